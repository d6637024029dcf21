import { resultOf } from '@tabuleiro/engine'
import type { Device } from '../../app/device'
import type { MatchSession } from '../../model/session/session'

/**
 * Keeps the screen on during a match until it is stopped: not once the match is over, and not while the app is hidden.
 */
export function keepScreenOn(
  session: Pick<MatchSession, 'getState' | 'subscribe'>,
  device: Pick<Device, 'keepScreenOn' | 'watchPresence'>,
): () => void {
  let isPresent = true
  let isOn = false
  const set = (wanted: boolean) => {
    if (wanted !== isOn) device.keepScreenOn(wanted)
    isOn = wanted
  }
  const update = () => set(isPresent && resultOf(session.getState().match) === undefined)
  const stops = [
    session.subscribe(update),
    device.watchPresence(present => {
      isPresent = present
      update()
    }),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
    set(false)
  }
}
