import { moveList, type Line, type Move } from '@tabuleiro/engine'
import {
  homeOf,
  nestOf,
  otherSeat,
  scoreOf,
  seatToMove,
  turtleOf,
  type Seat,
  type TurtlesState,
} from '@tabuleiro/engine/games/turtles'
import type { Bot } from '../../brain'
import type { Dice } from '../../search/dice'

/** rules 12: a uniformly random legal move. */
function easy(line: Line<TurtlesState>, dice: Dice): Move {
  const list = moveList(line.state.setup)
  line.moves(list)
  return list.at[dice.roll(list.size)]
}

/** rules 12: the move after which its own count looks best, ties by chance; it sees no reply. */
function hard(line: Line<TurtlesState>, dice: Dice): Move {
  const list = moveList(line.state.setup)
  line.moves(list)
  const seat = seatToMove(line.state)
  let best: Move[] = []
  let most = -Infinity
  for (const move of list.at.subarray(0, list.size)) {
    line.push(move)
    const worth = worthTo(line.state, seat)
    line.pop()
    if (worth > most) best = []
    if (worth >= most) best.push(move)
    most = Math.max(most, worth)
  }
  return best[dice.roll(best.length)]
}

/** In tenths, so that equal is equal. */
const worthTo = (s: TurtlesState, seat: Seat): number => count(s, seat) - count(s, otherSeat(seat))

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

/** The computer players of the report. */
export const bots: Readonly<Record<string, Bot<TurtlesState>>> = { easy, hard }
