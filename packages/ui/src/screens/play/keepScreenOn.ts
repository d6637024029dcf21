import { resultOf } from '@tabuleiro/engine'
import type { Device } from '../../app/device'
import type { MatchStore } from '../../model/session/session'

/** Keeps the screen on for a match until it is stopped: not once the match is over, and not while nobody is there. */
export function stayAwake(
  store: Pick<MatchStore, 'get' | 'subscribe'>,
  device: Pick<Device, 'keepAwake' | 'watchPresence'>,
): () => void {
  let isPresent = true
  let isOn = false
  const wish = (wanted: boolean) => {
    if (wanted !== isOn) device.keepAwake(wanted)
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
