import {
  expectOk,
  gameIds,
  gameOf,
  movesOf,
  positionOf,
  resultOf,
  rulesOf,
  type GameId,
  type Match,
  type Move,
} from '@tabuleiro/engine'
import { randomMatch, randomOptions } from '@tabuleiro/engine/testing'
import fc from 'fast-check'
import { HINT_REASONS } from '../games/gameAi'
import { openHint, type Hint } from './hint'
import { finished, openMatch, played, tried } from '../testing/matches'

const hintFor = (match: Match, nodes = 400) => finished(expectOk(openHint(match, 1, { nodes })))

const moveOf = (match: Match, hint: Hint) =>
  movesOf(match).find(move => rulesOf(match).write(match.setup, move) === hint.move)

const winnerAfter = (match: Match, move: Move) => resultOf(played(match, move))?.winner
const winsAtOnce = (match: Match, move: Move) => winnerAfter(match, move) === positionOf(match).turn

/** By definition, move by move: the opponent wins with the next ply, or this move loses by itself. */
function losesAtOnce(match: Match, move: Move): boolean {
  const after = played(match, move)
  const { turn } = positionOf(match)
  const result = resultOf(after)
  if (result !== undefined) return result.winner !== undefined && result.winner !== turn
  return movesOf(after).some(reply => winsAtOnce(after, reply))
}

/** Late positions of random games, where things are decided. */
function lateMatches(game: GameId, options: object, count: number): Match[] {
  return Array.from({ length: count }, (_, seed) => {
    const whole = randomMatch({ game, options }, seed, 400)
    return openMatch(game, options, seed, Math.max(0, whole.plies.length - 1 - (seed % 4)))
  })
}

const quick: readonly (readonly [GameId, object])[] = [
  ['trike', { size: 7 }],
  ['turtles', {}],
]

describe.each(quick)('hints in %s', (game, options) => {
  const matches = lateMatches(game, options, 30)

  test('a win at hand is shown as one', () => {
    const decided = matches.filter(match => movesOf(match).length > 1 && movesOf(match).some(m => winsAtOnce(match, m)))
    expect(decided.length).toBeGreaterThan(2)
    for (const match of decided)
      expect(hintFor(match)).toMatchObject({ reason: 'wins', chance: 1, known: { result: 'win' } })
  })

  test('defences are named for what they are', () => {
    const seen = new Set<string>()
    for (const match of matches) {
      const { reason, ...hint } = hintFor(match)
      const safe = movesOf(match).filter(move => !losesAtOnce(match, move))
      const move = moveOf(match, { reason, ...hint })
      seen.add(reason)
      if (reason === 'defends' || (reason === 'only' && movesOf(match).length > 1)) {
        expect(safe).toContain(move)
        expect(safe.length).toBeLessThan(movesOf(match).length)
      }
      if (reason === 'only' && movesOf(match).length > 1) expect(safe).toEqual([move])
      if (safe.length === 0 && movesOf(match).length > 1) expect(['wins', 'resists']).toContain(reason)
      if (movesOf(match).length === 1) expect(reason).toBe('only')
    }
    expect([...seen]).toEqual(expect.arrayContaining(['only', 'resists']))
  })
})

test.each(gameIds)('a hint in %s is a legal move, the places to tap for it in order, and a reason', game => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (seed, plies) => {
      const match = openMatch(game, randomOptions(gameOf(game), seed), seed, plies)
      const hint = hintFor(match, 50)
      const move = moveOf(match, hint)
      expect(move).toBeDefined()
      expect(hint.taps).toEqual(rulesOf(match).taps(positionOf(match), move ?? -1))
      expect(HINT_REASONS).toContain(hint.reason)
      expect(JSON.parse(JSON.stringify(hint))).toEqual(hint)
    }),
    tried(10),
  )
})

test('a hint has a budget of time where no nodes are given', () => {
  const match = openMatch('trike', {}, 1, 2)
  expect(expectOk(openHint(match, 1)).millis).toBe(1_000)
  expect(expectOk(openHint(match, 1, { millis: 300 })).millis).toBe(300)
  expect(expectOk(openHint(match, 1, { nodes: 300 })).millis).toBeUndefined()
})

test('there is no hint in a finished match', () => {
  expect(openHint(randomMatch({ game: 'trike' }, 1, 400), 1)).toEqual({ ok: false, error: { code: 'game/over' } })
})
