import { games, moveList } from '@tabuleiro/engine'
import { TACTICAL } from '../../search/evaluator'
import { positionOf } from '../../testing/turtles'
import { scoreMoves } from './moveOrder'

const game = games.turtles

/** The score of each legal move, by its text. */
function scoresIn(text: string, options: unknown = {}): Record<string, number> {
  const s = positionOf(text, options)
  const list = moveList(s.setup)
  game.moves(s, list)
  const scores = new Int32Array(list.size)
  scoreMoves(s, list, scores)
  return Object.fromEntries(Array.from(scores, (each, i) => [game.write(s.setup, list.at[i]), each]))
}

const tactical = (scores: Record<string, number>): string[] =>
  Object.keys(scores).filter(move => scores[move] >= TACTICAL)
const first = (scores: Record<string, number>): string =>
  Object.keys(scores).reduce((a, b) => (scores[b] > scores[a] ? b : a))

test.each([
  ['a score', 's2.0_0.0_0.0_0.0~s~0~0', ['2u']],
  ['a push that scores a friend', 's2.0_s3.0_0.0_0.0~s~4~0', ['2u', '3u']],
  ['a chain that scores a friend at its end', 's2.0_n3.0_s5.0_0.0~s~0~0', ['2u', '5u']],
  ['a push off the side that costs half the board', '0.0_0.0_s3.n2_0.0~s~0~0', ['3r']],
  ['the same on the other side, for North', '0.0_s2.n3_0.0_0.0~n~0~0', ['3l']],
  ['a smash of a runner', '0.0_s2n1.0_n2.0_n4s3.0~s~0~0', ['3u']],
])('%s is tactical', (_what, text, expected) => {
  expect(tactical(scoresIn(text)).sort()).toEqual(expected)
})

test.each([
  ['steps and hatches', '0.0_0.0_s3.0_0.0~s~0~0'],
  ['pushing a turtle home that has hardly left it', 'n2.0_s3.0_0.0_0.0~s~0~0'],
  ['handing the opponent a point', '0.0_0.0_s3.0_n2.0~s~0~0'],
])('%s is not tactical', (_what, text) => {
  expect(tactical(scoresIn(text))).toEqual([])
})

test('more turtles that score come before fewer, and a gift to the opponent comes last', () => {
  expect(first(scoresIn('s4s2s1.0_0.0_0.0_0.0~s~0~0'))).toBe('4u')
  const scores = scoresIn('0.0_0.0_s3.0_n2.0~s~0~0')
  expect(Math.min(...Object.values(scores))).toBe(scores['3d'])
})
