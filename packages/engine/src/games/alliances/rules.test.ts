import fc from 'fast-check'
import { alliances } from '.'
import { legalMoves, next, type Move } from '../../core/game'
import { readMove } from '../../core/moveText'
import { expectOk } from '../../core/result'
import { decoded, randomMoves, startOf } from '../../testing/play'
import { cellOf, colourOf, placement, SWAP } from './board'
import { leftOf, ownerOf, type AlliancesState } from './rules'

const play = (s: AlliancesState, ...moves: readonly string[]) =>
  moves.reduce((at, text) => next(alliances, at, expectOk(readMove(alliances, at, 1, text))), s)
const namesOf = (s: AlliancesState, cells: readonly number[]) => cells.map(cell => s.setup.names.get(cell)).join(' ')
const around = (s: AlliancesState, name: string) => {
  const at = 6 * (s.setup.indices.get(name) ?? -1)
  return Array.from(s.setup.around.subarray(at, at + 6)).filter(cell => cell !== 0)
}

describe('the board', () => {
  test.each([
    [3, 13, 1],
    [4, 31, 2],
    [5, 55, 3],
    [6, 85, 4],
    [7, 121, 5],
    [8, 163, 6],
    [9, 211, 7],
  ])('of size %i has %i cells, %i on each side, none on two', (size, cells, perSide) => {
    const { setup } = startOf(alliances, { size })
    expect(setup.cells).toHaveLength(cells)
    expect(setup.sides.map(side => side.cells.length)).toEqual(Array(6).fill(perSide))
    expect(new Set(setup.sides.flatMap(side => side.cells)).size).toBe(6 * perSide)
  })

  test('has its sides clockwise from the top, their cells too', () => {
    const start = startOf(alliances)
    expect(start.setup.sides.map(side => `${side.colour}: ${namesOf(start, side.cells)}`)).toEqual([
      'orange: m8 m9 m10 m11 m12',
      'purple: l13 k13 j13 i13 h13',
      'green: f12 e11 d10 c9 b8',
      'orange: a6 a5 a4 a3 a2',
      'purple: b1 c1 d1 e1 f1',
      'green: h2 i3 j4 k5 l6',
    ])
  })

  test.each(['a1', 'a7', 'g1', 'g13', 'm7', 'm13'])('lacks the corner %s', name => {
    expect(startOf(alliances).setup.indices.has(name)).toBe(false)
  })

  test.each([
    ['g7', 'g8 f7 f6 g6 h7 h8'],
    ['a2', 'a3 b2 b3'],
    ['b1', 'b2 c1 c2'],
    ['b2', 'b3 a2 b1 c2 c3'],
    ['g12', 'f12 f11 g11 h12 h13'],
    ['m12', 'l12 l11 m11'],
  ])('gives %s the neighbours %s', (name, expected) => {
    const start = startOf(alliances)
    expect(namesOf(start, around(start, name))).toBe(expected)
  })

  test('has 324 pairs of neighbours, and being a neighbour is mutual', () => {
    const start = startOf(alliances)
    const pairs = start.setup.cells.flatMap(({ name }) => around(start, name).map(to => [name, namesOf(start, [to])]))
    expect(pairs).toHaveLength(2 * 324)
    const known = new Set(pairs.map(pair => pair.join(' ')))
    expect(pairs.filter(([from, to]) => !known.has(`${to} ${from}`))).toEqual([])
  })

  test('has arcs of two sides and what touches the three corners that hold them', () => {
    const start = startOf(alliances)
    expect(
      namesOf(
        start,
        [...start.setup.arcs[0]].sort((a, b) => a - b),
      ),
    ).toBe('m12 l12 l13 k13 j13 i13 h13 g12 f12 e11 d10 c9 b7 b8 a6')
  })
})

describe('the supply', () => {
  const left = (s: AlliancesState) => [1, 2, 3].map(colour => leftOf(s, colour))

  test('is n(n-1) of each colour, less what lies on the board and one trophy for a won colour', () => {
    expect(left(startOf(alliances))).toEqual([42, 42, 42])
    expect(left(startOf(alliances, { size: 9 }))).toEqual([72, 72, 72])
    expect(left(play(startOf(alliances, { size: 3 }), 'pa2'))).toEqual([5, 5, 6])
    expect(left(decoded(alliances, { size: 3 }, '1.4.1o1.4.1_1_a_2-1'))).toEqual([4, 6, 5])
  })

  test('is the same whether played or read', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 6 }), (seed, size) => {
        let s = startOf(alliances, { size })
        for (const move of randomMoves(alliances, s, seed, 200)) s = next(alliances, s, move)
        const discs = (colour: number) => s.setup.cells.filter(({ index }) => s.cells[index] === colour).length
        const expected = [1, 2, 3].map(c => Math.max(0, size * (size - 1) - discs(c) - (ownerOf(s, c) === 0 ? 0 : 1)))
        expect(left(s)).toEqual(expected)
        expect(left(decoded(alliances, { size }, alliances.encode(s)))).toEqual(expected)
      }),
    )
  })

  const sparse = 'o2o1.o2o2o1.2o2o2o.1o2o2o2.o2o2o2o1.2o2o2o2o.o2o2o2o1.2o2o2o2o.o2o2o2o1.1o2o2o2.2o2o2o.o2o2o1'
  test.each([
    ['42 discs lie on the board', `${sparse}.o2o1_1_a_---`, [2, 3]],
    ['41 do and one is a trophy', `${sparse}.o4_1_a_1--`, [2, 3]],
    ['41 do and the last one may go to the board', `${sparse}.o4_1_a_---`, [1, 2, 3]],
  ])('decides which colours may be placed: %s', (_, text, colours) => {
    const s = decoded(alliances, {}, text)
    expect([...new Set(legalMoves(alliances, s).map(colourOf))].sort()).toEqual(colours)
  })
})

