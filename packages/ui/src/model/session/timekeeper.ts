import { positionOf } from '@tabuleiro/engine'
import { useEffect } from 'react'
import type { Device } from '../../app/device'
import { after, steady } from '../../platform/time'
import { isTimed, leftAt } from './clock'
import type { MatchStore } from './session'
import type { TableSurroundings } from './computerTurns'
import { untilWarning } from './lowTime'

/** While somebody thinks, what is left is kept every so many milliseconds: a kill gives nobody more than that. */
export const KEPT_EVERY = 5_000

/** Where a timekeeper hears the time, and whether people are there. */
export interface TimekeeperSurroundings
  extends Pick<TableSurroundings, 'clock' | 'after'>, Pick<Device, 'watchPresence'> {}

/**
 * Looks after the clock of a match until it is stopped by calling what it returns: it has the flag fall and warnings
 * given in time, keeps what is left, and stops the clock when nobody sees it any more. Like the computers it stands beside the store, which alone knows what
 * time a move took.
 */
export function keepTime(store: MatchStore, { clock, after, watchPresence }: TimekeeperSurroundings): () => void {
  let seen = store.get().watch
  let callOff: () => void = () => undefined
  const schedule = () => {
    callOff()
    const { match, watch } = store.get()
    seen = watch
    const left = leftAt(store.get(), clock())?.[positionOf(match).turn]
    if (watch.since === undefined || left === undefined) return
    callOff = after(Math.min(untilWarning(left), KEPT_EVERY), () => {
      store.tellTime()
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
export function useTimekeeper(store: MatchStore, device: Device, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    return keepTime(store, { clock: steady, after, watchPresence: listener => device.watchPresence(listener) })
  }, [store, device, isShown])
}
