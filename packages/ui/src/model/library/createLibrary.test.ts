import { endMatch, expectOk, newMatch } from '@tabuleiro/engine'
import { createMemoryStorage } from '../storage/memory'
import type { Storage } from '../storage/storage'
import { settle } from '../../testing/faultyStorage'
import { afterMoves, movesIn, playIn, recordIn, SHORT_GAME, sessionIn, trike } from '../../testing/saves'
import { unfinished } from './library'
import { createLibrary, openLibrary } from './createLibrary'

/** A clock that ticks each time it is read. */
function clock() {
  let time = 0
  return { now: () => ++time }
}

/** The library after a restart of the program. */
const restarted = async (storage: Storage) => {
  await settle()
  return openLibrary(storage, clock())
}

test('a game is there at once, as the same session each time', () => {
  const library = createLibrary(createMemoryStorage(), clock())
  const id = library.add(trike())
  expect(sessionIn(library, id)).toBe(sessionIn(library, id))
  expect(library.list()).toMatchObject([{ id, game: 'trike', title: '', plies: 0, result: undefined }])
  expect(library.open('nothing')).toBeUndefined()
  expect(library.saving()).toBe('works')
})

test('games opened long ago are released from memory, unless a screen shows them, and open where they were', async () => {
  const library = createLibrary(createMemoryStorage(), clock())
  const [shown, left] = [library.add(trike()), library.add(trike())]
  const [shownSession, leftSession] = [sessionIn(library, shown), sessionIn(library, left)]
  const stop = shownSession.subscribe(() => undefined)
  playIn(library, left, 'd2')
  await settle()
  leftSession.browse(0)
  const others = Array.from({ length: 30 }, () => library.add(trike()))
  expect(sessionIn(library, shown)).toBe(shownSession)
  expect(sessionIn(library, left)).not.toBe(leftSession)
  expect(movesIn(library, left)).toEqual(['d2'])
  stop()
  for (const id of others) sessionIn(library, id)
  expect(sessionIn(library, shown)).not.toBe(shownSession)
})

test('a change is on its way to storage in its own tick', async () => {
  const storage = createMemoryStorage()
  const write = jest.spyOn(storage, 'write')
  const library = createLibrary(storage)
  const id = library.add(trike())
  expect(write).toHaveBeenCalledTimes(1)
  await settle()
  playIn(library, id, 'd2')
  expect(write).toHaveBeenCalledTimes(2)
  expect(library.list()[0]?.plies).toBe(1)
})

test('a move waits until the one before it is stored', async () => {
  const storage = createMemoryStorage()
  const library = createLibrary(storage)
  const id = library.add(trike())
  await settle()
  playIn(library, id, 'd2')
  playIn(library, id, 'g5')
  expect(movesIn(library, id)).toEqual(['d2'])
  await settle()
  expect(movesIn(library, id)).toEqual(['d2', 'g5'])
  await settle()
  expect(movesIn(await openLibrary(storage), id)).toEqual(['d2', 'g5'])
})

test('the whole match comes back: moves, what was undone, seats, hints and end', async () => {
  const storage = createMemoryStorage()
  const library = createLibrary(storage, clock())
  const seats = [
    { name: 'Ana', player: 'human' },
    { name: '', player: 'level:3' },
  ] as const
  const ids = [
    library.add(trike({ seats, date: '2026-01-02T03:04:05.000Z' })),
    library.add(expectOk(endMatch(trike(), { how: 'resign', by: 0 }))),
    library.add(afterMoves(trike(), 'd2', 'g5', 'e3')),
    library.add(expectOk(newMatch({ game: 'turtles' }))),
  ] as const
  sessionIn(library, ids[2]).undo()
  const again = await restarted(storage)
  for (const id of ids) expect(recordIn(again, id)).toBe(recordIn(library, id))
  expect(again.list()).toEqual(library.list())
})

test('the last changed game comes first, and the list is the same until something changes', () => {
  const library = createLibrary(createMemoryStorage(), clock())
  const [one, other] = [library.add(trike()), library.add(trike())]
  const order = () => library.list().map(({ id }) => id)
  expect(order()).toEqual([other, one])
  expect(library.list()).toBe(library.list())
  const [row] = library.list()
  playIn(library, one, 'd2')
  expect(order()).toEqual([one, other])
  expect(library.list()[1]).toBe(row)
  library.rename(other, 'Second')
  expect(order()).toEqual([one, other])
})

