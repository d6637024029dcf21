import { positionOf } from '@tabuleiro/engine'
import { isTimed, timeLeftAt } from './clock'
import type { MatchSession } from './session'
import type { TurnTiming } from './computerTurns'
import { millisToNextWarning } from './lowTime'

/** While somebody thinks, what is left is kept every so many milliseconds: a kill gives nobody more than that. */
export const CLOCK_SAVE_INTERVAL_MS = 5_000

/** What a timekeeper needs of the device: the time, and whether people are looking. */
export interface TimekeeperContext extends Pick<TurnTiming, 'clock' | 'schedule'> {
  /** Calls back with false when people leave the app and with true on their return, until the function it returns is called. */
  watchPresence(listener: (isPresent: boolean) => void): () => void
}

/**
 * Looks after the clock of a match until it is stopped by calling what it returns: it has the flag fall and warnings
 * given in time, keeps what is left, and stops the clock when nobody sees it any more. Like the computers it stands beside the store, which alone knows what
 * time a move took.
 */
export function runTimekeeper(
  store: MatchSession,
  { clock, schedule: callLater, watchPresence }: TimekeeperContext,
): () => void {
  let seen = store.get().watch
  let callOff: () => void = () => undefined
  const schedule = () => {
    callOff()
    const { match, watch } = store.get()
    seen = watch
    const left = timeLeftAt(store.get(), clock())?.[positionOf(match).turn]
    if (watch.since === undefined || left === undefined) return
    callOff = callLater(Math.min(millisToNextWarning(left), CLOCK_SAVE_INTERVAL_MS), () => {
      store.tickClock()
      schedule()
    })
  }
  const leave = store.subscribe(() => {
    if (store.get().watch !== seen) schedule()
  })
  // Computers that are watched play on: they have no clock.
  const stop = () => {
    if (isTimed(store.get().match)) store.pause(true)
  }
  const unwatch = watchPresence(isPresent => {
    if (!isPresent) stop()
  })
  schedule()
  return () => {
    unwatch()
    leave()
    callOff()
    stop()
  }
}
