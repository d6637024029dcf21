import { createContext, useContext } from 'react'
import type { BoardLayout, Box } from '../../board/layout'
import type { GameUi } from '../../games/game'
import type { PlayView } from '../../model/session/playView'
import type { Seating } from '../../model/session/seating'
import type { MatchSession } from '../../model/session/session'
import type { Requests } from './dock/useRequests'
import type { SwapAnswer } from './dock/useSwapAnswer'
import type { HandoverState } from './sheets/useHandoverCover'
import type { Sheets } from './sheets/useSheets'
import type { PlayActions } from './usePlayActions'

/** What the play screen knows of the match and of where its buttons lead outside of it. */
export interface PlayedMatch {
  readonly session: MatchSession
  readonly gameUi: GameUi
  readonly isFlipped: boolean
  readonly onFlip: () => void
  readonly onNewGame: () => void
  readonly onRematch: () => void
}

/**
 * All that the parts of a play screen share. It changes with every render of the screen, so parts that need not follow
 * each change are memoised and get what they draw as props. How the screen is divided changes rarely and has a context
 * of its own (`usePlayLayout`), which memoised parts may read.
 */
export interface PlayContextValue extends PlayedMatch {
  readonly view: PlayView
  readonly seating: Seating
  readonly screen: Box
  readonly boardLayout: BoardLayout
  readonly actions: PlayActions
  readonly requests: Requests
  readonly swapAnswer: SwapAnswer
  readonly sheets: Sheets
  readonly handover: HandoverState
  /** True for a moment after the end of the match: its new buttons ignore a hasty tap. */
  readonly isTapGuarded: boolean
}

const PlayContext = createContext<PlayContextValue | undefined>(undefined)

export const PlayProvider = PlayContext.Provider

/** What the parts of this play screen share. */
export function usePlay(): PlayContextValue {
  const play = useContext(PlayContext)
  if (!play) throw new Error('a part of the play screen stands outside of it')
  return play
}
