import { cellName } from '../../core/cellName'
import type { Move, Setup } from '../../core/game'
import { makeKeys, type Keys } from '../../core/keys'
import { memoizeRecent } from '../../core/memoizeRecent'
import { amount, readOptions, type OptionsOf } from '../../core/options'
import { ok, type Result } from '../../core/result'
import type { Rows } from '../../core/rowNotation'

export const clobberOptions = {
  width: amount(3, 8, 5),
  height: amount(3, 8, 6),
}
export type ClobberOptions = OptionsOf<typeof clobberOptions>

/** A cell of the drawing: column and rank counted from 0, with a1 at the bottom left. */
export interface ClobberCell {
  readonly index: number
  readonly name: string
  readonly column: number
  readonly rank: number
}

/** Tables of one board. Cells are numbered with a border around them, so that no step needs a bounds test. */
export interface ClobberSetup extends Setup {
  readonly options: ClobberOptions
  readonly cells: readonly ClobberCell[]
  readonly rows: Rows
  readonly names: ReadonlyMap<number, string>
  /** The board without stones: 0 on cells, `OFF` on the border. */
  readonly empty: Uint8Array
  /** The position at the start: a stone on every cell, the colours as on a chessboard. */
  readonly opening: Uint8Array
  /** The steps to the neighbours, in the order of the moves. */
  readonly directions: Int32Array
  readonly keys: Keys
}

/** What the border holds: neither empty nor a stone. A stone is 1 or 2, the number of its player. */
export const OFF = 3

/** A move is its two cells in one number. */
export const makeMove = (from: number, to: number): Move => from * 128 + to
export const fromOf = (move: Move): number => move >> 7
export const toOf = (move: Move): number => move & 127

export function setup(given: unknown): Result<ClobberSetup> {
  const options = readOptions(clobberOptions, given)
  return options.ok ? ok(setupFor(options.value)) : options
}

/** All 36 sizes fit. */
const setupFor = memoizeRecent(36, buildSetup)

function buildSetup(options: ClobberOptions): ClobberSetup {
  const { width, height } = options
  // One border column serves both sides: right of the last cell of a rank comes the border left of the rank below.
  const stride = width + 1
  const cells = Array.from({ length: width * height }, (_, i): ClobberCell => {
    const column = i % width
    const row = Math.floor(i / width)
    const rank = height - 1 - row
    return { index: (row + 1) * stride + column + 1, name: cellName(column, rank + 1), column, rank }
  })
  const empty = new Uint8Array(stride * (height + 2) + 1).fill(OFF)
  const opening = empty.slice()
  for (const { index, column, rank } of cells) {
    empty[index] = 0
    opening[index] = (column + rank) % 2 === 0 ? 1 : 2
  }
  return {
    options,
    // Every pair of neighbours is at most one move of the side to move.
    maxMoves: width * (height - 1) + height * (width - 1),
    repetition: 0,
    cells,
    rows: Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).map(c => c.index)),
    names: new Map(cells.map(cell => [cell.index, cell.name])),
    empty,
    opening,
    directions: Int32Array.of(-stride, 1, stride, -1),
    keys: makeKeys(3 * empty.length, 0xc10bbe),
  }
}