test('browsing and tapping without a move write nothing', async () => {
  const storage = createMemoryStorage()
  const library = createLibrary(storage, clock())
  const id = library.add(trike())
  playIn(library, id, 'd2')
  await settle()
  const write = jest.spyOn(storage, 'write')
  sessionIn(library, id).browse(0)
  sessionIn(library, id).browse(1)
  sessionIn(library, id).tap('g5', true)
  sessionIn(library, id).cancel()
  await settle()
  expect(write).not.toHaveBeenCalled()
})

test('subscribers are notified of changes until they unsubscribe', () => {
  const library = createLibrary(createMemoryStorage(), clock())
  const listener = jest.fn()
  const unsubscribe = library.subscribe(listener)
  const id = library.add(trike())
  expect(listener).toHaveBeenCalled()
  unsubscribe()
  listener.mockClear()
  playIn(library, id, 'd2')
  expect(listener).not.toHaveBeenCalled()
})

test('a title is saved, and stays when the game is played on', async () => {
  const storage = createMemoryStorage()
  const library = createLibrary(storage, clock())
  const id = library.add(trike())
  library.rename(id, 'Sunday')
  playIn(library, id, 'd2')
  expect((await restarted(storage)).list()).toMatchObject([{ id, title: 'Sunday', plies: 1 }])
})

test('games that are not over can be continued', () => {
  const library = createLibrary(createMemoryStorage(), clock())
  const [on, over] = [library.add(trike()), library.add(afterMoves(trike(), ...SHORT_GAME))]
  expect(library.list()[0]).toMatchObject({ id: over, plies: 3, result: { winner: 0 } })
  expect(unfinished(library.list()).map(({ id }) => id)).toEqual([on])
})

test('wins and losses of people against each computer player are counted', () => {
  const library = createLibrary(createMemoryStorage(), clock())
  const seat = (player: string) => ({ name: '', player })
  const ended = (first: string, second: string, loser: 0 | 1 | undefined) => {
    const match = trike({ seats: [seat(first), seat(second)] })
    library.add(expectOk(endMatch(match, loser === undefined ? { how: 'agreed' } : { how: 'resign', by: loser })))
  }
  ended('human', 'level:2', 1)
  ended('level:2', 'human', 1)
  ended('level:2', 'human', undefined)
  ended('human', 'level:5', 0)
  ended('human', 'human', 0)
  ended('level:1', 'level:2', 0)
  library.add(trike({ seats: [seat('human'), seat('level:2')] }))
  expect(library.tallies('trike')).toEqual(
    new Map([
      ['level:2', { wins: 1, losses: 1, draws: 1 }],
      ['level:5', { wins: 0, losses: 1, draws: 0 }],
    ]),
  )
  expect(library.tallies('turtles').size).toBe(0)
})

test('the last setup of each game is saved', async () => {
  const storage = createMemoryStorage()
  const library = createLibrary(storage, clock())
  expect(library.lastSetup('trike')).toBeUndefined()
  library.rememberSetup('trike', { size: 7 })
  library.rememberSetup('trike', { size: 9 })
  library.rememberSetup('turtles', [1])
  const again = await restarted(storage)
  expect(again.lastSetup('trike')).toEqual({ size: 9 })
  expect(again.lastSetup('turtles')).toEqual([1])
})

test('choices that were damaged are none', async () => {
  const storage = createMemoryStorage()
  await storage.write('choices/trike', '{', 0)
  const library = await restarted(storage)
  expect(library.lastSetup('trike')).toBeUndefined()
  library.rememberSetup('trike', 1)
  expect((await restarted(storage)).lastSetup('trike')).toBe(1)
})

test('no id is given twice', () => {
  const ids = ['a', 'a', 'a', 'b']
  const library = createLibrary(createMemoryStorage(), { newId: () => ids.shift() ?? 'c' })
  expect([library.add(trike()), library.add(trike()), library.add(trike())]).toEqual(['a', 'b', 'c'])
})
