import type { Place } from '../../core/events'
import type { Move, Setup } from '../../core/game'
import { makeKeys, type Keys } from '../../core/keys'
import { memoizeRecent } from '../../core/memoizeRecent'
import { cellName } from '../../core/cellName'
import { amount, choice, flag, readOptions, type OptionsOf } from '../../core/options'
import { ok, type Result } from '../../core/result'
import type { Rows } from '../../core/rowNotation'

/** rules 8. */
export const alliancesOptions = {
  size: amount(3, 9, 7),
  firstChart: choice(['a', 'b'], 'a'),
  pie: flag(false),
}
export type AlliancesOptions = OptionsOf<typeof alliancesOptions>

/** The colours in the order of the rules and of the sides, clockwise from the top. In positions they are 1, 2, 3. */
export const COLOURS = ['orange', 'purple', 'green'] as const
export type AlliancesColour = (typeof COLOURS)[number]
export type AlliancesChart = 'a' | 'b'

/** The place where discs of a colour are taken. */
export const handPlace = (colour: AlliancesColour): Place => `hand-${colour}`

/** A cell of the drawing: rules 3 say where `(r, d)` lies. */
export interface AlliancesCell {
  readonly index: number
  readonly name: string
  readonly r: number
  readonly d: number
}

/** One of the six coloured sides; its cells run clockwise. */
export interface AlliancesSide {
  readonly colour: AlliancesColour
  readonly cells: readonly number[]
}

/** Tables of one board. Cells are numbered from 1, row by row from the top; cell 0 is everything off the board. */
export interface AlliancesSetup extends Setup {
  readonly options: AlliancesOptions
  readonly cells: readonly AlliancesCell[]
  readonly rows: Rows
  readonly names: ReadonlyMap<number, string>
  readonly indices: ReadonlyMap<string, number>
  /** How moves are written, by move. */
  readonly texts: readonly string[]
  /** Clockwise from the top: orange, purple, green, orange, purple, green. */
  readonly sides: readonly AlliancesSide[]
  /** rules 11: the two arcs of colour `c` are `arcs[c - 1]` and `arcs[c + 2]`, as the sides are. */
  readonly arcs: Rows
  /** Discs of each colour at the start. */
  readonly supply: number
  /** Cell 0 and the cells of the board: what `OFF` marks, and 0. */
  readonly empty: Uint8Array
  /** The six neighbours of cell `c` from `6 * c` on; 0 where there is none. */
  readonly around: Uint8Array
  /** What a disc adds to the reach of its chain, laid out as `AlliancesState.reach`. */
  readonly ends: Uint8Array
  readonly keys: Keys
  /** Scratch of `play`: the cells still to visit. */
  readonly stack: Uint8Array
}

/** A placement is four times its cell plus its colour, so the swap, which has neither, is 0. */
export const SWAP: Move = 0
export const placement = (cell: number, colour: number): Move => 4 * cell + colour
export const cellOf = (move: Move): number => move >> 2
export const colourOf = (move: Move): number => move & 3

/** Discs 1, 2, 3 as the rules write them. */
export const SYMBOLS = 'opg'

/** What cell 0 holds: neither empty nor a disc. */
export const OFF = 4

/** Marks a cell as part of a chain, so that 0 means "no disc of this kind here" (see `AlliancesState.reach`). */
export const MEMBER = 16

/** The next colour clockwise round the board: orange, purple, green, orange. */
export const nextColour = (colour: number) => (colour === 3 ? 1 : colour + 1)
/** The next colour counter-clockwise. */
export const previousColour = (colour: number) => (colour === 1 ? 3 : colour - 1)

export function setup(given: unknown): Result<AlliancesSetup> {
  const options = readOptions(alliancesOptions, given)
  return options.ok ? ok(setupFor(options.value)) : options
}

/** All 28 option sets fit. */
const setupFor = memoizeRecent(28, buildSetup)

function buildSetup(options: AlliancesOptions): AlliancesSetup {
  const n = options.size
  const cells = makeCells(n)
  const size = cells.length + 1
  const at = new Map(cells.map(cell => [placeKey(cell), cell.index]))
  const sides = makeSides(n, cells)
  const arcs = makeArcs(n, sides, at)
  const empty = new Uint8Array(size)
  empty[0] = OFF
  const around = new Uint8Array(6 * size)
  for (const cell of cells) around.set(neighbours(cell, at), 6 * cell.index)
  return {
    options,
    maxMoves: 3 * cells.length,
    repetition: 0,
    cells,
    rows: Array.from({ length: 2 * n - 1 }, (_, row) => cells.filter(c => c.r === 2 * n - 1 - row).map(c => c.index)),
    names: new Map(cells.map(cell => [cell.index, cell.name])),
    indices: new Map(cells.map(cell => [cell.name, cell.index])),
    texts: writeMoves(cells),
    sides,
    arcs,
    supply: n * (n - 1),
    empty,
    around,
    ends: makeEnds(cells, sides, arcs),
    keys: makeKeys(4 * size, 0xa111a),
    stack: new Uint8Array(size),
  }
}

