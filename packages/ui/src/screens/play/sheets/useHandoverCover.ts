import { useEffect, useState } from 'react'
import type { MatchSession } from '../../../model/session/session'
import type { PlayView } from '../../../model/session/playView'
import { useSetting } from '../../../app/useSettings'
import type { Seating } from '../../../model/session/seating'

/** Whether the board is covered, and how it is uncovered. */
export interface HandoverState {
  readonly isCovered: boolean
  readonly uncover: () => void
}

/**
 * Covers the board where players pass the device on: from a move until the next player has taken it, and when a match
 * that has begun is opened, since either player may hold the device then. The clock stands still until then. Afterwards
 * `focusBoard` is called.
 */
export function useHandoverCover(
  { match, result }: PlayView,
  { way }: Seating,
  session: MatchSession,
  focusBoard: () => void,
): HandoverState {
  const { length } = match.plies
  const isEnabled = useSetting('cover') && way === 'pass'
  const [seen, setSeen] = useState(isEnabled ? 0 : length)
  // A move that is taken back is the turn of the player with the device, and a result is for both.
  const isCovered = isEnabled && length > seen && result === undefined
  if (length < seen || (!isEnabled && length !== seen)) setSeen(length)
  useEffect(() => {
    if (!isCovered) return
    session.pause(true)
    return focusBoard
  }, [isCovered, session, focusBoard])
  const uncover = () => {
    setSeen(length)
    session.pause(false)
  }
  return { isCovered, uncover }
}
