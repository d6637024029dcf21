import type { Cells, Draft, Move, Side, State } from '../../core/game'
import { BLACK, keyAt, TURN_KEY, WHITE, type ThreeDragonsSetup } from './board'

export interface ThreeDragonsState extends State {
  readonly setup: ThreeDragonsSetup
  /**
   * What each square holds (see board.ts), followed by the sets of squares that white and black stand on. The sets are
   * derived: searching every square for pieces instead makes listing the moves take twice as long.
   */
  readonly cells: Cells
  readonly whites: number
  readonly blacks: number
}

// A move is its squares, eight bits each: from, to, and the victim of a capture by strength (0, a border square: none).
export const fromOf = (move: Move) => move & 255
export const toOf = (move: Move) => (move >> 8) & 255
export const victimOf = (move: Move) => move >> 16
export const slideMove = (from: number, to: number): Move => from | (to << 8)

/** The position with these cells: counts and key are computed anew. `cells` is not copied. */
export function makeState(
  setup: ThreeDragonsSetup,
  cells: Uint8Array,
  turn: Side,
  reversiblePlies: number,
): ThreeDragonsState {
  const { lo, hi } = setup.keys
  const s = blank(setup, cells)
  s.turn = turn
  s.reversiblePlies = reversiblePlies
  s.lo = turn === 0 ? 0 : lo[TURN_KEY]
  s.hi = turn === 0 ? 0 : hi[TURN_KEY]
  for (const { index } of setup.squares) {
    s.lo ^= lo[keyAt(index, cells[index])]
    s.hi ^= hi[keyAt(index, cells[index])]
    if ((cells[index] & WHITE) !== 0) s.whites++
    else if ((cells[index] & BLACK) !== 0) s.blacks++
  }
  return s
}

/** Every position is made here: hot code is several times slower when it meets objects of more than one shape. */
function blank(setup: ThreeDragonsSetup, cells: Uint8Array): Draft<ThreeDragonsState> {
  return { setup, turn: 0, lo: 0, hi: 0, reversiblePlies: 0, cells, whites: 0, blacks: 0 }
}

/** With `into` it allocates nothing. */
export function copy(
  from: ThreeDragonsState,
  into: Draft<ThreeDragonsState> = blank(from.setup, new Uint8Array(from.cells.length)),
): Draft<ThreeDragonsState> {
  into.turn = from.turn
  into.lo = from.lo
  into.hi = from.hi
  into.reversiblePlies = from.reversiblePlies
  into.cells.set(from.cells)
  into.whites = from.whites
  into.blacks = from.blacks
  return into
}
