import { createContext, useContext } from 'react'
import type { BoardContextValue } from '../board/BoardContext'
import type { Requests } from './dock/useRequests'
import type { SwapAnswer } from './dock/useSwapAnswer'
import type { HandoverState } from './sheets/useHandoverCover'
import type { Sheets } from './sheets/useSheets'

/** What the play screen knows of the match and of where its buttons lead outside of it. */
export interface PlayedMatch extends Pick<BoardContextValue, 'session' | 'gameUi'> {
  /** Whether a coach says what to do now; undefined where the settings want no such line at all. */
  readonly isCoached: boolean | undefined
  readonly isFlipped: boolean
  readonly onFlip: () => void
  readonly onNewGame: () => void
  /** Explores from the position after so many moves; the match stays as it is. */
  readonly onExplore: (ply: number) => void
  /** Plays the same game again, with the sides exchanged; `against` is another computer than before. */
  readonly onRematch: (against?: string) => void
  readonly onReview: () => void
}

/**
 * What the parts of a play screen share beyond its board. How the screen is divided changes rarely and has a context of
 * its own (`usePlayLayout`), which memoised parts may read.
 */
export interface PlayContextValue extends BoardContextValue, PlayedMatch {
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