describe('the swap', () => {
  const pie = { pie: true }

  test('is offered to player 2 after the first disc, where the option says so', () => {
    expect(legalMoves(alliances, startOf(alliances, pie))).not.toContain(SWAP)
    expect(legalMoves(alliances, play(startOf(alliances, pie), 'og7'))).toContain(SWAP)
    expect(legalMoves(alliances, play(startOf(alliances), 'og7'))).not.toContain(SWAP)
    expect(legalMoves(alliances, play(startOf(alliances, pie), 'og7', 'swap'))).not.toContain(SWAP)
    expect(legalMoves(alliances, play(startOf(alliances, pie), 'og7', 'pg8'))).not.toContain(SWAP)
  })

  test('exchanges the charts and passes the turn, and nothing else', () => {
    const placed = play(startOf(alliances, { pie: true, size: 3 }), 'pa2')
    expect(alliances.encode(placed)).toBe('1.4.3.4.p_2_a_1--')
    const swapped = play(placed, 'swap')
    expect(alliances.encode(swapped)).toBe('1.4.3.4.p_1_b_1--')
    expect({ ...swapped, turn: 0, holderA: 0, lo: 0, hi: 0 }).toEqual({ ...placed, turn: 0, holderA: 0, lo: 0, hi: 0 })
  })

  test('hands the alliances over: the same chain serves the other player', () => {
    const board = 'o4.2o5.3o5.4o5.5o5.6o5.11.7o4.7o3.6p3.6o2.6o1.4o'
    for (const [chart, owner] of [
      ['a', 1],
      ['b', 2],
    ] as const)
      expect(ownerOf(play(decoded(alliances, pie, `${board}_1_${chart}_---`), 'og8'), 1)).toBe(owner)
  })
})

test('the game is over as soon as a player owns two colours, and not before', () => {
  const outcomes = ['---', '1--', '-2-', '12-', '2-1', '11-', '2-2', '-11', '121', '222'].map(won =>
    alliances.outcome(decoded(alliances, { size: 3 }, `1.4.3.4.1_1_a_${won}`), 1),
  )
  expect(outcomes).toEqual([...Array<string>(5).fill('playing'), 'first', 'second', 'first', 'first', 'second'])
})

/** rules 3: turns by 60 degrees clockwise and the left-right mirror, as maps of cells and of colours. */
interface Symmetry {
  readonly turns: number
  readonly mirrored: boolean
}
interface Image {
  readonly colour: (colour: number) => number
  readonly cell: (cell: number) => number
  readonly move: (move: Move) => Move
}
const plain: Image = { colour: c => c, cell: c => c, move: m => m }
const symmetries = [false, true].flatMap(mirrored => [0, 1, 2, 3, 4, 5].map(turns => ({ turns, mirrored })))

function imageOf({ turns, mirrored }: Symmetry, s: AlliancesState): Image {
  const n = s.setup.options.size
  const spots = new Map(s.setup.cells.map(({ r, d, index }) => [`${r} ${d}`, index]))
  const cells = new Map([[0, 0]])
  for (const cell of s.setup.cells) {
    let [r, d] = [cell.r - n, cell.d - n]
    if (mirrored) d = r - d
    for (let turn = 0; turn < turns; turn++) [r, d] = [r - d, r]
    cells.set(cell.index, spots.get(`${r + n} ${d + n}`) ?? -1)
  }
  const colour = (c: number) => (c === 0 ? 0 : (((mirrored ? [0, 0, 2, 1][c] : c - 1) + turns) % 3) + 1)
  const cell = (at: number) => cells.get(at) ?? -1
  const move = (m: Move) => (m === SWAP ? SWAP : placement(cell(cellOf(m)), colour(colourOf(m))))
  return { colour, cell, move }
}

/** What the rules say about a position, as seen through a symmetry. */
function summary(s: AlliancesState, image: Image = plain): string {
  const moves = legalMoves(alliances, s).map(image.move)
  const colours = [1, 2, 3].map(c => `${image.colour(c)}: ${leftOf(s, c)} left, owner ${ownerOf(s, c)}`)
  return [s.turn, alliances.outcome(s, 1), ...colours.sort(), ...moves.sort((a, b) => a - b)].join(' ')
}

describe.each(symmetries)('the symmetry %o', symmetry => {
  test('maps games to games; a mirror exchanges the charts', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(3, 4, 5, 6, 7), fc.boolean(), (seed, size, pie) => {
        let s = startOf(alliances, { size, pie })
        let t = startOf(alliances, { size, pie, firstChart: symmetry.mirrored ? 'b' : 'a' })
        const image = imageOf(symmetry, s)
        for (const move of randomMoves(alliances, s, seed, 300)) {
          s = next(alliances, s, move)
          t = next(alliances, t, image.move(move))
          expect(summary(t)).toBe(summary(s, image))
        }
        expect(t.holderA === s.holderA).toBe(!symmetry.mirrored)
        const discs = s.setup.cells.filter(({ index }) => t.cells[image.cell(index)] !== image.colour(s.cells[index]))
        expect(discs).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})

test('there are 61 different first moves, for a given chart', () => {
  const start = startOf(alliances)
  const turns = symmetries.filter(symmetry => !symmetry.mirrored).map(symmetry => imageOf(symmetry, start))
  const classes = legalMoves(alliances, start).map(move => Math.min(...turns.map(image => image.move(move))))
  expect(new Set(classes).size).toBe(61)
})
