import { createMemoryStorage } from '../storage/memory'
import { createMemoryDisk } from '../../testing/disk'
import { killedAt, slow } from '../../testing/faultyStorage'
import { testLibrary } from '../../testing/libraryContract'
import { movesIn, playIn, SHORT_GAME, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from './createLibrary'

beforeEach(() => void jest.useRealTimers())

testLibrary(createMemoryDisk)

test('slow writes arrive in order, and each move waits for the one before it', async () => {
  const memory = createMemoryStorage()
  const { storage, letOne } = slow(memory)
  const library = createLibrary(storage)
  const id = library.add(trike())
  playIn(library, id, SHORT_GAME[0])
  playIn(library, id, SHORT_GAME[1])
  for (const moves of [[], SHORT_GAME.slice(0, 1), SHORT_GAME.slice(0, 2)]) {
    await letOne()
    expect(movesIn(await openLibrary(memory), id)).toEqual(moves)
  }
})

test('storage that never answers delays a move until the timeout', async () => {
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
