import { settle, slow } from '../../testing/faultyStorage'
import { createSyncedText, type SyncedTextOwner } from './syncedText'
import { createMemoryStorage } from './memory'
import type { Storage } from './storage'

/** A value whose text is `now.text`, and what its keeper has told it. */
function kept(revision = 0) {
  const now: { text: string | undefined; log: string[]; goesOn: boolean } = { text: 'a', log: [], goesOn: true }
  const owner: SyncedTextOwner = {
    key: 'key',
    revision,
    text: () => now.text,
    stored: text => now.log.push(`stored ${text ?? 'nothing'}`),
    failed: fault => now.log.push(fault),
    mergeStored: theirs => {
      now.log.push(`met ${theirs ?? 'nothing'}`)
      return now.goesOn
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
  void createSyncedText(storage, kept().owner).changed()
  expect(write).toHaveBeenCalledWith('key', 'a', 0)
})

test('writes follow one another, and of what changed meanwhile the last is written', async () => {
  const memory = createMemoryStorage()
  const { storage, letOne } = slow(memory)
  const write = jest.spyOn(storage, 'write')
  const { now, owner } = kept()
  const keeper = createSyncedText(storage, owner)
  const isDone = jest.fn()
  void keeper.changed().then(isDone)
  for (const text of ['b', 'c']) {
    now.text = text
    void keeper.changed()
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

test('what another writer stored is met before anything is written on top of it', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'theirs', 0)
  const { now, owner } = kept()
  await createSyncedText(storage, owner).changed()
  expect(now.log).toEqual(['met theirs', 'stored a'])
})

test('an owner who gives way writes nothing', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'theirs', 0)
  const { now, owner } = kept()
  now.goesOn = false
  await createSyncedText(storage, owner).changed()
  expect(await textIn(storage)).toBe('theirs')
  expect(now.log).toEqual(['met theirs'])
})

test('looking meets a newer version, and says nothing of the same one', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'a', 0)
  const { now, owner } = kept(1)
  now.goesOn = false
  const keeper = createSyncedText(storage, owner)
  keeper.checkStorage()
  await settle()
  expect(now.log).toEqual([])
  await storage.write('key', 'b', 1)
  keeper.checkStorage()
  await settle()
  await storage.remove('key', 2)
  keeper.checkStorage()
  await settle()
  expect(now.log).toEqual(['met b', 'met nothing'])
})

test('without a text the key is deleted', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'a', 0)
  const { now, owner } = kept(1)
  now.text = undefined
  await createSyncedText(storage, owner).changed()
  expect(await textIn(storage)).toBeUndefined()
  expect(now.log).toEqual(['stored nothing'])
})

test('a keeper that was stopped while it met another version never writes again', async () => {
  const storage = createMemoryStorage()
  await storage.write('key', 'theirs', 0)
  const { owner } = kept()
  const keeper = createSyncedText(storage, {
    ...owner,
    mergeStored: () => {
      keeper.stop()
      return true
    },
  })
  await keeper.changed()
  await keeper.changed()
  expect(await textIn(storage)).toBe('theirs')
})
