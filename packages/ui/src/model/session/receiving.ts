import type { TurnTiming } from './computerTurns'
import type { MatchSession } from './session'

/** How long the position before a friend's move is shown, so that the move is seen to be made. */
const BEFORE_MS = 600

/** Adds what comes by link to the match of a session on a screen, a moment later, until it is stopped. */
export function runReceiving(session: MatchSession, schedule: TurnTiming['schedule']): () => void {
  let cancel: () => void = () => undefined
  let waiting: unknown
  const update = () => {
    const { received } = session.getState()
    if (received === waiting) return
    cancel()
    waiting = received
    if (received) cancel = schedule(BEFORE_MS, session.takeIn)
  }
  const unsubscribe = session.subscribe(update)
  update()
  return () => {
    unsubscribe()
    cancel()
    // A screen that is left does not delay what has come.
    if (waiting !== undefined) session.takeIn()
  }
}
