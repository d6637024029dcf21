import { makeKeys, type Keys } from '../../core/keys'
import { memoizeRecent } from '../../core/memoizeRecent'
import { cellName } from '../../core/cellName'
import { amount, choice, flag, readOptions, type Options, type OptionsOf } from '../../core/options'
import { ok, type Result } from '../../core/result'
import type { Rows } from '../../core/rowNotation'
import type { Setup } from '../../core/game'

/** rules 7. The default size depends on the board. */
export const trikeOptions = {
  board: choice(['triangle', 'pyramid', 'hexagon'], 'triangle'),
  size: (chosen: Options) =>
    chosen.board === 'triangle' ? amount(3, 19, 7) : chosen.board === 'pyramid' ? amount(3, 10, 7) : amount(3, 10, 5),
  pie: flag(true),
}
export type TrikeOptions = OptionsOf<typeof trikeOptions>

/** A cell of the drawing: rules 3 say where `(r, x)` lies. */
export interface TrikeCell {
  readonly index: number
  readonly name: string
  readonly r: number
  readonly x: number
}

/** Tables of one board. Cells are numbered with a border around them, so that a ray ends without a bounds test. */
export interface TrikeSetup extends Setup {
  readonly options: TrikeOptions
  readonly cells: readonly TrikeCell[]
  readonly rows: Rows
  readonly names: ReadonlyMap<number, string>
  readonly indices: ReadonlyMap<string, number>
  /** The empty board: 0 on cells, `OFF` on the border. */
  readonly empty: Uint8Array
  /** One row down. */
  readonly width: number
  /** Whether the pawn also goes along the other diagonal (the pyramid). */
  readonly diagonals: boolean
  /** The steps to the neighbours, in the order of the moves. */
  readonly directions: Int32Array
  readonly keys: Keys
}

/** What the border holds: neither empty nor a checker. */
export const OFF = 3

export function setup(given: unknown): Result<TrikeSetup> {
  const options = readOptions(trikeOptions, given)
  return options.ok ? ok(setupFor(options.value)) : options
}

const setupFor = memoizeRecent(32, buildSetup)

function buildSetup(options: TrikeOptions): TrikeSetup {
  const shape = shapes[options.board](options.size)
  const width = Math.max(...shape.map(([, to]) => to)) + 3
  const cells = shape.flatMap(([from, to], r) =>
    Array.from({ length: to - from + 1 }, (_, place) => ({
      index: (r + 1) * width + from + place + 1,
      name: cellName(r, place + 1),
      r,
      x: from + place,
    })),
  )
  const length = (shape.length + 2) * width
  const empty = new Uint8Array(length).fill(OFF)
  for (const cell of cells) empty[cell.index] = 0
  // rules 3: east, west, south-west, north-east, south-east, north-west; the pyramid adds the other diagonal.
  const directions = [1, -1, width, -width, width + 1, -width - 1]
  const diagonals = options.board === 'pyramid'
  if (diagonals) directions.push(width - 1, 1 - width)
  return {
    options,
    maxMoves: cells.length + 1,
    repetition: 0,
    cells,
    rows: shape.map((_, r) => cells.filter(cell => cell.r === r).map(cell => cell.index)),
    names: new Map(cells.map(cell => [cell.index, cell.name])),
    indices: new Map(cells.map(cell => [cell.name, cell.index])),
    empty,
    width,
    diagonals,
    directions: Int32Array.from(directions),
    keys: makeKeys(3 * length + 2, 0x7121ce),
  }
}

/** First and last `x` of each row, top row first. */
const shapes: Record<TrikeOptions['board'], (size: number) => [number, number][]> = {
  triangle: n => Array.from({ length: n }, (_, r) => [0, r]),
  pyramid: s => Array.from({ length: 2 * s - 1 }, (_, r) => [0, Math.min(r, 2 * s - 2 - r)]),
  hexagon: s => Array.from({ length: 2 * s - 1 }, (_, r) => [Math.max(0, r - s + 1), Math.min(2 * s - 2, r + s - 1)]),
}
