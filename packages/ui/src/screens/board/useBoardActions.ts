import { useCallback, useMemo, useRef, type RefObject } from 'react'
import type { View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useSettings } from '../../app/useSettings'
import type { Focusable } from '../../board/cells'
import type { BoardFocus } from '../../board/useCellFocus'
import { askHint } from '../../model/session/hints'
import { nextPace } from '../../model/session/paces'
import type { MatchSession } from '../../model/session/session'
import { tapOptions } from '../../model/session/tapOptions'
import { touch } from '../../theme/tokens'
import type { Explaining } from './useRefusal'

/**
 * Where cells are closer than this, in pixels, a move must be confirmed unless the settings say otherwise: a slip costs
 * more where it can be taken back only with the other player's consent.
 */
const CONFIRM_BELOW = { usual: 32, byConsent: touch.min } as const

/** What a player can do. Buttons that disappear when pressed hand the keyboard focus to the board. */
export interface BoardActions {
  /** Whether a complete move waits to be confirmed. */
  readonly needsConfirm: boolean
  readonly boardRef: RefObject<BoardFocus | null>
  readonly focusBoard: () => void
  readonly movesRef: RefObject<Focusable | null>
  /** Hands the arrow keys of the board, and with them the focus, to the list of moves. */
  readonly leaveBoard: () => void
  /** The first answer to the open question: the next stop of the Tab key after the board. */
  readonly questionRef: RefObject<View | null>
  readonly focusQuestion: () => boolean
  /** Taps a place on the board or beside it. A tap that does nothing is explained. */
  readonly tap: (place: string) => void
  /** Taps a place that is shown as a button beside the board, and goes on to where the move leads from there. */
  readonly pick: (place: string) => void
  readonly confirm: () => void
  readonly cancel: () => void
  readonly undo: () => void
  readonly pauseClock: () => void
  readonly resumeClock: () => void
  readonly askHint: () => void
  readonly changePace: () => void
}

/**
 * The actions of a match on screen. They are the same functions until the session or the settings change.
 * `needsConsent` says that moves are taken back only where the other player agrees.
 */
export function useBoardActions(
  session: MatchSession,
  pitch: number,
  explain: Explaining['explain'],
  needsConsent = false,
): BoardActions {
  const { thinker } = useApp()
  const { confirm } = useSettings()
  const confirmBelow = needsConsent ? CONFIRM_BELOW.byConsent : CONFIRM_BELOW.usual
  const needsConfirm = confirm === 'auto' ? pitch < confirmBelow : confirm === 'always'
  const boardRef = useRef<BoardFocus>(null)
  const focusBoard = useCallback(() => boardRef.current?.focus(), [])
  const movesRef = useRef<Focusable>(null)
  const questionRef = useRef<View>(null)
  const tap = useCallback(
    (place: string) => {
      const before = session.getState()
      session.tap(place, needsConfirm)
      if (session.getState() === before) explain(before, place)
    },
    [session, needsConfirm, explain],
  )
  return useMemo(() => {
    const thenFocusBoard = (act: () => void) => () => {
      act()
      focusBoard()
    }
    return {
      needsConfirm,
      boardRef,
      focusBoard,
      movesRef,
      leaveBoard: () => {
        if (boardRef.current?.leave()) movesRef.current?.focus()
      },
      tap,
      questionRef,
      focusQuestion: () => {
        questionRef.current?.focus()
        return questionRef.current !== null
      },
      pick: (place: string) => {
        tap(place)
        boardRef.current?.focus(nextCells(session))
      },
      confirm: thenFocusBoard(() => session.confirm()),
      cancel: thenFocusBoard(() => session.cancel()),
      undo: thenFocusBoard(() => session.undo()),
      pauseClock: thenFocusBoard(() => session.pause(true)),
      resumeClock: thenFocusBoard(() => session.pause(false)),
      askHint: () => {
        void askHint(session, thinker)
        // There is nothing more to ask for: the move that was shown is made on the board.
        if (session.getState().hint?.step === 'move') focusBoard()
      },
      changePace: () => session.setPace(nextPace(session.getState().pace)),
    }
  }, [session, thinker, needsConfirm, tap, focusBoard])
}

/** Where the piece in hand may go; undefined where nothing is in hand or its move is complete. */
function nextCells(session: MatchSession): ReadonlySet<string> | undefined {
  const { match, input } = session.getState()
  if (input.taps.length === 0) return undefined
  const { targets, pending, choices } = tapOptions(match, input)
  return pending === undefined && choices.length === 0 ? targets : undefined
}
