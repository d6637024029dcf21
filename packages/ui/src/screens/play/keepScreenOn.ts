import { resultOf } from '@tabuleiro/engine'
import type { Device } from '../../app/device'
import type { MatchSession } from '../../model/session/session'

/** Keeps the screen on for a match until it is stopped: not once the match is over, and not while nobody is there. */
export function keepScreenOn(
  store: Pick<MatchSession, 'get' | 'subscribe'>,
  device: Pick<Device, 'keepScreenOn' | 'watchPresence'>,
): () => void {
  let isPresent = true
  let isOn = false
  const wish = (wanted: boolean) => {
    if (wanted !== isOn) device.keepScreenOn(wanted)
    isOn = wanted
  }
  const look = () => wish(isPresent && resultOf(store.get().match) === undefined)
  const stops = [
    store.subscribe(look),
    device.watchPresence(present => {
      isPresent = present
      look()
    }),
  ]
  look()
  return () => {
    for (const stop of stops) stop()
    wish(false)
  }
}
