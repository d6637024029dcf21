import type { Match, Side } from '@tabuleiro/engine'
import { useState } from 'react'
import { isSameMoment } from '../../../model/session/seats'
import type { MatchSession } from '../../../model/session/session'

/** What one player asks for. The other must agree; resigning is confirmed by the player who resigns. */
export interface Request {
  readonly what: 'undo' | 'draw' | 'resign'
  readonly by: Side
}

/** The requests of the players at one screen. */
export interface Requests {
  /** The open request; it is dropped when the game goes on. */
  readonly current: Request | undefined
  readonly ask: (what: Request['what'], by: Side) => void
  readonly refuse: () => void
  readonly agree: () => void
}

/**
 * Requests between the two sides of a screen. The match changes only once a request is agreed to. The buttons of a
 * request and those it replaces disappear when pressed: then `focusBoard` takes the keyboard focus.
 */
export function useRequests(session: MatchSession, match: Match, focusBoard: () => void): Requests {
  const [last, setLast] = useState<{ readonly request: Request; readonly at: Match }>()
  const isOutdated = last !== undefined && !isSameMoment(last.at, match)
  // It is dropped and not just hidden: a move that is taken back must not restore it.
  if (isOutdated) setLast(undefined)
  const current = isOutdated ? undefined : last?.request
  const replace = (next: typeof last) => {
    setLast(next)
    focusBoard()
  }
  const refuse = () => replace(undefined)
  return {
    current,
    ask: (what, by) => replace({ request: { what, by }, at: match }),
    refuse,
    agree: () => {
      if (!current) return
      refuse()
      if (current.what === 'undo') session.undo(current.by)
      else session.end(current.what === 'draw' ? { how: 'agreed' } : { how: 'resign', by: current.by })
    },
  }
}
