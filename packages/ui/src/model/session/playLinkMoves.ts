import type { Match } from '@tabuleiro/engine'
import type { MatchSession } from './session'

/**
 * Brings the match of a session up to date with `longer`, the same match with more moves. Each missing move is
 * played as a person's move and saved before the next one. No move is taken back or replaced. The clock is paused at
 * the end.
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
