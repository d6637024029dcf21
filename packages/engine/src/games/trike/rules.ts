import {
  otherSide,
  winFor,
  type Cells,
  type Draft,
  type Move,
  type MoveList,
  type Outcome,
  type Rules,
  type Side,
  type State,
} from '../../core/game'
import type { TrikeSetup } from './board'

export interface TrikeState extends State {
  readonly setup: TrikeSetup
  /** 0 empty, 1 black, 2 white, 3 off the board. */
  readonly cells: Cells
  /** 0 before the first move: that is a border cell. */
  readonly pawn: number
  /** Checkers on the board: black places when even, white when odd. */
  readonly stones: number
  /** Who owns black; the swap changes it. */
  readonly black: Side
}

/** The swap is a move like any other: the number of a border cell, where no checker can go. */
export const SWAP: Move = 0

export const rules: Rules<TrikeState> = { start, copy, moves, play, outcome, reason, salt }

function start(setup: TrikeSetup): TrikeState {
  return blank(setup)
}

/** Every position is made here: hot code is slower when it meets objects of more than one shape. */
function blank(setup: TrikeSetup): Draft<TrikeState> {
  return { setup, turn: 0, lo: 0, hi: 0, reversiblePlies: 0, cells: setup.empty.slice(), pawn: 0, stones: 0, black: 0 }
}

function copy(from: TrikeState, into: Draft<TrikeState> = blank(from.setup)): Draft<TrikeState> {
  into.turn = from.turn
  into.lo = from.lo
  into.hi = from.hi
  into.cells.set(from.cells)
  into.pawn = from.pawn
  into.stones = from.stones
  into.black = from.black
  return into
}

function moves(s: TrikeState, out: MoveList): void {
  const { cells, pawn, setup } = s
  const { at } = out
  let n = 0
  if (pawn === 0) for (let i = 0; i < setup.cells.length; i++) at[n++] = setup.cells[i].index
  else n = rays(cells, pawn, setup.width, at, setup.diagonals)
  if (maySwap(s)) at[n++] = SWAP
  out.size = n
}

/** Loop by loop, not a loop over directions: with the step known to the compiler this takes less time. */
function rays(cells: Cells, pawn: number, width: number, at: Int32Array, diagonals: boolean): number {
  let n = 0
  for (let to = pawn + 1; cells[to] === 0; to++) at[n++] = to
  for (let to = pawn - 1; cells[to] === 0; to--) at[n++] = to
  for (let to = pawn + width; cells[to] === 0; to += width) at[n++] = to
  for (let to = pawn - width; cells[to] === 0; to -= width) at[n++] = to
  for (let to = pawn + width + 1; cells[to] === 0; to += width + 1) at[n++] = to
  for (let to = pawn - width - 1; cells[to] === 0; to -= width + 1) at[n++] = to
  if (!diagonals) return n
  for (let to = pawn + width - 1; cells[to] === 0; to += width - 1) at[n++] = to
  for (let to = pawn - width + 1; cells[to] === 0; to -= width - 1) at[n++] = to
  return n
}

/** rules 5.2: one chance, right after the first checker, and no swapping back. */
export function maySwap(s: TrikeState): boolean {
  return s.stones === 1 && s.black === 0 && s.setup.options.pie
}

function play(s: Draft<TrikeState>, move: Move): void {
  const { keys, empty } = s.setup
  const size = empty.length
  if (move === SWAP) {
    s.black = 1
    s.lo ^= keys.lo[3 * size]
    s.hi ^= keys.hi[3 * size]
  } else {
    const colour = (s.stones & 1) + 1
    s.cells[move] = colour
    s.lo ^= keys.lo[colour * size + move] ^ keys.lo[s.pawn]
    s.hi ^= keys.hi[colour * size + move] ^ keys.hi[s.pawn]
    s.pawn = move
    s.stones++
  }
  s.turn = s.turn === 0 ? 1 : 0
}

function outcome(s: TrikeState): Outcome {
  if (!isTrapped(s)) return 'playing'
  const lead = blackLead(s)
  if (lead !== 0) return winFor(lead > 0 ? s.black : otherSide(s.black))
  if (s.setup.options.board === 'pyramid') return 'draw'
  // rules 6: level on a hexagon, the colour under the pawn loses.
  return winFor(s.cells[s.pawn] === 1 ? otherSide(s.black) : s.black)
}

function reason(s: TrikeState): string | undefined {
  if (!isTrapped(s)) return undefined
  if (blackLead(s) !== 0) return 'majority'
  return s.setup.options.board === 'pyramid' ? 'tie' : 'tiebreak'
}

/** Whether the pawn has no empty neighbour (rules 6). */
export function isTrapped(s: TrikeState): boolean {
  const { cells, pawn, setup } = s
  const { width } = setup
  if (pawn === 0) return false
  if (cells[pawn + 1] === 0 || cells[pawn - 1] === 0) return false
  if (cells[pawn + width] === 0 || cells[pawn - width] === 0) return false
  if (cells[pawn + width + 1] === 0 || cells[pawn - width - 1] === 0) return false
  return !setup.diagonals || (cells[pawn + width - 1] !== 0 && cells[pawn - width + 1] !== 0)
}

/** Black's points minus white's, for the checkers under and around the pawn. */
function blackLead(s: TrikeState): number {
  const { cells, pawn, setup } = s
  const { directions } = setup
  let lead = cells[pawn] === 1 ? 1 : -1
  for (let d = 0; d < directions.length; d++) {
    const content = cells[pawn + directions[d]]
    if (content === 1) lead++
    else if (content === 2) lead--
  }
  return lead
}

/** Nothing but the position matters. */
function salt(): number {
  return 0
}
