import type { MoveList } from '@tabuleiro/engine'
import {
  BLOCKED,
  DRIVER,
  COUNT,
  forward,
  homeOf,
  isHatch,
  fileOf,
  otherSeat,
  PUSHED,
  seatToMove,
  sizeOf,
  turtleOf,
  upTo,
  wayOf,
  type Seat,
  type TurtlesState,
} from '@tabuleiro/engine/games/turtles/internals'
import { TACTICAL } from '../../search/evaluator'

/** The scores of a step ahead, a hatch, a step to the side and a step back. */
const STEP_AHEAD = 300
const HATCH = 150
const STEP_ASIDE = 100
const STEP_BACK = 0
/** The scores for each turtle that leaves the board at its far end, and for each rank that an enemy is sent back. */
const SCORE = 10_000
const SENT_BACK = 400
/** A push that costs the enemy at least this share of the board is tactical. */
const TACTICAL_SHARE = 0.5

/** Move ordering: turtles that score first, then pushes that send enemies home, then steps ahead. */
export function scoreMoves(s: TurtlesState, list: MoveList, scores: Int32Array): void {
  const { setup, places, sizes } = s
  const { count, next } = setup
  const seat = seatToMove(s)
  const ahead = forward(seat)
  for (let i = 0; i < list.size; i++) {
    const move = list.at[i]
    const size = sizeOf(move)
    const hatch = isHatch(move)
    const from = places[turtleOf(seat, size)]
    const direction = hatch ? ahead : wayOf(move)
    const to = hatch ? homeOf(setup, seat) + fileOf(move) : next[from * 4 + direction]
    if (to >= count) {
      scores[i] = TACTICAL + SCORE * countOwn(s, seat, from, sizes[from] & upTo(size))
      continue
    }
    const pushed = PUSHED[size * 32 + sizes[to]]
    const step = hatch ? HATCH : direction === ahead ? STEP_AHEAD : direction === (ahead ^ 1) ? STEP_BACK : STEP_ASIDE
    scores[i] = pushed === 0 ? step : step + pushScore(s, seat, to, pushed, direction)
  }
}

/** The score of pushing a group off `cell`: turtles of either side may leave the board or lose ranks by it. */
function pushScore(s: TurtlesState, seat: Seat, cell: number, pushed: number, direction: number): number {
  const { setup, sizes } = s
  const { count, next } = setup
  const { length, width } = setup.options
  const own = countOwn(s, seat, cell, pushed)
  const enemies = COUNT[pushed] - own
  const to = next[cell * 4 + direction]
  const row = (cell / width) | 0
  const gone = seat === 0 ? row + 1 : length - row
  const enemyGone = length + 1 - gone
  const ahead = direction === forward(seat)
  if (to >= count && ahead) return own > 0 ? TACTICAL + SCORE * own : SENT_BACK * enemies
  if (to >= count && direction === forward(otherSeat(seat))) return enemies > 0 ? -SCORE * enemies : -SENT_BACK * own
  const deeper = to < count ? PUSHED[DRIVER[pushed] * 32 + sizes[to]] : 0
  if (to >= count || deeper === BLOCKED) {
    const gain = enemies * enemyGone - own * gone
    return (gain >= TACTICAL_SHARE * length ? TACTICAL : 0) + SENT_BACK * gain
  }
  const steps = ahead
    ? SENT_BACK * (enemies + own)
    : direction === (forward(seat) ^ 1)
      ? -SENT_BACK * (enemies + own)
      : SENT_BACK >> 1
  return deeper === 0 ? steps : steps + pushScore(s, seat, to, deeper, direction)
}

/** How many of these turtles at `place` are the seat's own. */
function countOwn(s: TurtlesState, seat: Seat, place: number, set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= upTo(DRIVER[rest] - 1))
    if (s.places[turtleOf(seat, DRIVER[rest])] === place) n++
  return n
}
