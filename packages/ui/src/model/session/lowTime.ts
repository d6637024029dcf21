import { positionOf, type Match, type Side } from '@tabuleiro/engine'
import { isTimed, timeLeftAt, type Timed } from './clock'
import { isPerson } from './seats'

/** Milliseconds left at which the side to move is warned. */
const THRESHOLDS = [60_000, 10_000] as const
/** How long a warning stays on the screen. */
const SHOWN_MS = 5_000

/**
 * The low-time warning due now, if any. Each threshold warns once per player: not if they started below it, and not
 * again after an increment. It depends on the match alone, so that no warning is repeated when a match is opened again.
 */
export function lowTimeWarningAt(timed: Timed, now: number): number | undefined {
  const { match } = timed
  const { turn } = positionOf(match)
  const left = timeLeftAt(timed, now)?.[turn]
  if (left === undefined || !isTimed(match) || !isPerson(match, turn)) return undefined
  return THRESHOLDS.find(threshold => {
    return left <= threshold && left > threshold - SHOWN_MS && leastBefore(match, turn) > threshold
  })
}

/** Milliseconds until the low-time warning may change or the flag falls. */
export function millisToNextWarning(left: number): number {
  const moments = THRESHOLDS.flatMap(threshold => [threshold, threshold - SHOWN_MS]).filter(moment => moment < left)
  return left - Math.max(0, ...moments)
}

/** The least time a side had left before this turn: its initial time, or after a move, without the increment. */
function leastBefore(match: Match, side: Side): number {
  const { initial, increment } = match.clock ?? { initial: [0, 0], increment: [0, 0] }
  // The first move of a match costs and earns nothing.
  const own = match.plies.filter((_, ply) => ply > 0 && positionOf(match, ply).turn === side)
  return Math.min(initial[side], ...own.map(({ left = Infinity }) => left - increment[side]))
}
