import { endMatch, expectOk, positionOf, resultOf, rulesOf, type Match } from '@tabuleiro/engine'
import { createWorld } from '../../testing/world'
import { afterMoves, movesIn, SHORT_GAME, trike } from '../../testing/saves'
import { branchAt, branchGame } from './branchGame'

const encode = (match: Match, ply?: number) => rulesOf(match).encode(positionOf(match, ply))

test.each([0, 1, 2])('a finished game goes on after %i moves, in a new game; the old one stays', ply => {
  const { library } = createWorld()
  const old = afterMoves(trike({ identity: 'abcDEF012-_9' }), ...SHORT_GAME)
  const id = library.add(old)
  const branch = branchGame(library, old, ply)
  expect(movesIn(library, branch)).toEqual(SHORT_GAME.slice(0, ply))
  expect(movesIn(library, id)).toEqual(SHORT_GAME)
  const found = expectOk(library.read(branch) ?? { ok: true, value: old })
  expect(encode(found)).toBe(encode(old, ply))
  expect(resultOf(found)).toBeUndefined()
  expect(found.identity).toMatch(/^[\w-]{12}$/)
  expect(found.identity).not.toBe(old.identity)
})

test('a game that was resigned goes on without its end, its hints and its takebacks', () => {
  const hints = { allowed: true, used: [2, 1] } as const
  const old = expectOk(endMatch(afterMoves(trike({ hints }), 'd2', 'g5'), { how: 'resign', by: 0 }))
  expect(branchAt(old, 1)).toMatchObject({ ending: undefined, undone: [], hints: { used: [0, 0] } })
  expect(branchAt(old, 2).plies).toHaveLength(2)
})

test('the clocks show what was left then', () => {
  const clock = { initial: [60_000, 60_000], increment: [0, 0], left: [60_000, 60_000] } as const
  const first = afterMoves(trike({ clock }), 'd2')
  const later = { ...first, clock: { ...clock, left: [60_000, 20_000] } } as const
  expect(branchAt(afterMoves(later, 'g5', 'e3'), 1).clock?.left).toEqual([60_000, 60_000])
})

test('in a copy of a game by link the friend is a person at this device', () => {
  const seats = [
    { name: '', player: 'human' },
    { name: 'Ana', player: 'friend' },
  ] as const
  expect(branchAt(afterMoves(trike({ seats }), 'd2'), 1).seats).toEqual([seats[0], { name: 'Ana', player: 'human' }])
})
