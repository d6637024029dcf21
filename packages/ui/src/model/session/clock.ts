import { endMatch, positionOf, resultOf, setClock, type Match, type Pair } from '@tabuleiro/engine'
import { isComputerOnly } from './seats'

/**
 * What the side to move has used of its turn and the match does not hold yet: `spent`, and all the time `since` a moment while
 * its clock runs. Moments are whole milliseconds of a time that is never set back, so that nothing is lost by rounding.
 */
export interface Stopwatch {
  readonly spent: number
  readonly since: number | undefined
}

/** What tells the time in a match on a screen. */
export interface Timed {
  readonly match: Match
  readonly watch: Stopwatch
}

export const stoppedWatch: Stopwatch = { spent: 0, since: undefined }

export function startedAt(now: number): Stopwatch {
  return { spent: 0, since: now }
}

/** A watch that stands still at what it shows now. */
export function stoppedAt(watch: Stopwatch, now: number): Stopwatch {
  return { spent: spentAt(watch, now), since: undefined }
}

/**
 * Whether the clock of the side to move runs where nobody has stopped it: from the first move on, which costs no time, until
 * there is a result. Computers that people watch play without one.
 */
export function isTimed(match: Match): boolean {
  return match.clock !== undefined && match.plies.length > 0 && !isComputerOnly(match) && resultOf(match) === undefined
}

/** What each side has left at a moment; undefined where there is no clock. */
export function timeLeftAt({ match, watch }: Timed, now: number): Pair<number> | undefined {
  if (match.clock === undefined) return undefined
  const [first, second] = match.clock.left
  const spent = spentAt(watch, now)
  return positionOf(match).turn === 0 ? [Math.max(0, first - spent), second] : [first, Math.max(0, second - spent)]
}

/** What the mover has left after a move at this moment, with what a move earns; undefined where there is no clock. */
export function timeLeftAfterMove(timed: Timed, now: number): number | undefined {
  const { match } = timed
  const { turn } = positionOf(match)
  const left = timeLeftAt(timed, now)?.[turn]
  if (left === undefined) return undefined
  return isTimed(match) ? left + (match.clock?.increment[turn] ?? 0) : left
}

/** The same state with its match holding what the clocks show now. */
export function withClockUpdated<T extends Timed>(state: T, now: number): T {
  const left = timeLeftAt(state, now)
  if (left === undefined || spentAt(state.watch, now) === 0) return state
  const watch = state.watch.since === undefined ? stoppedWatch : startedAt(now)
  return { ...state, match: setClock(state.match, left), watch }
}

/** The match ended by time, where the side to move has none left now; undefined while it has. */
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
