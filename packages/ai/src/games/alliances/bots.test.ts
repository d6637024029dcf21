import { games, legalMoves, next } from '@tabuleiro/engine'
import type { AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import { moveOf, positionOf, somePosition } from '../../testing/alliances'
import { botMove } from '../../testing/bots'
import { bots } from './bots'
import { Distances, connectionGoal, UNREACHABLE, openColours } from './distances'
import { hintReason } from './hintReason'

const game = games.alliances

/** rules 13, word for word. */
function valueFor(side: number, before: AlliancesState, after: AlliancesState): number {
  const distances = new Distances(after.setup)
  distances.measure(after, openColours(before))
  return [1, 2, 3]
    .filter(colour => (openColours(before) >> (colour - 1)) & 1)
    .map(colour => distances.totals[connectionGoal(side === after.holderA ? 0 : 1, colour)])
    .reduce((sum, d) => sum + (d === UNREACHABLE ? 0 : 1 / (d + 1) ** 3), 0)
}

test.each<[keyof typeof bots, (mine: number, theirs: number) => number]>([
  ['greedy', mine => mine],
  ['greedy-hard', (mine, theirs) => mine - theirs ** 2],
])('%s takes a move of the highest value of the rules', (name, score) => {
  for (let seed = 0; seed < 6; seed++) {
    const s = somePosition({ size: 4 }, 4 * seed, seed)
    const values = new Map(
      legalMoves(game, s).map(move => {
        const after = next(game, s, move)
        return [move, score(valueFor(s.turn, s, after), valueFor(1 - s.turn, s, after))]
      }),
    )
    const chosen = botMove(game, bots[name], s, seed)
    expect(values.get(chosen)).toBeCloseTo(Math.max(...values.values()), 9)
  }
})

test('a bot plays another of its equal moves with another seed', () => {
  const s = somePosition({ size: 5 }, 0, 1)
  const moves = new Set(Array.from({ length: 8 }, (_, seed) => botMove(game, bots.greedy, s, seed)))
  expect(moves.size).toBeGreaterThan(1)
})

const lastDisc = 'o4.2o5.3o5.4o5.5o5.6o5.11.7o4.7o3.6p3.6o2.6o1.4o'

test.each([
  ['connects', `${lastDisc}_1_a_---`, 'og8'],
  ['blocks', `${lastDisc}_2_a_---`, 'gg8'],
  ['fences', '5.8.9.10.11.12.11.12.11.10.9.8.pppp1_1_a_---', 'pa6'],
  ['threatens', '5.8.9.10.11.12.11.12.11.10.9.8.ppp2_1_a_---', 'pa5'],
  ['connects', '5.8.9.10.11.12.11.12.11.10.9.8.5_1_a_---', 'og7'],
])('the reason of a move: %s', (expected, text, move) => {
  const s = positionOf(text)
  expect(hintReason(s, moveOf(s, move), next(game, s, moveOf(s, move)))).toBe(expected)
})
