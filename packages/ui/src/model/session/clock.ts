import { endMatch, positionOf, resultOf, setClock, type Match, type Pair } from '@tabuleiro/engine'
import { isComputerOnly } from './seats'

/**
 * Measures the time used in the present turn that is not yet stored in the match: `spent`, plus the time since `since`
 * while the clock runs. Times are whole milliseconds of a monotonic clock, so that rounding loses nothing.
 */
export interface Stopwatch {
  readonly spent: number
  readonly since: number | undefined
}

/** A match and the time of its present turn. */
export interface Timed {
  readonly match: Match
  readonly stopwatch: Stopwatch
}

export const stoppedWatch: Stopwatch = { spent: 0, since: undefined }

export function startedAt(now: number): Stopwatch {
  return { spent: 0, since: now }
}

/** The stopwatch stopped at `now`, with the time it has measured so far. */
export function stoppedAt(stopwatch: Stopwatch, now: number): Stopwatch {
  return { spent: spentAt(stopwatch, now), since: undefined }
}

/**
 * Whether the clock of the side to move runs unless it is paused. It starts after the first move, which costs no time,
 * and stops at the result. A match between two computers is not timed.
 */
export function isTimed(match: Match): boolean {
  return match.clock !== undefined && match.plies.length > 0 && !isComputerOnly(match) && resultOf(match) === undefined
}

/** The time each side has left now; undefined without a clock. */
export function timeLeftAt({ match, stopwatch }: Timed, now: number): Pair<number> | undefined {
  if (match.clock === undefined) return undefined
  const [first, second] = match.clock.left
  const spent = spentAt(stopwatch, now)
  return positionOf(match).turn === 0 ? [Math.max(0, first - spent), second] : [first, Math.max(0, second - spent)]
}

/** The time the side to move has left after a move made now, its increment included; undefined without a clock. */
export function timeLeftAfterMove(timed: Timed, now: number): number | undefined {
  const { match } = timed
  const { turn } = positionOf(match)
  const left = timeLeftAt(timed, now)?.[turn]
  if (left === undefined) return undefined
  return isTimed(match) ? left + (match.clock?.increment[turn] ?? 0) : left
}

/** Stores the time that the clock shows now in the match of a state. */
export function withClockUpdated<T extends Timed>(state: T, now: number): T {
  const left = timeLeftAt(state, now)
  if (left === undefined || spentAt(state.stopwatch, now) === 0) return state
  const stopwatch = state.stopwatch.since === undefined ? stoppedWatch : startedAt(now)
  return { ...state, match: setClock(state.match, left), stopwatch }
}

/** The match ended by flag fall if the side to move has no time left now; else undefined. */
export function flagFallAt(timed: Timed, now: number): Match | undefined {
  const { match } = timed
  const { turn } = positionOf(match)
  if (!isTimed(match) || timeLeftAt(timed, now)?.[turn] !== 0) return undefined
  const over = endMatch(withClockUpdated(timed, now).match, { how: 'time', by: turn })
  return over.ok ? over.value : undefined
}

function spentAt({ spent, since }: Stopwatch, now: number): number {
  return since === undefined ? spent : spent + Math.max(0, now - since)
}
