import type { Setup } from '../../core/game'
import { makeKeys, type Keys } from '../../core/keys'
import { memoizeRecent } from '../../core/memoizeRecent'
import { cellName } from '../../core/cellName'
import { amount, choice, readOptions, type OptionsOf } from '../../core/options'
import { ok, type Result } from '../../core/result'
import type { Rows } from '../../core/rowNotation'

/** rules 6. */
export const threeDragonsOptions = {
  variant: choice(['basic', 'strength', 'dragons'], 'dragons'),
  width: amount(7, 13, 9, { step: 2 }),
  height: amount(7, 13, 9, { step: 2 }),
  captureChoice: choice(['choose', 'both', 'custodial-first'], 'choose'),
  strengthCapture: choice(['optional', 'mandatory'], 'optional'),
  stopBetween: choice(['safe', 'forbidden'], 'safe'),
  repetition: amount(2, 9, 3, { off: true }),
  noProgress: amount(2, 1000, 100, { off: true }),
}
export type ThreeDragonsOptions = OptionsOf<typeof threeDragonsOptions>

// What a square holds: 0 when empty, otherwise one of these bits, so that "an enemy", "an own piece or an obstacle" are
// single mask tests. Pieces add their strength, 1 to 5; the low five bits together identify the contents.
export const STRENGTH = 7
export const WHITE = 8
export const BLACK = 16
export const OBSTACLE = 32
export const CLOSED = OBSTACLE | 1
export const OPENED = OBSTACLE | 2
export const MOUNTAIN = OBSTACLE | 3
/** What the border holds. It stops a slide and, unlike an obstacle, captures nothing (rules 4, step 2). */
export const OFF = 64

/** The bit of a side's pieces. */
export const pieceBit = (side: number) => WHITE << side

/** Where the key of a content on a square stands in the key tables. */
export const keyAt = (square: number, content: number) => (square << 5) | (content & 31)

/** Where the key of black's turn stands: the place of an empty border square. */
export const TURN_KEY = 0

/** A square of the drawing: column and rank counted from 0, as white sees the board. */
export interface Square {
  readonly index: number
  readonly name: string
  readonly column: number
  readonly rank: number
  readonly kind: 'plain' | 'mountain' | 'cave'
}

/** A dragon cave, the strength its dragon is born with, and the squares that wake it. */
export interface Cave {
  readonly index: number
  readonly name: string
  readonly dragon: number
  readonly around: Int32Array
}

/** What depends on the size alone. */
interface Board {
  /** Squares are numbered row by row, top rank first, with a border: no slide needs a bounds test. */
  readonly squares: readonly Square[]
  readonly rows: Rows
  readonly names: ReadonlyMap<number, string>
  readonly indices: ReadonlyMap<string, number>
  readonly caves: readonly Cave[]
  /** Squares with the border. */
  readonly size: number
  /** Bytes of one side's set of squares, one bit per square; both sets follow the squares in a position. */
  readonly setBytes: number
  /** One rank down. */
  readonly stride: number
  readonly directions: Int32Array
  /** What a piece leaves behind when it goes: an opened cave, or nothing (rules 4). */
  readonly floor: Uint8Array
  readonly keys: Keys
}

/** The tables of one board, the options as flags for hot code, and the position at the start. */
export interface ThreeDragonsSetup extends Setup, Board {
  readonly options: ThreeDragonsOptions
  readonly strengths: boolean
  readonly dragons: boolean
  /** Neither victims nor forbidden squares: every slide is exactly one move. */
  readonly slidesOnly: boolean
  readonly betweenForbidden: boolean
  readonly takesBoth: boolean
  readonly custodialFirst: boolean
  readonly mandatory: boolean
  readonly noProgress: number
  readonly opening: Uint8Array
}

export function setup(given: unknown): Result<ThreeDragonsSetup> {
  const options = readOptions(threeDragonsOptions, given)
  return options.ok ? ok(setupFor(options.value)) : options
}

const setupFor = memoizeRecent(64, buildSetup)

