import type { Notation } from '../../core/game'
import { fail, ok, refusePosition, type PositionFault, type Result } from '../../core/result'
import {
  BLACK,
  CLOSED,
  emptyCells,
  MOUNTAIN,
  OPENED,
  setPiece,
  STRENGTH,
  WHITE,
  type Square,
  type ThreeDragonsSetup,
} from './board'
import { fromOf, makeState, toOf, victimOf, type ThreeDragonsState } from './state'

export const notation: Notation<ThreeDragonsState> = { encode, decode, write, isMoveSyntax }

/** How contents are written (rules 8). */
const symbols = new Map([
  [0, '-'],
  [MOUNTAIN, 'm'],
  [CLOSED, 'o'],
  [OPENED, 'x'],
  ...Array.from('12345', (symbol, i): [number, string] => [WHITE | (i + 1), symbol]),
  ...Array.from('abcde', (symbol, i): [number, string] => [BLACK | (i + 1), symbol]),
])
const contents = new Map(Array.from(symbols, ([content, symbol]) => [symbol, content]))

/** The last number a clock can be written as; a clock that `noProgress: 0` lets run on is written as this. */
const CLOCK_END = 9999

/** rules 8; text outside this grammar is unreadable. */
function isMoveSyntax(text: string): boolean {
  return /^[a-m](?:[1-9]|1[0-3])-[a-m](?:[1-9]|1[0-3])(?:x[a-m](?:[1-9]|1[0-3]))?$/.test(text)
}

function write(setup: ThreeDragonsSetup, move: number): string {
  const name = (square: number) => setup.names.get(square) ?? ''
  const victim = victimOf(move)
  return `${name(fromOf(move))}-${name(toOf(move))}${victim === 0 ? '' : `x${name(victim)}`}`
}

function encode(s: ThreeDragonsState): string {
  const rows = s.setup.rows.map(row => row.map(square => symbols.get(s.cells[square])).join(''))
  return `${rows.join('.')}_${s.turn + 1}_${Math.min(s.reversiblePlies, CLOCK_END)}`
}

function decode(setup: ThreeDragonsSetup, text: string): Result<ThreeDragonsState> {
  const refused = fail('position/invalid')
  const fields = text.split('_')
  if (fields.length !== 3) return refused
  const [board, side, clock] = fields
  if (side !== '1' && side !== '2') return refused
  if (!/^(?:0|[1-9][0-9]{0,3})$/.test(clock)) return refused
  const cells = readBoard(setup, board)
  if (cells === undefined) return refused
  if (typeof cells === 'string') return refusePosition(cells)
  const s = makeState(setup, cells, side === '1' ? 0 : 1, Number(clock))
  return s.whites < 2 && s.blacks < 2 ? refusePosition('few-pieces') : ok(s)
}

function readBoard(setup: ThreeDragonsSetup, text: string): Uint8Array | PositionFault | undefined {
  const { width, height } = setup.options
  // Squares are numbered in the order in which they are written, with a dot after each rank but the last.
  if (text.length !== (width + 1) * height - 1) return undefined
  const cells = emptyCells(setup)
  for (let i = 0, at = 0; i < setup.squares.length; i++, at++) {
    if (i > 0 && i % width === 0 && text.charAt(at++) !== '.') return undefined
    const square = setup.squares[i]
    const content = contents.get(text.charAt(at))
    if (content === undefined) return undefined
    if (!mayHold(setup, square, content)) return 'wrong-square'
    if ((content & STRENGTH) !== 0 && (content & (WHITE | BLACK)) !== 0)
      setPiece(setup, cells, square.index, (content & WHITE) !== 0 ? 0 : 1, content & STRENGTH)
    else cells[square.index] = content
  }
  return cells
}

/** What a reader must reject square by square (rules 8), reachable or not. */
function mayHold(setup: ThreeDragonsSetup, square: Square, content: number): boolean {
  if (square.kind === 'mountain') return content === MOUNTAIN
  const piece = (content & (WHITE | BLACK)) !== 0
  if (piece && !setup.strengths && (content & STRENGTH) !== 1) return false
  if (square.kind === 'plain') return piece || content === 0
  return content === CLOSED || (setup.dragons && (piece || content === OPENED))
}
