import type { Match } from '@tabuleiro/engine'
import type { MatchSession } from './session'

/**
 * Plays the moves that `longer` has beyond the match of a session, one after another: each is played as a person's move and
 * saved before the next. Nothing is taken back or replaced. The clock does not run meanwhile: it is paused at the end.
 */
export function playLinkMoves(session: MatchSession, longer: Match): void {
  const playNext = () => {
    const { match } = session.getState()
    const ply = longer.plies[match.plies.length]
    if (!ply) {
      unsubscribe()
      session.pause(true)
      if (longer.ending && !match.ending) session.end(longer.ending)
    } else session.choose(ply.move, false)
  }
  session.pause(false)
  const unsubscribe = session.subscribe(playNext)
  playNext()
}