type Spot = Pick<AlliancesCell, 'r' | 'd'>
const placeKey = ({ r, d }: Spot) => 32 * r + d

/** rules 3: the missing corners, clockwise; number `k` lies between side `k - 1` and side `k`. */
const missingCorners = (n: number): readonly Spot[] => [
  { r: 2 * n - 1, d: n },
  { r: 2 * n - 1, d: 2 * n - 1 },
  { r: n, d: 2 * n - 1 },
  { r: 1, d: n },
  { r: 1, d: 1 },
  { r: n, d: 1 },
]

function makeCells(n: number): readonly AlliancesCell[] {
  const missing = new Set(missingCorners(n).map(placeKey))
  const cells: AlliancesCell[] = []
  for (let r = 2 * n - 1; r >= 1; r--)
    for (let d = Math.max(1, r - n + 1); d <= Math.min(2 * n - 1, r + n - 1); d++)
      if (!missing.has(placeKey({ r, d }))) cells.push({ index: cells.length + 1, name: cellName(r - 1, d), r, d })
  return cells
}

/** rules 9. Made once: long lists of moves are written for every text that is read. */
function writeMoves(cells: readonly AlliancesCell[]): readonly string[] {
  const texts: string[] = []
  texts[SWAP] = 'swap'
  for (const { index, name } of cells)
    for (let colour = 1; colour <= 3; colour++) texts[placement(index, colour)] = SYMBOLS.charAt(colour - 1) + name
  return texts
}

/** The neighbours of a cell or of a missing corner, clockwise from the right; 0 where there is no cell. */
function neighbours({ r, d }: Spot, at: ReadonlyMap<number, number>): number[] {
  const spots = [
    { r, d: d + 1 },
    { r: r - 1, d },
    { r: r - 1, d: d - 1 },
    { r, d: d - 1 },
    { r: r + 1, d },
    { r: r + 1, d: d + 1 },
  ]
  return spots.map(spot => at.get(placeKey(spot)) ?? 0)
}

function makeSides(n: number, cells: readonly AlliancesCell[]): readonly AlliancesSide[] {
  const where = (on: (cell: AlliancesCell) => boolean) => cells.filter(on).map(cell => cell.index)
  // Cells are numbered downwards and to the right: clockwise on the right half of the rim, the other way on the left.
  const lists = [
    where(({ r }) => r === 2 * n - 1),
    where(({ d }) => d === 2 * n - 1),
    where(({ r, d }) => d - r === n - 1),
    where(({ r }) => r === 1).reverse(),
    where(({ d }) => d === 1).reverse(),
    where(({ r, d }) => r - d === n - 1).reverse(),
  ]
  return lists.map((list, k) => ({ colour: COLOURS[k % 3], cells: list }))
}

/** rules 11: arc `k` is what lies clockwise behind side `k`: two sides and the three corners that hold them. */
function makeArcs(n: number, sides: readonly AlliancesSide[], at: ReadonlyMap<number, number>): Rows {
  const corners = missingCorners(n)
  return sides.map((_, k) => {
    const along = [1, 2].flatMap(step => sides[(k + step) % 6].cells)
    const besideCorners = [1, 2, 3].flatMap(step => neighbours(corners[(k + step) % 6], at))
    return [...new Set([...along, ...besideCorners])].filter(cell => cell !== 0)
  })
}

/** See `AlliancesState.reach` for the six parts and the four bits. */
function makeEnds(cells: readonly AlliancesCell[], sides: readonly AlliancesSide[], arcs: Rows): Uint8Array {
  const size = cells.length + 1
  const ends = new Uint8Array(6 * size)
  const mark = (part: number, goals: Rows, third: number) => {
    for (const { index } of cells) ends[part * size + index] = MEMBER
    const a = nextColour(third) - 1
    const b = previousColour(third) - 1
    const lists = [goals[a], goals[a + 3], goals[b], goals[b + 3]]
    lists.forEach((list, bit) => {
      for (const cell of list) ends[part * size + cell] |= 1 << bit
    })
  }
  for (let third = 1; third <= 3; third++) {
    mark(
      third - 1,
      sides.map(side => side.cells),
      third,
    )
    mark(third + 2, arcs, third)
  }
  return ends
}
