import { eventsOf, resultOf } from '@tabuleiro/engine'
import type { Device } from '../app/device'
import type { MatchSession } from '../model/session/session'
import { soundFor } from './soundOf'

/** Lets every move of a match be heard and felt until it is stopped. Taking back and looking back are silent. */
export function playMoveSounds(
  store: Pick<MatchSession, 'getState' | 'subscribe'>,
  device: Pick<Device, 'play' | 'tick'>,
): () => void {
  let before = store.getState().match.plies.length
  return store.subscribe(() => {
    const { match } = store.getState()
    const now = match.plies.length
    if (now === before + 1) {
      device.play(soundFor(eventsOf(match, now), resultOf(match)))
      device.tick()
    }
    before = now
  })
}
