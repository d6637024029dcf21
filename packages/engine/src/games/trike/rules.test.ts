import fc from 'fast-check'
import { trike } from '.'
import { legalMoves, next, type Move } from '../../core/game'
import { Line, perft } from '../../core/line'
import { decoded, randomMoves, randomOptions, startOf } from '../../testing/play'
import { isTrapped, SWAP, type TrikeState } from './rules'

const names = (s: TrikeState, moves: readonly Move[]) => moves.map(move => trike.write(s.setup, move)).sort()
const cell = (s: TrikeState, name: string) => s.setup.indices.get(name) ?? -1
const neighbours = (s: TrikeState, name: string) =>
  names(
    s,
    Array.from(s.setup.directions, step => cell(s, name) + step).filter(at => s.setup.names.has(at)),
  )
const play = (s: TrikeState, ...moves: readonly string[]) =>
  moves.reduce((at, name) => next(trike, at, name === 'swap' ? SWAP : cell(at, name)), s)

/** All positions of a random game. */
function positions(seed: number, options: object): TrikeState[] {
  const start = startOf(trike, options)
  return randomMoves(trike, start, seed, 400).reduce(
    (line, move) => [...line, next(trike, line[line.length - 1], move)],
    [start],
  )
}

test.each([
  [{}, 'd2', 'c1 c2 d1 d3 e2 e3'],
  [{}, 'a1', 'b1 b2'],
  [{}, 'g4', 'f3 f4 g3 g5'],
  [{ board: 'pyramid' }, 'g7', 'f6 g6 h6'],
  [{ board: 'pyramid' }, 'b2', 'a1 b1 c1 c2 c3'],
  [{ board: 'pyramid' }, 'd2', 'c1 c2 c3 d1 d3 e1 e2 e3'],
  [{ board: 'hexagon', size: 3 }, 'a1', 'a2 b1 b2'],
  [{ board: 'hexagon', size: 3 }, 'b2', 'a1 a2 b1 b3 c2 c3'],
  [{ board: 'hexagon', size: 3 }, 'd2', 'c2 c3 d1 d3 e1 e2'],
  [{ board: 'hexagon', size: 3 }, 'e3', 'd3 d4 e2'],
])('on %o the neighbours of %s are %s', (options, name, expected) => {
  expect(neighbours(startOf(trike, options), name).join(' ')).toBe(expected)
})

test.each([
  [{ size: 7 }, 28],
  [{ size: 19 }, 190],
  [{ board: 'pyramid' }, 49],
  [{ board: 'pyramid', size: 10 }, 100],
  [{ board: 'hexagon' }, 61],
  [{ board: 'hexagon', size: 10 }, 271],
])('the board of %o has %i cells', (options, cells) => {
  expect(startOf(trike, options).setup.cells).toHaveLength(cells)
})

test('on an empty triangle every cell sees 2n-2 cells', () => {
  for (let size = 3; size <= 19; size++) {
    const start = startOf(trike, { size, pie: false })
    for (const { name } of start.setup.cells) expect(legalMoves(trike, play(start, name))).toHaveLength(2 * size - 2)
  }
})

test('pyramid cells have the numbers of neighbours that the rules list', () => {
  const start = startOf(trike, { board: 'pyramid' })
  const rows = start.setup.rows.map(row =>
    row.map(at => neighbours(start, trike.write(start.setup, at)).length).join(''),
  )
  const top = ['2', '45', '575', '5875', '58875', '588875', '5888863']
  expect(rows).toEqual([...top, ...top.slice(0, -1).reverse()])
})

test.each([
  [{}, [1, 28, 364, 3612, 33240, 287094]],
  [{ size: 3 }, [1, 6, 30, 90, 204, 330, 312, 120, 0]],
])('perft of %o', (options, counts) => {
  expect(counts.map((_, depth) => perft(new Line(trike, startOf(trike, options)), depth))).toEqual(counts)
})

test('the second player may swap, at once or never', () => {
  const start = startOf(trike)
  expect(legalMoves(trike, start)).not.toContain(SWAP)
  expect(legalMoves(trike, play(start, 'd2'))).toContain(SWAP)
  expect(legalMoves(trike, play(start, 'd2', 'g5'))).not.toContain(SWAP)
  expect(legalMoves(trike, play(start, 'd2', 'swap'))).not.toContain(SWAP)
  expect(legalMoves(trike, play(startOf(trike, { pie: false }), 'd2'))).not.toContain(SWAP)
})

