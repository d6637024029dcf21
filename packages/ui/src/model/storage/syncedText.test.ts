import { settle, slow } from '../../testing/faultyStorage'
import { createSyncedText, type SyncedTextOwner } from './syncedText'
import { createMemoryStorage } from './memory'
import type { Storage } from './storage'

/** An owner whose text is `now.text`, and the calls that it has received. */
function createOwner(revision = 0) {
  const now: { text: string | undefined; log: string[]; writesOurs: boolean } = { text: 'a', log: [], writesOurs: true }
  const owner: SyncedTextOwner = {
    key: 'key',
    revision,
    text: () => now.text,
    stored: text => now.log.push(`stored ${text ?? 'nothing'}`),
    failed: fault => now.log.push(fault),
    mergeStored: theirs => {
      now.log.push(`merged ${theirs ?? 'nothing'}`)
      return now.writesOurs
    },
  }
  return { now, owner }
}

const textIn = async (storage: Storage) => {
  const found = await storage.readAll('key')
  return found === 'absent' ? found : found[0]?.text
}

test('a write begins in the tick of its change', () => {
  const storage = createMemoryStorage()
  const write = jest.spyOn(storage, 'write')
  void createSyncedText(storage, createOwner().owner).changed()
  expect(write).toHaveBeenCalledWith('key', 'a', 0)
})

test('writes follow one another, and of what changed meanwhile the last is written', async () => {
  const memory = createMemoryStorage()
  const { storage, letOne } = slow(memory)
  const write = jest.spyOn(storage, 'write')
  const { now, owner } = createOwner()
  const synced = createSyncedText(storage, owner)
  const isDone = jest.fn()
  void synced.changed().then(isDone)
  for (const text of ['b', 'c']) {
    now.text = text
    void synced.changed()
  }
  await letOne()
  expect(await textIn(memory)).toBe('a')
  expect(isDone).not.toHaveBeenCalled()
  await letOne()
  expect(await textIn(memory)).toBe('c')
  expect(isDone).toHaveBeenCalled()
  expect(write.mock.calls.map(([, text, revision]) => [text, revision])).toEqual([
    ['a', 0],
    ['c', 1],
  ])
  expect(now.log).toEqual(['stored a', 'stored c'])
})

test('what another writer stored is merged before anything is written on top of it', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'theirs', 0)
  const { now, owner } = createOwner()
  await createSyncedText(storage, owner).changed()
  expect(now.log).toEqual(['merged theirs', 'stored a'])
})

test('an owner that accepts the other version writes nothing', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'theirs', 0)
  const { now, owner } = createOwner()
  now.writesOurs = false
  await createSyncedText(storage, owner).changed()
  expect(await textIn(storage)).toBe('theirs')
  expect(now.log).toEqual(['merged theirs'])
})

test('checking storage merges a newer version, and does nothing for the same one', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'a', 0)
  const { now, owner } = createOwner(1)
  now.writesOurs = false
  const synced = createSyncedText(storage, owner)
  synced.checkStorage()
  await settle()
  expect(now.log).toEqual([])
  await storage.write('key', 'b', 1)
  synced.checkStorage()
  await settle()
  await storage.remove('key', 2)
  synced.checkStorage()
  await settle()
  expect(now.log).toEqual(['merged b', 'merged nothing'])
})

test('without a text the key is deleted', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'a', 0)
  const { now, owner } = createOwner(1)
  now.text = undefined
  await createSyncedText(storage, owner).changed()
  expect(await textIn(storage)).toBeUndefined()
  expect(now.log).toEqual(['stored nothing'])
})

test('a synced text that was stopped while merging never writes again', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'theirs', 0)
  const { owner } = createOwner()
  const synced = createSyncedText(storage, {
    ...owner,
    mergeStored: () => {
      synced.stop()
      return true
    },
  })
  await synced.changed()
  await synced.changed()
  expect(await textIn(storage)).toBe('theirs')
})
