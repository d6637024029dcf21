import { eventsOf, resultOf, type Match } from '@tabuleiro/engine'
import type { Device, Sound } from '../app/device'
import { ownSideOf } from '../model/session/seats'
import type { MatchSession } from '../model/session/session'
import { soundOf, soundOfResult } from './soundOf'

/**
 * Plays a sound and a haptic tick with every move of a match, and with its end, until it is stopped. Undoing and
 * browsing are silent.
 */
export function playMoveSounds(
  session: Pick<MatchSession, 'getState' | 'subscribe'>,
  device: Pick<Device, 'play' | 'tick'>,
): () => void {
  let before = session.getState().match
  return session.subscribe(() => {
    const { match } = session.getState()
    const sound = soundBetween(before, match)
    before = match
    if (sound === undefined) return
    device.play(sound)
    device.tick()
  })
}

/** What is heard when a match goes on: its last move, or its end, which may come without a move. */
function soundBetween(before: Match, now: Match): Sound | undefined {
  const count = now.plies.length
  const isMoved = count === before.plies.length + 1
  const isEnded = now.ending !== undefined && before.ending === undefined
  if (!isMoved && !isEnded) return undefined
  const result = resultOf(now)
  return result ? soundOfResult(result, ownSideOf(now)) : soundOf(eventsOf(now, count))
}
