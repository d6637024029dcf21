import { positionOf } from '@tabuleiro/engine'
import { isTimed, timeLeftAt } from './clock'
import type { TurnTiming } from './computerTurns'
import { millisToNextWarning } from './lowTime'
import type { MatchSession } from './session'

/** How often a running clock is saved. A kill gives a player back at most this much time. */
export const CLOCK_SAVE_INTERVAL_MS = 5_000

/** What a timekeeper needs from the device: the time, timers, and whether the app is in front. */
export interface TimekeeperContext extends Pick<TurnTiming, 'clock' | 'schedule'> {
  /** Calls back with false when people leave the app and with true when they return. The returned function ends it. */
  readonly watchPresence: (listener: (isPresent: boolean) => void) => () => void
}

/**
 * Runs the clock of a match until the returned function is called. It ticks the clock when the flag falls or a low-time
 * warning is due, saves it, and pauses it when people leave. It uses only the public functions of the session.
 */
export function runTimekeeper(
  session: MatchSession,
  { clock, schedule, watchPresence }: TimekeeperContext,
): () => void {
  let scheduledFor = session.getState().stopwatch
  let cancelTick: () => void = () => undefined
  const scheduleTick = () => {
    cancelTick()
    const { match, stopwatch } = session.getState()
    scheduledFor = stopwatch
    const left = timeLeftAt(session.getState(), clock())?.[positionOf(match).turn]
    if (stopwatch.since === undefined || left === undefined) return
    cancelTick = schedule(Math.min(millisToNextWarning(left), CLOCK_SAVE_INTERVAL_MS), () => {
      session.tickClock()
      scheduleTick()
    })
  }
  const unsubscribe = session.subscribe(() => {
    if (session.getState().stopwatch !== scheduledFor) scheduleTick()
  })
  // A match between two computers has no clock and is not paused.
  const pauseClock = () => {
    if (isTimed(session.getState().match)) session.pause(true)
  }
  const unwatch = watchPresence(isPresent => {
    if (!isPresent) pauseClock()
  })
  scheduleTick()
  return () => {
    unwatch()
    unsubscribe()
    cancelTick()
    pauseClock()
  }
}