test('a swap changes the owner of black and who is to move, nothing else', () => {
  const placed = play(startOf(trike), 'd2')
  const swapped = play(placed, 'swap')
  expect([swapped.black, swapped.turn, swapped.pawn, swapped.stones]).toEqual([1, 0, placed.pawn, 1])
  expect([...(swapped.cells as Uint8Array)]).toEqual([...(placed.cells as Uint8Array)])
})

test.each([
  ['majority', {}, '1.2.3.4.5.5w.5bb_g7_w_1', 'first'],
  ['majority', {}, '1.2.3.4.5.4wb.5bw_g7_b_1', 'first'],
  ['majority', { size: 5 }, 'b.wb.3.4.5_a1_w_2', 'second'],
  ['tie', { board: 'pyramid' }, '1.2.3.4.5.5w.5bb.5w.2b2.4.3.2.1_g7_w_1', 'draw'],
  ['tiebreak', { board: 'hexagon', size: 3 }, '3.4.5.2bw.bwb_e3_w_1', 'second'],
  ['tiebreak', { board: 'hexagon', size: 3 }, '3.4.5.2bw.bwb_e3_w_2', 'first'],
])('%s on %o: %s is won by %s', (reason, options, text, winner) => {
  const s = decoded(trike, options, text)
  expect([trike.outcome(s, 1), trike.reason(s, 1)]).toEqual([winner, reason])
})

test('only a step of length one ends the game, and colours alternate strictly', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const line = positions(seed, randomOptions(trike, seed))
      line.slice(1).forEach((s, i) => {
        const before = line[i]
        if (s.stones > before.stones) expect(s.cells[s.pawn]).toBe((before.stones % 2) + 1)
        if (isTrapped(s)) expect(Array.from(s.setup.directions)).toContain(s.pawn - before.pawn)
      })
    }),
  )
})

test('the last two checkers cancel: the winner owns most of the other neighbours', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const line = positions(seed, { size: 5 + (Math.abs(seed) % 5) })
      const [before, last] = line.slice(-2)
      const around = Array.from(last.setup.directions, step => last.pawn + step).filter(at => at !== before.pawn)
      const lead = around.reduce((sum, at) => sum + ([0, 1, -1, 0][last.cells[at]] ?? 0), 0)
      expect(lead).not.toBe(0)
      expect(trike.outcome(last, 1)).toBe(lead > 0 === (last.black === 0) ? 'first' : 'second')
    }),
  )
})

test('a triangle has no draw and no game is longer than its cells and the swap', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 3, max: 12 }), (seed, size) => {
      const line = positions(seed, { size })
      const last = line[line.length - 1]
      expect(['first', 'second']).toContain(trike.outcome(last, 1))
      expect(line.length - 1).toBeLessThanOrEqual(last.setup.cells.length + 1)
    }),
  )
})

/** rules 3.1: the six symmetries permute a cell's distances from the three sides. */
const symmetries = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

test.each(symmetries)('the symmetry %i %i %i of the triangle maps games to games', (...order) => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 3, max: 9 }), (seed, size) => {
      const start = startOf(trike, { size })
      const image = (move: Move): Move => {
        const found = start.setup.cells.find(({ index }) => index === move)
        if (found === undefined) return SWAP
        const triple = [size - 1 - found.r, found.x, found.r - found.x]
        const [top, x] = [triple[order[0]], triple[order[1]]]
        return start.setup.cells.find(c => size - 1 - c.r === top && c.x === x)?.index ?? -1
      }
      let [s, mirrored] = [start, start]
      for (const move of randomMoves(trike, start, seed, 100)) {
        expect(legalMoves(trike, mirrored).sort()).toEqual(legalMoves(trike, s).map(image).sort())
        s = next(trike, s, move)
        mirrored = next(trike, mirrored, image(move))
        expect(trike.outcome(mirrored, 1)).toBe(trike.outcome(s, 1))
      }
    }),
    { numRuns: 20 },
  )
})
