import type { Match, Side } from '@tabuleiro/engine'
import { useState } from 'react'
import { isSameMoment } from '../../../model/session/seats'
import type { MatchSession } from '../../../model/session/session'

/** Something that one player wants and somebody must agree to: the other one, and for resigning they themselves once more. */
export interface Request {
  readonly what: 'undo' | 'draw' | 'resign'
  readonly by: Side
}

/** What those who play at a screen ask of each other. */
export interface Requests {
  /** What is asked now; it is forgotten when the game goes on. */
  readonly current: Request | undefined
  readonly ask: (what: Request['what'], by: Side) => void
  readonly refuse: () => void
  readonly agree: () => void
}

/**
 * Requests between the two sides of a screen. Nothing happens to the match before somebody agrees. The buttons of a question and
 * those it takes the place of go away by being pressed: then `onSpent` is called.
 */
export function useRequests(store: MatchSession, match: Match, onSpent: () => void): Requests {
  const [last, setLast] = useState<{ readonly asked: Request; readonly at: Match }>()
  const isGone = last !== undefined && !isSameMoment(last.at, match)
  // Not only out of sight: a move that is taken back must not bring it back.
  if (isGone) setLast(undefined)
  const asked = isGone ? undefined : last?.asked
  const settle = (next: typeof last) => {
    setLast(next)
    onSpent()
  }
  const refuse = () => settle(undefined)
  return {
    current: asked,
    ask: (what, by) => settle({ asked: { what, by }, at: match }),
    refuse,
    agree: () => {
      if (!asked) return
      refuse()
      if (asked.what === 'undo') store.undo(asked.by)
      else store.end(asked.what === 'draw' ? { how: 'agreed' } : { how: 'resign', by: asked.by })
    },
  }
}
