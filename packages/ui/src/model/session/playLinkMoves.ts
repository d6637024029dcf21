import { positionOf, rulesOf, type Match } from '@tabuleiro/engine'
import type { MatchSession } from './session'

/**
 * Plays the moves that `longer` has beyond the match of a store, one after another: each enters as a person's move does and is
 * saved before the next. Nothing is taken back or replaced. A clock of its own has no part in it: it waits for whoever plays on.
 */
export function playLinkMoves(store: MatchSession, longer: Match): void {
  const step = () => {
    const { match } = store.get()
    const at = match.plies.length
    const ply = longer.plies[at]
    if (!ply) {
      stop()
      store.pause(true)
      if (longer.ending && !match.ending) store.end(longer.ending)
    } else store.choose(rulesOf(longer).taps(positionOf(longer, at), ply.move), false)
  }
  store.pause(false)
  const stop = store.subscribe(step)
  step()
}
