import { createMemoryStorage } from '../storage/memory'
import { createMemoryDisk } from '../../testing/disk'
import { killedAt, slow } from '../../testing/faultyStorage'
import { testLibrary } from '../../testing/libraryContract'
import { movesIn, playIn, SHORT_GAME, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from './createLibrary'

beforeEach(() => void jest.useRealTimers())

testLibrary(createMemoryDisk)

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
