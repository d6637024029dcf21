import { createMemoryStorage } from '../storage/memory'
import type { Storage } from '../storage/storage'
import { settle } from '../../testing/faultyStorage'
import { movesIn, playIn, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from './createLibrary'

const keysIn = async (storage: Storage) => {
  await settle()
  const found = await storage.readAll('')
  return found === 'absent' ? found : found.map(({ key }) => key)
}

/** Two games, one move played in each, in a storage. */
function twoGames() {
  const storage = createMemoryStorage()
  const library = createLibrary(storage)
  const ids = [library.add(trike()), library.add(trike())] as const
  for (const id of ids) playIn(library, id, 'd2')
  return { storage, library, ids }
}

test('a removed game leaves the lists at once and storage at the next start', async () => {
  const { storage, library, ids } = twoGames()
  library.remove(ids[0])
  expect(library.list().map(({ id }) => id)).toEqual([ids[1]])
  expect(await keysIn(storage)).toHaveLength(2)
  const again = await openLibrary(storage)
  expect(again.list().map(({ id }) => id)).toEqual([ids[1]])
  expect(again.open(ids[0])).toBeUndefined()
  expect(await keysIn(storage)).toEqual([`game/${ids[1]}`])
})

test('a later removal deletes the one before it', async () => {
  const { storage, library, ids } = twoGames()
  library.remove(ids[0])
  library.remove(ids[1])
  expect(await keysIn(storage)).toEqual([`game/${ids[1]}`])
  expect(library.list()).toEqual([])
})

test('a removed game is restored as it was', async () => {
  const { storage, library, ids } = twoGames()
  library.remove(ids[0])
  library.restoreRemoved(ids[0])
  library.remove(ids[1])
  await settle()
  const again = await openLibrary(storage)
  expect(again.list().map(({ id }) => id)).toEqual([ids[0]])
  expect(movesIn(again, ids[0])).toEqual(['d2'])
})

test('a game that was deleted already can still be restored while the program runs', async () => {
  const { storage, library, ids } = twoGames()
  library.remove(ids[0])
  library.remove(ids[1])
  await settle()
  library.restoreRemoved(ids[0])
  await settle()
  expect(movesIn(await openLibrary(storage), ids[0])).toEqual(['d2'])
})

test('a move in a removed game restores it', async () => {
  const { storage, library, ids } = twoGames()
  library.remove(ids[0])
  playIn(library, ids[0], 'g5')
  library.remove(ids[1])
  await settle()
  const again = await openLibrary(storage)
  expect(again.list().map(({ id }) => id)).toEqual([ids[0]])
  expect(movesIn(again, ids[0])).toEqual(['d2', 'g5'])
})
