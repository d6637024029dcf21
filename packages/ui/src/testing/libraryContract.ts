import { createLibrary, openLibrary } from '../model/library/createLibrary'
import type { Library } from '../model/library/library'
import type { Storage, Written } from '../model/storage/storage'
import type { Disk, Kill } from './disk'
import { settle } from './faultyStorage'
import { movesIn, playIn, recordIn, SHORT_GAME, sessionIn, trike } from './saves'

/** A whole game with a takeback and a title. Each step changes something that is stored. */
const steps: readonly ((library: Library, id: string) => void)[] = [
  (library, id) => playIn(library, id, SHORT_GAME[0]),
  (library, id) => library.rename(id, 'Sunday'),
  (library, id) => playIn(library, id, SHORT_GAME[1]),
  (library, id) => sessionIn(library, id).undo(),
  (library, id) => sessionIn(library, id).redo(),
  (library, id) => playIn(library, id, SHORT_GAME[2]),
  library => library.rememberSetup('trike', { size: 9 }),
  (library, id) => library.remove(id),
  (library, id) => library.restoreRemoved(id),
]

/** The stored data of a game as one text; undefined if there is no such game. */
function snapshotOf(library: Library, id: string): string | undefined {
  const row = library.list().find(one => one.id === id)
  if (!row) return undefined
  return JSON.stringify([row, recordIn(library, id), library.lastSetup('trike')])
}

interface Played {
  /** The data to be stored before the first step and after each step. */
  readonly seen: readonly (string | undefined)[]
  /** How many changes the storage has confirmed. */
  readonly made: number
}

/** Plays the game in a program that may be killed during it. */
async function play(disk: Disk, kill?: Kill): Promise<Played> {
  let [time, made] = [0, 0]
  const storage = counting(disk.open(kill), () => made++)
  const library = createLibrary(storage, { newId: () => 'one', now: () => ++time })
  const id = library.add(trike())
  const seen = [undefined, snapshotOf(library, id)]
  for (const step of steps) {
    await settle()
    step(library, id)
    seen.push(snapshotOf(library, id))
  }
  await settle()
  return { seen, made }
}

/** The same storage, which calls `onChange` after every successful change. */
function counting(storage: Storage, onChange: () => void): Storage {
  const counted = async (change: Promise<Written>) => {
    const written = await change
    if (written.ok) onChange()
    return written
  }
  return {
    readAll: prefix => storage.readAll(prefix),
    write: (key, text, revision) => counted(storage.write(key, text, revision)),
    remove: (key, revision) => counted(storage.remove(key, revision)),
  }
}

/** Tests that a library on such a disk loses nothing when the program is killed or storage fails. Needs real timers. */
export function testLibrary(createDisk: () => Disk): void {
  test.each(createDisk().moments)('a kill %s any change leaves what was there or what was made', async when => {
    const whole = createDisk()
    const { seen } = await play(whole)
    for (let at = 1; at <= whole.changes(); at++) {
      const disk = createDisk()
      const { made } = await play(disk, { at, when })
      const again = await openLibrary(disk.open())
      // Only the very first text may be stored in part.
      if (made > 0) expect(again.listBroken()).toEqual([])
      expect([seen[made], seen[made + 1]]).toContain(snapshotOf(again, 'one'))
    }
  })

  test('without room the game goes on, reports it, and is saved as soon as there is room', async () => {
    const disk = createDisk()
    const library = createLibrary(disk.open())
    const [id, other] = [library.add(trike()), library.add(trike())]
    await settle()
    const listener = jest.fn()
    library.subscribe(listener)
    disk.fail('full')
    playIn(library, id, 'd2')
    listener.mockClear()
    await settle()
    expect(library.saving()).toBe('full')
    expect(listener).toHaveBeenCalled()
    expect(sessionIn(library, id).getState().saveFault).toBe('full')
    playIn(library, id, 'g5')
    await settle()
    expect(movesIn(library, id)).toEqual(['d2', 'g5'])
    expect(movesIn(await openLibrary(disk.open()), id)).toEqual([])
    // A removal frees room: what could not be written is written now.
    disk.fail(undefined)
    library.remove(other)
    await settle()
    expect(library.saving()).toBe('works')
    expect(sessionIn(library, id).getState().saveFault).toBeUndefined()
    expect(movesIn(await openLibrary(disk.open()), id)).toEqual(['d2', 'g5'])
  })

  test('without storage everything works while the program runs, and it is reported', async () => {
    const disk = createDisk()
    disk.fail('absent')
    const library = await openLibrary(disk.open())
    expect(library.saving()).toBe('absent')
    const id = library.add(trike())
    for (const cell of SHORT_GAME) {
      await settle()
      playIn(library, id, cell)
    }
    await settle()
    expect(library.list()).toMatchObject([{ id, plies: 3, result: { winner: 0 } }])
    expect(sessionIn(library, id).getState().saveFault).toBe('absent')
    library.remove(id)
    expect(library.list()).toEqual([])
    library.restoreRemoved(id)
    expect(movesIn(library, id)).toHaveLength(3)
  })

  test('games that could not be read at the start are there once storage answers', async () => {
    const disk = createDisk()
    const old = createLibrary(disk.open())
    const id = old.add(trike())
    playIn(old, id, 'd2')
    await settle()
    disk.fail('absent')
    const library = await openLibrary(disk.open())
    const added = library.add(trike())
    await settle()
    expect([library.saving(), library.list().length]).toEqual(['absent', 1])
    disk.fail(undefined)
    playIn(library, added, 'g5')
    await settle()
    expect([library.saving(), library.list().length]).toEqual(['works', 2])
    expect(movesIn(library, id)).toEqual(['d2'])
  })
}
