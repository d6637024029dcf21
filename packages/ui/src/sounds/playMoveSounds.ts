import { eventsOf, resultOf } from '@tabuleiro/engine'
import type { Device } from '../app/device'
import type { MatchSession } from '../model/session/session'
import { soundFor } from './soundFor'

/** Plays a sound and a haptic tick with every move of a match until it is stopped. Undoing and browsing are silent. */
export function playMoveSounds(
  session: Pick<MatchSession, 'getState' | 'subscribe'>,
  device: Pick<Device, 'play' | 'tick'>,
): () => void {
  let before = session.getState().match.plies.length
  return session.subscribe(() => {
    const { match } = session.getState()
    const now = match.plies.length
    if (now === before + 1) {
      device.play(soundFor(eventsOf(match, now), resultOf(match)))
      device.tick()
    }
    before = now
  })
}
