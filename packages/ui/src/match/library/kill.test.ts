import { createMemoryStorage } from '../../storage/memory'
import type { Stored, Storage } from '../../storage/storage'
import { failing, killedAt, settle, slow } from '../../testing/faultyStorage'
import { movesIn, playIn, recordIn, SHORT_GAME, storeIn, trike } from '../../testing/saves'
import type { Library } from '../library'
import { createLibrary, openLibrary } from './create'

beforeEach(() => void jest.useRealTimers())

/** A whole game with a takeback and a title; each step changes something that is kept. */
const steps: readonly ((library: Library, id: string) => void)[] = [
  (library, id) => playIn(library, id, SHORT_GAME[0]),
  (library, id) => library.rename(id, 'Sunday'),
  (library, id) => playIn(library, id, SHORT_GAME[1]),
  (library, id) => storeIn(library, id).undo(),
  (library, id) => storeIn(library, id).redo(),
  (library, id) => playIn(library, id, SHORT_GAME[2]),
  library => library.keepChoices('trike', { size: 9 }),
  (library, id) => library.remove(id),
  (library, id) => library.bringBack(id),
]

/** What is kept, as one text: undefined where there is no such game. */
function keptIn(library: Library, id: string): string | undefined {
  const row = library.games().find(one => one.id === id)
  if (!row) return undefined
  return JSON.stringify([row, recordIn(library, id), library.lastChoices('trike')])
}

/** Plays the game and tells what was kept before the first step and after each. */
async function play(storage: Storage): Promise<readonly (string | undefined)[]> {
  let time = 0
  const library = createLibrary(storage, { newId: () => 'one', now: () => ++time, waits: false })
  const id = library.add(trike())
  const seen = [undefined, keptIn(library, id)]
  for (const step of steps) {
    await settle()
    step(library, id)
    seen.push(keptIn(library, id))
  }
  await settle()
  return seen
}

test.each(['before', 'after'] as const)('a kill %s any write leaves what was there or what was made', async when => {
  const seen = await play(createMemoryStorage())
  for (let at = 1; at < seen.length; at++) {
    const texts = new Map<string, Stored>()
    await play(killedAt(createMemoryStorage(texts), at, when))
    const again = await openLibrary(createMemoryStorage(texts))
    expect(again.broken()).toEqual([])
    expect(keptIn(again, 'one')).toBe(seen[when === 'before' ? at - 1 : at])
  }
})

test('without room the game goes on, says so, and is kept as soon as there is room', async () => {
  const memory = createMemoryStorage()
  let isFull = false
  const library = createLibrary(
    failing(memory, () => (isFull ? 'full' : undefined)),
    { waits: false },
  )
  const [id, other] = [library.add(trike()), library.add(trike())]
  await settle()
  const heard = jest.fn()
  library.subscribe(heard)
  isFull = true
  playIn(library, id, 'd2')
  heard.mockClear()
  await settle()
  expect(library.saving()).toBe('full')
  expect(heard).toHaveBeenCalled()
  expect(storeIn(library, id).get().fault).toBe('full')
  playIn(library, id, 'g5')
  await settle()
  expect(movesIn(library, id)).toEqual(['d2', 'g5'])
  expect(movesIn(await openLibrary(memory), id)).toEqual([])
  // A removal frees room: what could not be written is written now.
  isFull = false
  library.remove(other)
  await settle()
  expect(library.saving()).toBe('works')
  expect(storeIn(library, id).get().fault).toBeUndefined()
  expect(movesIn(await openLibrary(memory), id)).toEqual(['d2', 'g5'])
})

test('without storage everything works while the program runs, and it says so', async () => {
  const library = await openLibrary(failing(createMemoryStorage(), () => 'absent'))
  expect(library.saving()).toBe('absent')
  const id = library.add(trike())
  for (const cell of SHORT_GAME) {
    await settle()
    playIn(library, id, cell)
  }
  await settle()
  expect(library.games()).toMatchObject([{ id, plies: 3, result: { winner: 0 } }])
  expect(storeIn(library, id).get().fault).toBe('absent')
  library.remove(id)
  expect(library.games()).toEqual([])
  library.bringBack(id)
  expect(movesIn(library, id)).toHaveLength(3)
})

test('games that could not be read at the start are there once storage answers', async () => {
  const memory = createMemoryStorage()
  const old = createLibrary(memory, { waits: false })
  const id = old.add(trike())
  playIn(old, id, 'd2')
  await settle()
  let isAbsent = true
  const library = await openLibrary(
    failing(memory, () => (isAbsent ? 'absent' : undefined)),
    { waits: false },
  )
  const added = library.add(trike())
  await settle()
  expect([library.saving(), library.games().length]).toEqual(['absent', 1])
  isAbsent = false
  playIn(library, added, 'g5')
  await settle()
  expect([library.saving(), library.games().length]).toEqual(['works', 2])
  expect(movesIn(library, id)).toEqual(['d2'])
})

test('writes that are slow arrive in order, and the last one last', async () => {
  const memory = createMemoryStorage()
  const { storage, letOne } = slow(memory)
  const library = createLibrary(storage, { waits: false })
  const id = library.add(trike())
  playIn(library, id, ...SHORT_GAME)
  await letOne()
  expect(movesIn(await openLibrary(memory), id)).toEqual([])
  await letOne()
  expect(movesIn(await openLibrary(memory), id)).toHaveLength(3)
})

test('storage that never answers holds a move back for a while, not for ever', async () => {
  jest.useFakeTimers()
  const memory = createMemoryStorage()
  const library = createLibrary(killedAt(memory, 1, 'before'))
  const id = library.add(trike())
  playIn(library, id, 'd2')
  playIn(library, id, 'g5')
  expect(movesIn(library, id)).toEqual(['d2'])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(movesIn(library, id)).toEqual(['d2', 'g5'])
})
