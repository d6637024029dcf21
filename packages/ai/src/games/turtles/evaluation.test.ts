import { expectOk, games } from '@tabuleiro/engine'
import type { TurtlesState } from '@tabuleiro/engine/games/turtles/internals'
import fc from 'fast-check'
import { weighted } from '../../search/features'
import { MAX_ESTIMATE } from '../../search/value'
import { positionOf, somePosition } from '../../testing/turtles'
import { features, weights } from './evaluation'

const game = games.turtles
const names = Object.keys(weights)
/** Features of one side only, not own minus the enemy's. */
const ONE_SIDED = ['tempo', 'hit', 'hitMore', 'hung', 'hungMore']

const options = fc.record({
  width: fc.integer({ min: 2, max: 6 }),
  length: fc.integer({ min: 4, max: 8 }),
  goal: fc.integer({ min: 1, max: 5 }),
  start: fc.constantFrom('south', 'north'),
  undo: fc.constantFrom('forbidden', 'allowed'),
  noMoves: fc.constantFrom('draw', 'loss', 'score'),
})
const position = fc.tuple(fc.nat(), options).map(([seed, chosen]) => somePosition(seed, chosen))

function terms(s: TurtlesState): Record<string, number> {
  const out = new Int32Array(names.length)
  features(s.setup)(s, out)
  return Object.fromEntries(names.map((name, i) => [name, out[i]]))
}

const again = (s: TurtlesState, text: string): TurtlesState => expectOk(game.decode(s.setup, text))
const reversed = (text: string, by: string): string => text.split(by).reverse().join(by)
const exchanged = (text: string): string => text.replace(/[sn]/g, letter => (letter === 's' ? 'n' : 's'))

/** rules 9: files reversed. */
function mirrored(s: TurtlesState): TurtlesState {
  const [board, ...rest] = game.encode(s).split('~')
  const ranks = board.split('_').map(rank => reversed(rank, '.'))
  return again(s, [ranks.join('_'), ...rest].join('~'))
}

/** rules 9: a half turn with the seats exchanged. */
function turned(s: TurtlesState): TurtlesState {
  const [board, turn, south, north] = game.encode(s).split('~')
  const cells = reversed(board, '_')
    .split('_')
    .map(rank => reversed(rank, '.'))
  return again(s, [exchanged(cells.join('_')), exchanged(turn), north, south].join('~'))
}

function passed(s: TurtlesState): TurtlesState {
  const [board, turn, south, north] = game.encode(s).split('~')
  return again(s, [board, exchanged(turn), south, north].join('~'))
}

test('a mirrored position and one turned by half with the seats exchanged measure the same', () => {
  fc.assert(
    fc.property(position, s => {
      expect(terms(mirrored(s))).toEqual(terms(s))
      expect(terms(turned(s))).toEqual(terms(s))
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('what is good for one side is as bad for the other, but for the move', () => {
  fc.assert(
    fc.property(position, s => {
      const mine = terms(s)
      const theirs = terms(passed(s))
      for (const name of names.filter(each => !ONE_SIDED.includes(each))) expect(mine[name] + theirs[name]).toBe(0)
      expect([theirs.hit, theirs.hitMore]).toEqual([mine.hung, mine.hungMore])
    }),
    { seed: 2, numRuns: 300 },
  )
})

test('writing features leaves no state behind, and the value is an estimate', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 4 }), positions => {
      const { setup } = positions[0]
      const evaluate = weighted(weights, features(setup))
      const values = positions.filter(s => s.setup === setup).map(s => [s, evaluate(s)] as const)
      for (const [s, value] of values) {
        expect(evaluate(s)).toBe(value)
        expect(Math.abs(value)).toBeLessThan(MAX_ESTIMATE)
      }
    }),
    { seed: 3, numRuns: 100 },
  )
})

test.each([
  ['a scored turtle', '0.0_0.0_0.0_0.0~s~2~0', 'scored', 12 / 3],
  ['a driver that carries friends', '0.0_s5s3s1.n5n2_0.0_0.0~s~0~0', 'carriage', 3 - 1],
  ['a lone turtle needs a turn for each rank', '0.0_0.0_s3.0_0.0~s~45~34', 'race', 3 * 12 - 5 * 12],
  ['a carriage shares its turns', '0.0_s5s2s1.0_0.0_0.0~s~0~45', 'race', 2 * 12 - 5 * 12],
  ['a turtle next to its far end is ready', 's3s1.0_0.0_0.0_0.0~s~0~0', 'ready', 2],
  ['a driver under an enemy load is frozen', '0.0_s3n2n1.0_0.0_0.0~s~0~0', 'frozen', 1],
  ['riders on an enemy driver are passengers', '0.0_n5s2s1.0_0.0_0.0~s~0~0', 'passengers', 2],
  ['riders on a frozen one are not', '0.0_n3s2s1.0_0.0_0.0~s~0~0', 'passengers', 0],
  ['a driver that cannot go ahead is blocked', '0.0_n5n3.0_s2.0_0.0~s~0~0', 'blocked', 0],
  ['a heavy stack stops a 5', '0.0_n4n2n1.0_s5.0_0.0~s~0~0', 'blocked', 1],
  ['neighbours on a narrow board can be thrown off the side', '0.0_0.0_s3.n2_0.0~s~0~0', 'hit', (3 * 12) / 4],
  ['and so can one that waits', '0.0_0.0_s2.n3_0.0~s~0~0', 'hung', (2 * 12) / 4],
  ['a hatch pushes a runner back', '0.0_0.0_0.0_n2.0~s~0~0', 'hit', 12 / 4],
  ['an anvil sends home what is pushed against it', '0.0_s2n1.0_n2.0_n4s3.0~s~0~0', 'hit', (3 * 12) / 4],
])('%s', (_what, text, term, expected) => {
  expect(terms(positionOf(text))[term]).toBe(expected)
})
