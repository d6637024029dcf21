import { useEffect, useState } from 'react'
import type { MatchSession } from '../../../model/session/session'
import type { PlayView } from '../../../model/session/playView'
import { useSetting } from '../../../app/useSettings'
import type { Seating } from '../../../model/session/seating'

/** Where the device is between two turns, and how that changes. */
export interface HandoverState {
  /** Whether the player who has moved still looks at the board, and may take the move back. */
  readonly isHeld: boolean
  readonly passOn: () => void
  /** Whether the board is covered. */
  readonly isCovered: boolean
  readonly uncover: () => void
}

/**
 * Covers the board where players pass the device on: from when the player who has moved passes it on until the next one
 * has taken it, and when a match that has begun is opened, since either player may hold the device then. From the move
 * on the clock stands still and no other move is accepted.
 */
export function useHandoverCover(
  { match, result }: PlayView,
  way: Seating['way'],
  session: MatchSession,
): HandoverState {
  const { length } = match.plies
  const isEnabled = useSetting('cover') && way === 'pass'
  const [seen, setSeen] = useState(isEnabled ? 0 : length)
  const [passed, setPassed] = useState(length)
  // A move that is taken back is the turn of the player with the device, and a result is for both.
  const isBetween = isEnabled && length > seen && result === undefined
  if (length < seen || (!isEnabled && length !== seen)) setSeen(length)
  if (length < passed) setPassed(length - 1)
  useEffect(() => {
    if (!isBetween) return
    session.pause(true)
    session.hold(true)
    return () => session.hold(false)
  }, [isBetween, session])
  const uncover = () => {
    setSeen(length)
    session.pause(false)
  }
  const isCovered = isBetween && passed === length
  return { isHeld: isBetween && !isCovered, passOn: () => setPassed(length), isCovered, uncover }
}

/** Gives the focus to the board when its cover has gone. */
export function useBoardFocusAfter(isCovered: boolean, focusBoard: () => void): void {
  useEffect(() => (isCovered ? focusBoard : undefined), [isCovered, focusBoard])
}
