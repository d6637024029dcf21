import type { MoveList, State } from '@tabuleiro/engine'
import type { Value } from './value'

/** Move scores from here on mark tactical moves: the quiescence search follows them beyond the nominal depth. */
export const TACTICAL = 1 << 20

/** What a search without playouts must know about a game. Made for one setup, so that it may own scratch buffers. */
export interface Evaluator<S extends State> {
  /** The static evaluation for the side to move, below `MAX_ESTIMATE`. Called only while the game is on. */
  evaluate(s: S): Value
  /**
   * Move ordering: writes a score for each move, higher for more promising ones, `TACTICAL` and above for tactical
   * ones. May prune the list.
   */
  scoreMoves(s: S, list: MoveList, scores: Int32Array): void
  /** Whether all moves that `scoreMoves` prunes surely lose: then a result proven without them holds. */
  prunesOnlyLosingMoves?(s: S): boolean
  /** Whether there is surely no tactical move, which saves listing them. Called only right after `evaluate` of `s`. */
  hasNoTactics?(s: S): boolean
  /**
   * Lists the tactical moves alone, as `scoreMoves` marks and scores them: less work than to list all moves. Called
   * only right after `evaluate` of `s`.
   */
  listTactics?(s: S, list: MoveList, scores: Int32Array): void
  /**
   * How much a ply changes the evaluation at most, as a rule: shallow nodes that lie further outside of their window
   * are not searched in full. Absent where no such rule is known.
   */
  readonly margin?: Value
  /**
   * How much of the way to a draw by the no-progress rule has passed, from 0 to 1; absent in games without that rule.
   */
  drawClock?(s: S): number
}
