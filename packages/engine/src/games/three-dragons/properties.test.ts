import fc from 'fast-check'
import { threeDragons, type ThreeDragonsOptions, type ThreeDragonsState } from '.'
import { legalMoves, next, type Outcome } from '../../core/game'
import { readMove } from '../../core/moveText'
import { expectOk } from '../../core/result'
import { mixedPositions, playedPositions } from './testing/positions'
import { decoded } from '../../testing/play'

/** A symmetry of the board: what it makes of texts, of squares and of results. */
interface Symmetry {
  readonly text: (position: string) => string
  readonly square: (column: number, rank: number, options: ThreeDragonsOptions) => readonly [number, number]
  readonly outcome: (outcome: Outcome) => Outcome
}

const mirror: Symmetry = {
  text: position => {
    const [board, side, clock] = position.split('_')
    const rows = board.split('.').map(row => Array.from(row).reverse().join(''))
    return `${rows.join('.')}_${side}_${clock}`
  },
  square: (column, rank, { width }) => [width - 1 - column, rank],
  outcome: outcome => outcome,
}

const exchange: Symmetry = {
  text: position => {
    const [board, side, clock] = position.split('_')
    const other = (symbol: string) => 'abcde12345'.charAt('12345abcde'.indexOf(symbol)) || symbol
    const rows = board.split('.').map(row => Array.from(row, other).join(''))
    return `${rows.reverse().join('.')}_${side === '1' ? 2 : 1}_${clock}`
  },
  square: (column, rank, { height }) => [column, height + 1 - rank],
  outcome: outcome => (outcome === 'first' ? 'second' : outcome === 'second' ? 'first' : outcome),
}

/** Every legal move with the position after it. */
const results = (s: ThreeDragonsState) =>
  legalMoves(threeDragons, s).map(move => ({
    move: threeDragons.write(s.setup, move),
    after: threeDragons.encode(next(threeDragons, s, move)),
  }))

test.each([
  ['left and right', mirror],
  ['the players and the ends of the board', exchange],
])('exchanging %s exchanges the moves, what they do, and the winner', (_, { text, square, outcome }) => {
  const turned = (s: ThreeDragonsState, move: string) =>
    move.replace(/([a-m])(\d+)/g, (_name, column: string, rank: string) => {
      const [c, r] = square(column.charCodeAt(0) - 97, Number(rank), s.setup.options)
      return String.fromCharCode(97 + c) + String(r)
    })
  fc.assert(
    fc.property(fc.integer(), seed => {
      for (const s of mixedPositions(seed)) {
        const twin = decoded(threeDragons, s.setup.options, text(threeDragons.encode(s)))
        expect(threeDragons.outcome(twin, 1)).toBe(outcome(threeDragons.outcome(s, 1)))
        expect(threeDragons.reason(twin, 1)).toBe(threeDragons.reason(s, 1))
        const expected = results(s).map(({ move, after }) => `${turned(s, move)} ${text(after)}`)
        expect(
          results(twin)
            .map(({ move, after }) => `${move} ${after}`)
            .sort(),
        ).toEqual(expected.sort())
      }
    }),
    { numRuns: 10 },
  )
})

/** What one ply did to the counts: pieces lost, dragons born, strength paid, and whether the clock went back. */
function countsOf(before: ThreeDragonsState, after: ThreeDragonsState) {
  const [was, is] = [threeDragons.facts(before), threeDragons.facts(after)]
  const [own, enemy] = before.turn === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const born = is.caves.filter((cave, i) => was.caves[i].state === 'closed' && cave.state !== 'closed')
  const strength = (facts: typeof was, side: 0 | 1) => facts.strengthSums?.[side] ?? 0
  return {
    gained: is.pieces[own] - was.pieces[own],
    born: born.length,
    taken: was.pieces[enemy] - is.pieces[enemy],
    paid: strength(was, own) - strength(is, own) + born.reduce((sum, cave) => sum + (cave.strength ?? 0), 0),
    enemyWeakened: strength(was, enemy) - strength(is, enemy),
    reset: after.reversiblePlies === 0,
    ticked: after.reversiblePlies === before.reversiblePlies + 1,
  }
}

test('a ply takes up to three pieces, pays at most one point, gains dragons only, and resets the clock by these alone', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const positions = playedPositions({ repetition: 0, noProgress: 0 }, seed, 250)
      positions.slice(1).forEach((after, i) => {
        const { gained, born, taken, paid, enemyWeakened, reset, ticked } = countsOf(positions[i], after)
        const progress = taken > 0 || born > 0
        const kept =
          gained === born &&
          taken >= 0 &&
          taken <= 3 &&
          (paid === 0 || (paid === 1 && taken === 1)) &&
          enemyWeakened >= taken &&
          enemyWeakened <= 5 * taken &&
          after.whites + after.blacks <= 16 + 3 &&
          (progress ? reset : ticked)
        if (!kept)
          throw new Error(`broken between ${threeDragons.encode(positions[i])} and ${threeDragons.encode(after)}`)
      })
    }),
    { numRuns: 20 },
  )
})

test('the position after a move equals the same position read from its text, in every field', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      for (const s of mixedPositions(seed))
        for (const move of legalMoves(threeDragons, s).slice(0, 5)) {
          const after = next(threeDragons, s, move)
          expect(decoded(threeDragons, s.setup.options, threeDragons.encode(after))).toEqual(after)
        }
    }),
    { numRuns: 6 },
  )
})

test.each([
  ['m-----bbm.---------.---------.----3----.o--2o2--o.---------.---------.----4----.m-------m_1_12', 'e2-e4'],
  ['m-----bbm.---------.---------.----3----.o--252--o.---------.---------.---------.m-------m_1_0', 'e5-e2'],
  ['m------bm.---------.---------.-a-------.3---o---o.a--------.---------.---------.m-----22m_2_6', 'b6-a6'],
  ['md-----bm.---------.---------.---------.3---o---o.---------.---------.---------.m-----22m_2_6', 'b9-b5xa5'],
])('so does %s after %s, where a cave changes', (text, move) => {
  const s = decoded(threeDragons, {}, text)
  const after = next(threeDragons, s, expectOk(readMove(threeDragons, s, 1, move)))
  expect(decoded(threeDragons, {}, threeDragons.encode(after))).toEqual(after)
})
