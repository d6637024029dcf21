import type { Side } from '../core/game'

/**
 * The number of a move as records write it: two moves, one of each side, share a number. `at` is its index among the
 * moves, `turn` the side that makes it.
 */
export function moveNumber(at: number, turn: Side): number {
  const first = (at + turn) % 2
  return Math.floor((at + first) / 2) + 1
}
