import type { Match, Side } from '@tabuleiro/engine'
import { useState } from 'react'
import { isSameMoment, linkSideOf } from '../../../model/session/seats'
import type { MatchSession } from '../../../model/session/session'

/** What one player asks for. The other must agree; resigning is confirmed by the player who resigns. */
export interface Request {
  readonly what: 'undo' | 'draw' | 'resign'
  readonly by: Side
}

/** The requests of the players at one screen, or of two who play by link. */
export interface Requests {
  /** The open request; it is dropped when the game goes on. */
  readonly current: Request | undefined
  readonly ask: (what: Request['what'], by: Side) => void
  readonly refuse: () => void
  readonly agree: () => void
}

/**
 * Requests between the two sides of a screen, or by link. The match changes only once a request is agreed to. What is
 * asked by link is a part of the match; the rest is known to this screen alone. The buttons of a request and those it
 * replaces disappear when pressed: then `focusBoard` takes the keyboard focus.
 */
export function useRequests(session: MatchSession, match: Match, focusBoard: () => void): Requests {
  const [last, setLast] = useState<{ readonly request: Request; readonly at: Match }>()
  const isOutdated = last !== undefined && !isSameMoment(last.at, match)
  // It is dropped and not just hidden: a move that is taken back must not restore it.
  if (isOutdated) setLast(undefined)
  const current = isOutdated ? undefined : (last?.request ?? askedByLink(match))
  const replace = (next: typeof last) => {
    setLast(next)
    focusBoard()
  }
  const refuse = () => {
    replace(undefined)
    if (current?.what !== 'resign') session.request(undefined)
  }
  return {
    current,
    ask: (what, by) => {
      if (what === 'resign' || linkSideOf(match) === undefined) replace({ request: { what, by }, at: match })
      else {
        session.request({ ask: what, by })
        focusBoard()
      }
    },
    refuse,
    agree: () => {
      if (!current) return
      replace(undefined)
      if (current.what === 'undo') session.undo(current.by)
      else session.end(current.what === 'draw' ? { how: 'agreed' } : { how: 'resign', by: current.by })
    },
  }
}

/** What the players of a game by link ask of each other. */
function askedByLink({ request }: Match): Request | undefined {
  return request && { what: request.ask, by: request.by }
}
