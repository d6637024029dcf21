import { positionOf } from '@tabuleiro/engine'
import { isTimed, timeLeftAt } from './clock'
import type { TurnTiming } from './computerTurns'
import { millisToNextWarning } from './lowTime'
import type { MatchSession } from './session'

/** How often a running clock is saved: a kill gives a player back no more than this. */
export const CLOCK_SAVE_INTERVAL_MS = 5_000

/** What a timekeeper needs of the device: the time, and whether people are looking. */
export interface TimekeeperContext extends Pick<TurnTiming, 'clock' | 'schedule'> {
  /** Calls back with false when people leave the app and with true on their return, until the function it returns is called. */
  readonly watchPresence: (listener: (isPresent: boolean) => void) => () => void
}

/**
 * Runs the clock of a match until the function it returns is called: ticks it in time for the flag to fall and for warnings,
 * saves it, and pauses it when people leave. It works on the session from outside, as a person does.
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
  // Two computers play on unseen: they have no clock.
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
