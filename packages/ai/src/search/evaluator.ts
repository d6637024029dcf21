import type { MoveList, State } from '@tabuleiro/engine'
import type { Value } from './value'

/** From this rank on a move is loud: it is searched beyond the horizon, where quiet ones are not. */
export const TACTICAL = 1 << 20

/** What alpha-beta must know about a game. Made for one setup, so that it may own scratch buffers. */
export interface Evaluator<S extends State> {
  /** A guess for the side to move, below `FAR`. Asked only while the game is on. */
  evaluate(s: S): Value
  /** Writes a rank for each move, the more promising the higher, `LOUD` and above for loud ones; may shorten the list. */
  scoreMoves(s: S, list: MoveList, ranks: Int32Array): void
  /** Whether the moves that `rank` leaves out of the list surely lose: then a result without them is a result. */
  prunesOnlyLosingMoves?(s: S): boolean
  /** Whether there is surely no loud move: spares listing them. Asked only right after `evaluate` of the same position. */
  hasNoTactics?(s: S): boolean
  /** How much of the way to a draw by the clock is gone, from 0 to 1; absent where no clock runs. */
  drawClock?(s: S): number
}
