import fc from 'fast-check'
import { createMemoryStorage } from '../model/storage/memory'
import type { Storage } from '../model/storage/storage'
import type { Disk } from './disk'

const yes = (revision: number) => ({ ok: true, revision })
const no = (fault: string) => ({ ok: false, fault })

const keysIn = async (storage: Storage, prefix: string) => {
  const found = await storage.readAll(prefix)
  return found === 'absent' ? found : found.map(({ key }) => key).sort()
}

/** Everything that is stored, in any order. */
const everythingIn = async (storage: Storage) => {
  const found = await storage.readAll('')
  return found === 'absent' ? found : new Set(found)
}

/** What every storage promises, wherever its texts are. */
export function testStorage(createDisk: () => Disk): void {
  test('each write makes the next version, and only from the one before it', async () => {
    const storage = createDisk().open()
    expect(await storage.write('a', 'one', 0)).toEqual(yes(1))
    expect(await storage.write('a', 'two', 1)).toEqual(yes(2))
    expect(await storage.write('a', 'late', 1)).toEqual(no('conflict'))
    expect(await storage.write('a', 'new', 0)).toEqual(no('conflict'))
    expect(await storage.readAll('a')).toEqual([{ key: 'a', text: 'two', revision: 2 }])
  })

  test('a text is deleted only at the version that was seen', async () => {
    const storage = createDisk().open()
    await storage.write('a', 'one', 0)
    await storage.write('a', 'two', 1)
    expect(await storage.remove('a', 1)).toEqual(no('conflict'))
    expect(await storage.remove('a', 2)).toEqual(yes(0))
    expect(await storage.readAll('')).toEqual([])
    expect(await storage.remove('a', 0)).toEqual(yes(0))
  })

  test('reading finds what begins with a prefix', async () => {
    const storage = createDisk().open()
    for (const key of ['game/a', 'game/b', 'games', 'settings']) await storage.write(key, key, 0)
    expect(await keysIn(storage, 'game/')).toEqual(['game/a', 'game/b'])
    expect(await keysIn(storage, '')).toEqual(['game/a', 'game/b', 'games', 'settings'])
  })

  test('writes of one key keep their order', async () => {
    const disk = createDisk()
    const storage = disk.open()
    const writes = ['one', 'two', 'three'].map((text, revision) => storage.write('a', text, revision))
    expect(await Promise.all(writes)).toEqual([yes(1), yes(2), yes(3)])
    expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'three', revision: 3 }])
  })

  test('without room nothing new is stored, nothing old is lost, and deleting still works', async () => {
    const disk = createDisk()
    const storage = disk.open()
    await storage.write('a', 'one', 0)
    await storage.write('b', 'two', 0)
    disk.fail('full')
    expect(await storage.write('a', 'three', 1)).toEqual(no('full'))
    expect(await storage.write('c', 'four', 0)).toEqual(no('full'))
    expect(await storage.remove('b', 1)).toEqual(yes(0))
    expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'one', revision: 1 }])
    disk.fail(undefined)
    expect(await storage.write('a', 'three', 1)).toEqual(yes(2))
    expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'three', revision: 2 }])
  })

  test('where nothing can be stored every function reports it, and none rejects', async () => {
    const disk = createDisk()
    disk.fail('absent')
    const storage = disk.open()
    expect(await storage.readAll('')).toBe('absent')
    expect(await storage.write('a', 'one', 0)).toEqual(no('absent'))
    expect(await storage.remove('a', 0)).toEqual(no('absent'))
    disk.fail(undefined)
    expect(await storage.write('a', 'one', 0)).toEqual(yes(1))
  })

  test('whatever it is called with, it answers and stores what a map would', async () => {
    const act = fc.record({
      act: fc.constantFrom('write', 'remove', 'restart'),
      key: fc.constantFrom('a', 'a/b', 'b'),
      text: fc.string({ unit: 'grapheme' }),
      /** How far it is from the version that is there. */
      late: fc.constantFrom(0, 0, 0, 1, -1),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async acts => {
        const disk = createDisk()
        const model = createMemoryStorage()
        let storage = disk.open()
        for (const { act, key, text, late } of acts) {
          const found = await model.readAll(key)
          const there = found === 'absent' ? undefined : found.find(stored => stored.key === key)
          const revision = Math.max(0, (there?.revision ?? 0) + late)
          if (act === 'restart') storage = disk.open()
          else if (act === 'remove')
            expect(await storage.remove(key, revision)).toEqual(await model.remove(key, revision))
          else expect(await storage.write(key, text, revision)).toEqual(await model.write(key, text, revision))
        }
        expect(await everythingIn(disk.open())).toEqual(await everythingIn(model))
      }),
      { numRuns: 60 },
    )
  })
}
