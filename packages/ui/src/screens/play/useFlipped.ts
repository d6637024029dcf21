import type { Match } from '@tabuleiro/engine'
import { useApp } from '../../app/AppContext'
import { useSetting } from '../../app/useSettings'
import { isSharedScreen } from '../../model/session/seating'

/** From which side a match is seen, and how that changes. */
export interface Flipped {
  readonly isFlipped: boolean
  readonly onFlip: () => void
  /** The next match of the same two: they exchange sides, and across a table nobody gets up for it. */
  readonly keepPlaces: (rematch: string) => void
}

/** Whether the match of this id was turned, as it was left. */
export function useFlipped(id: string, match: Pick<Match, 'seats'>): Flipped {
  const { settings } = useApp()
  const isFlipped = useSetting('turned') === id
  const turn = (at: string, isTurned: boolean) => settings.change({ turned: isTurned ? at : '' })
  return {
    isFlipped,
    onFlip: () => turn(id, !isFlipped),
    keepPlaces: rematch => turn(rematch, settings.get().seating === 'face' && isSharedScreen(match) && !isFlipped),
  }
}
