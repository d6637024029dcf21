import { games, legalMoves, moveList, next, type Move } from '@tabuleiro/engine'
import {
  cellOf,
  colourOf,
  nextColour,
  placement,
  type AlliancesState,
} from '@tabuleiro/engine/games/alliances/internals'
import fc from 'fast-check'
import { TACTICAL } from '../../search/evaluator'
import { positionOf, somePosition, startOf } from '../../testing/alliances'
import { Random } from '../../search/random'
import { AlliancesEvaluator } from './evaluator'

const game = games.alliances
type Turn = (r: number, d: number) => readonly [r: number, d: number]

/** A sixth of a turn clockwise, and the left-right mirror image, seen from the middle. */
const rotated: Turn = (r, d) => [r - d, r]
const mirrored: Turn = (r, d) => [r, r - d]
const mirroredColour = (colour: number) => (colour === 1 ? 1 : 5 - colour)

function mapped(s: AlliancesState, move: Move, turn: Turn, colour: (colour: number) => number): Move {
  const { cells, options } = s.setup
  const { r, d } = cells[cellOf(move) - 1]
  const [row, diagonal] = turn(r - options.size, d - options.size)
  const image = cells.find(cell => cell.r === row + options.size && cell.d === diagonal + options.size)
  return placement(image?.index ?? 0, colour(colourOf(move)))
}

/** A random game and its image, with the value of every position of both. */
function bothValues(size: number, seed: number, isMirror: boolean): readonly (readonly [number, number])[] {
  let s = startOf({ size })
  let image = startOf({ size, firstChart: isMirror ? 'b' : 'a' })
  const judges = [new AlliancesEvaluator(s.setup), new AlliancesEvaluator(image.setup)] as const
  const random = new Random(seed)
  const values: (readonly [number, number])[] = []
  for (let ply = 0; ply < 40; ply++) {
    const moves = legalMoves(game, s)
    if (moves.length === 0) break
    values.push([judges[0].evaluate(s), judges[1].evaluate(image)])
    const move = moves[random.below(moves.length)]
    image = next(game, image, mapped(s, move, isMirror ? mirrored : rotated, isMirror ? mirroredColour : nextColour))
    s = next(game, s, move)
  }
  return values
}

test.each([false, true])('a turned or mirrored board has the same value (mirror: %s)', isMirror => {
  fc.assert(
    fc.property(fc.constantFrom(4, 5, 7, 9), fc.nat(), (size, seed) => {
      for (const [value, image] of bothValues(size, seed, isMirror)) expect(image).toBe(value)
    }),
    { numRuns: 12, seed: 5 },
  )
})

function scored(s: AlliancesState): readonly { readonly text: string; readonly score: number }[] {
  const list = moveList(s.setup)
  game.moves(s, list)
  const scores = new Int32Array(list.size)
  new AlliancesEvaluator(s.setup).scoreMoves(s, list, scores)
  return Array.from(list.at.subarray(0, list.size), (move, i) => ({
    text: game.write(s.setup, move),
    score: scores[i],
  }))
}

const wonBy = (s: AlliancesState, side: number) => [1, 2, 3].filter(c => ((s.owners >> (2 * c - 2)) & 3) === side + 1)

test('the moves kept are legal and best first, and tactical exactly when they win a colour', () => {
  fc.assert(
    fc.property(fc.constantFrom(3, 5, 7), fc.nat({ max: 70 }), fc.nat(), (size, plies, seed) => {
      const s = somePosition({ size }, plies, seed)
      const texts = new Map(legalMoves(game, s).map(move => [game.write(s.setup, move), move]))
      const before = wonBy(s, s.turn).length
      const kept = scored(s)
      expect(kept.length).toBeGreaterThan(0)
      for (const { text, score } of kept) {
        const after = next(game, s, texts.get(text) ?? -1)
        expect(score >= TACTICAL).toBe(wonBy(after, s.turn).length > before)
      }
      const winning = [...texts.values()].some(move => wonBy(next(game, s, move), s.turn).length > before)
      expect(new AlliancesEvaluator(s.setup).hasNoTactics(s)).toBe(!winning)
      if (winning) expect(kept[0].score).toBeGreaterThanOrEqual(TACTICAL)
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('the side that owns a colour, or is nearer to one, has the higher value', () => {
  const empty = '3.6.7.8.7.8.7.6.3_1_a_'
  const value = (text: string) => {
    const s = positionOf(text, { size: 5 })
    return new AlliancesEvaluator(s.setup).evaluate(s)
  }
  expect(value(`${empty}1--`)).toBeGreaterThan(value(`${empty}---`))
  expect(value(`${empty}---`)).toBeGreaterThan(value(`${empty}2--`))
  expect(value('3.6.3p3.3p4.7.8.7.6.3_1_a_---')).toBeGreaterThan(value('3.6.3g3.3g4.7.8.7.6.3_1_a_-2-'))
})
