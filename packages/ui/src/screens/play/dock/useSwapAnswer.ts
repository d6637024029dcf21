import type { Match } from '@tabuleiro/engine'
import { useState } from 'react'
import { isSameMoment } from '../../../model/session/seats'

/** What the side to move has answered to the offer of a swap. */
export interface SwapAnswer {
  /** Whether it has said that it plays on; forgotten when the game goes on. */
  readonly hasPlayedOn: boolean
  readonly playOn: () => void
}

/** The answer to the offer of a swap. The card of the answer disappears: then `focusBoard` takes the keyboard focus. */
export function useSwapAnswer(match: Match, focusBoard: () => void): SwapAnswer {
  const [answeredAt, setAnsweredAt] = useState<Match>()
  const hasPlayedOn = answeredAt !== undefined && isSameMoment(answeredAt, match)
  // It is forgotten and not just hidden: a move that is taken back asks again.
  if (answeredAt !== undefined && !hasPlayedOn) setAnsweredAt(undefined)
  const playOn = () => {
    setAnsweredAt(match)
    focusBoard()
  }
  return { hasPlayedOn, playOn }
}
