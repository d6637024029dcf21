import { positionOf, type Match, type Side } from '@tabuleiro/engine'
import { isTimed, timeLeftAt, type Timed } from './clock'
import { isPerson } from './seats'

/** Who thinks is told when this many milliseconds are left. */
const MARKS = [60_000, 10_000] as const
/** How long that stands on the screen. */
const SHOWN_FOR = 5_000

/**
 * The time of which the side to move is warned at a moment. Nobody is told who began with no more, nor is anybody again who
 * was below it before and has earned more since. The match alone knows, so that one that is opened again repeats nothing.
 */
export function lowTimeWarningAt(timed: Timed, now: number): number | undefined {
  const { match } = timed
  const { turn } = positionOf(match)
  const left = timeLeftAt(timed, now)?.[turn]
  if (left === undefined || !isTimed(match) || !isPerson(match, turn)) return undefined
  return MARKS.find(mark => left <= mark && left > mark - SHOWN_FOR && leastBefore(match, turn) > mark)
}

/** Milliseconds until `warningAt` may say something else, or the time is out. */
export function millisToNextWarning(left: number): number {
  const moments = MARKS.flatMap(mark => [mark, mark - SHOWN_FOR]).filter(moment => moment < left)
  return left - Math.max(0, ...moments)
}

/** The least that a side had left before this turn: what it began with, or in a turn, without what the move then earned. */
function leastBefore(match: Match, side: Side): number {
  const { initial, increment } = match.clock ?? { initial: [0, 0], increment: [0, 0] }
  // The first move of a match costs and earns nothing.
  const own = match.plies.filter((_, ply) => ply > 0 && positionOf(match, ply).turn === side)
  return Math.min(initial[side], ...own.map(({ left = Infinity }) => left - increment[side]))
}
