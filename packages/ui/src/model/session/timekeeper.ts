import { positionOf } from '@tabuleiro/engine'
import { useEffect } from 'react'
import type { Device } from '../../app/device'
import { schedule, monotonicNow } from '../../platform/time'
import { isTimed, timeLeftAt } from './clock'
import type { MatchSession } from './session'
import type { TurnTiming } from './computerTurns'
import { millisToNextWarning } from './lowTime'

/** While somebody thinks, what is left is kept every so many milliseconds: a kill gives nobody more than that. */
export const CLOCK_SAVE_INTERVAL_MS = 5_000

/** Where a timekeeper hears the time, and whether people are there. */
export interface TimekeeperContext extends Pick<TurnTiming, 'clock' | 'schedule'>, Pick<Device, 'watchPresence'> {}

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

/** Looks after the clock of a match for as long as a screen shows it; a screen that lies below another one shows nothing. */
export function useTimekeeper(store: MatchSession, device: Device, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    return runTimekeeper(store, {
      clock: monotonicNow,
      schedule,
      watchPresence: listener => device.watchPresence(listener),
    })
  }, [store, device, isShown])
}