function buildSetup(options: ThreeDragonsOptions): ThreeDragonsSetup {
  const board = boardFor({ width: options.width, height: options.height })
  const strengths = options.variant !== 'basic'
  const plain = board.squares.filter(square => square.kind === 'plain').length
  return {
    ...board,
    options,
    // A square is reached from at most four sides. With v enemies beside it at most 4 - v sides are left, each with
    // at most 1 + v strings: never more than six.
    maxMoves: (strengths ? 6 : 4) * plain,
    repetition: options.repetition,
    strengths,
    dragons: options.variant === 'dragons',
    slidesOnly: !strengths && options.stopBetween === 'safe',
    betweenForbidden: options.stopBetween === 'forbidden',
    takesBoth: options.captureChoice === 'both',
    custodialFirst: options.captureChoice === 'custodial-first',
    mandatory: options.strengthCapture === 'mandatory',
    noProgress: options.noProgress,
    opening: layOutOpening(board, options),
  }
}

/** rules 3: a rank of pieces between the mountains, 3s at its ends, and a 4 before the middle one. */
function layOutOpening(board: Board, { variant, width, height }: ThreeDragonsOptions): Uint8Array {
  const cells = emptyCells(board)
  const middle = (width - 1) / 2
  for (const { index, column, rank, kind } of board.squares) {
    const depth = Math.min(rank, height - 1 - rank)
    const stands = depth === 0 ? kind === 'plain' : depth === 1 && column === middle
    if (!stands) continue
    const strength = depth === 1 ? 4 : column === 1 || column === width - 2 ? 3 : 2
    setPiece(board, cells, index, rank < height / 2 ? 0 : 1, variant === 'basic' ? 1 : strength)
  }
  return cells
}

/** The board without pieces: mountains, closed caves and the border. */
export function emptyCells(board: Board): Uint8Array {
  const cells = new Uint8Array(board.size + 2 * board.setBytes).fill(OFF, 0, board.size)
  for (const { index, kind } of board.squares) cells[index] = kind === 'plain' ? 0 : kind === 'cave' ? CLOSED : MOUNTAIN
  return cells
}

/** Puts a piece on a square and notes the square in its side's set. */
export function setPiece(board: Board, cells: Uint8Array, square: number, side: number, strength: number): void {
  cells[square] = pieceBit(side) | strength
  cells[board.size + side * board.setBytes + (square >> 3)] |= 1 << (square & 7)
}

/** All sixteen sizes, shared by the setups: the tables of keys are large. */
const boardFor = memoizeRecent(16, buildBoard)

function buildBoard({ width, height }: { readonly width: number; readonly height: number }): Board {
  // One border column serves both sides: right of the last square of a rank comes the border left of the rank below.
  const stride = width + 1
  const size = stride * (height + 2)
  const squares = Array.from({ length: width * height }, (_, i) => {
    const column = i % width
    const rank = height - 1 - Math.floor(i / width)
    const index = (height - rank) * stride + column + 1
    return { index, name: cellName(column, rank + 1), column, rank, kind: kindOf(width, height, column, rank) }
  })
  const names = new Map(squares.map(square => [square.index, square.name]))
  const directions = Int32Array.of(-1, 1, -stride, stride)
  const caves = squares
    .filter(square => square.kind === 'cave')
    .map(({ index, name, column }) => ({
      index,
      name,
      dragon: column === (width - 1) / 2 ? 5 : 3,
      around: directions.map(step => index + step).filter(square => names.has(square)),
    }))
  const floor = new Uint8Array(size)
  for (const cave of caves) floor[cave.index] = OPENED
  return {
    squares,
    rows: Array.from({ length: height }, (_, r) =>
      squares.slice(r * width, (r + 1) * width).map(square => square.index),
    ),
    names,
    indices: new Map(squares.map(square => [square.name, square.index])),
    caves,
    size,
    setBytes: Math.ceil(size / 8),
    stride,
    directions,
    floor,
    keys: boardKeys(squares, size),
  }
}

/** Empty squares have key 0, so that a slide needs no lookup for them. */
function boardKeys(squares: readonly Square[], size: number): Keys {
  const keys = makeKeys(size << 5, 0x3d7a60)
  for (const { index } of squares) {
    keys.lo[keyAt(index, 0)] = 0
    keys.hi[keyAt(index, 0)] = 0
  }
  return keys
}

/** rules 2. */
function kindOf(width: number, height: number, column: number, rank: number): Square['kind'] {
  const sideways = column === 0 || column === width - 1
  if (sideways && (rank === 0 || rank === height - 1)) return 'mountain'
  return rank === (height - 1) / 2 && (sideways || column === (width - 1) / 2) ? 'cave' : 'plain'
}
