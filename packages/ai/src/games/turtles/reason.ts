import {
  forward,
  otherSeat,
  scoreOf,
  seatToMove,
  isHatch,
  wayOf,
  type TurtlesState,
} from '@tabuleiro/engine/games/turtles'
import type { Move } from '@tabuleiro/engine'
import type { Reason } from '../../brain'

export function reason(before: TurtlesState, move: Move, after: TurtlesState): Reason {
  const seat = seatToMove(before)
  if (scoreOf(after, seat) > scoreOf(before, seat)) return 'scores'
  if (isHatch(move) || wayOf(move) === forward(otherSeat(seat))) return 'advances'
  return 'best'
}
