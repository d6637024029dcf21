import {
  homeOf,
  nestOf,
  otherSeat,
  scoreOf,
  seatToMove,
  turtleOf,
  type Seat,
  type TurtlesState,
} from '@tabuleiro/engine/games/turtles/internals'
import type { Bots } from '../gameAi'
import type { players } from './players'

/** In tenths, so that equal scores compare as equal. */
const scoreFor = (s: TurtlesState, seat: Seat): number => count(s, seat) - count(s, otherSeat(seat))

/** Ten for a scored turtle, five for one on the rank next to its far end, one for each on the board. */
function count(s: TurtlesState, seat: Seat): number {
  const { setup, places } = s
  const last = homeOf(setup, otherSeat(seat))
  let sum = 10 * scoreOf(s, seat)
  for (let size = 1; size <= 5; size++) {
    const place = places[turtleOf(seat, size)]
    if (place < nestOf(setup, 0)) sum += place >= last && place < last + setup.options.width ? 6 : 1
  }
  return sum
}

/** The computer players of the report (rules 12): any move; the one with the best count, whatever the reply. */
export const bots: Bots<typeof players, TurtlesState> = {
  easy: () => () => 0,
  hard: () => (line, _move, before) => scoreFor(line.state, seatToMove(before)),
}
