import type { Move } from '@tabuleiro/engine'
import {
  BLOCKED,
  forward,
  nestOf,
  otherSeat,
  PUSHED,
  scoreOf,
  seatToMove,
  settle,
  turtleOf,
  WALKS,
  type Seat,
  type TurtlesState,
} from '@tabuleiro/engine/games/turtles/internals'
import type { HintReason } from '../gameAi'

const SIZES = [1, 2, 3, 4, 5]

/** The most telling effect of a move: see `HINT_REASONS`. */
export function hintReason(before: TurtlesState, move: Move, after: TurtlesState): HintReason {
  const seat = seatToMove(before)
  const enemy = otherSeat(seat)
  if (scoreOf(after, seat) > scoreOf(before, seat)) return 'scores'
  if (settle(before, move).links > 1 && ranksGone(after, enemy) < ranksGone(before, enemy)) return 'pushes'
  if (starters(after, enemy).length < starters(before, enemy).length) return 'blocks'
  const scorers = (s: TurtlesState) => starters(s, seat).filter(size => leaves(s, seat, size)).length
  if (scorers(after) > scorers(before)) return 'threatens'
  return ranksGone(after, seat) > ranksGone(before, seat) ? 'advances' : 'best'
}

/** All ranks that a seat's turtles have come, those scored left out. */
function ranksGone(s: TurtlesState, seat: Seat): number {
  const { cells, options } = s.setup
  return onBoard(s, seat).reduce((sum, size) => {
    const { rank } = cells[s.places[turtleOf(seat, size)]]
    return sum + (seat === 0 ? rank : options.length + 1 - rank)
  }, 0)
}

const onBoard = (s: TurtlesState, seat: Seat): number[] =>
  SIZES.filter(size => s.places[turtleOf(seat, size)] < nestOf(s.setup, 0))

/** Where a turtle's step ahead leads. */
const cellAhead = (s: TurtlesState, seat: Seat, size: number): number =>
  s.setup.next[s.places[turtleOf(seat, size)] * 4 + forward(seat)]

const leaves = (s: TurtlesState, seat: Seat, size: number): boolean => cellAhead(s, seat, size) >= s.setup.count

/** The sizes of the seat's turtles that can walk a rank ahead or off the board. */
function starters(s: TurtlesState, seat: Seat): number[] {
  return onBoard(s, seat).filter(size => {
    const stack = s.sizes[s.places[turtleOf(seat, size)]]
    const open = leaves(s, seat, size) || PUSHED[size * 32 + s.sizes[cellAhead(s, seat, size)]] !== BLOCKED
    return open && WALKS[size * 32 + stack] === 1
  })
}
