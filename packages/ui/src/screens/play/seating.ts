import { otherSide, type Match, type Side } from '@tabuleiro/engine'
import type { GameBoard } from '../../boards/game'

/** Who sits on this side of the screen, and how the board is turned for them. */
export interface Seating {
  readonly near: Side
  /** Degrees, clockwise. */
  readonly turn: number
}

/**
 * A lone person sits near; of two people or two computers the first one does. `isFlipped` exchanges them and turns the
 * board; a board whose players have a home side always shows the near one's at the bottom.
 */
export function seatingOf({ seats, setup }: Match, board: GameBoard, isFlipped: boolean): Seating {
  const isAlone = seats[0].player !== 'human' && seats[1].player === 'human'
  const usual: Side = isAlone ? 1 : 0
  const near = isFlipped ? otherSide(usual) : usual
  const home = board.homeOf?.(setup)
  const isTurned = home === undefined ? isFlipped : home !== near
  return { near, turn: isTurned ? 180 : 0 }
}
