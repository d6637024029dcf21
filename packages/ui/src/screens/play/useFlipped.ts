import type { Match } from '@tabuleiro/engine'
import { useApp } from '../../app/AppContext'
import { useSetting } from '../../app/useSettings'
import { isSharedScreen } from '../../model/session/seating'

/** Whether the board is flipped, and how that changes. */
export interface Flipped {
  readonly isFlipped: boolean
  readonly onFlip: () => void
  /** Flips a rematch where needed: the two exchange sides, and face to face they keep their places. */
  readonly keepPlaces: (rematch: string) => void
}

/** Whether the match of this id is flipped, as it was when it was left. */
export function useFlipped(id: string, match: Pick<Match, 'seats'>): Flipped {
  const { settings } = useApp()
  const isFlipped = useSetting('turned') === id
  const setFlipped = (matchId: string, value: boolean) => settings.change({ turned: value ? matchId : '' })
  return {
    isFlipped,
    onFlip: () => setFlipped(id, !isFlipped),
    keepPlaces: rematch =>
      setFlipped(rematch, settings.get().seating === 'face' && isSharedScreen(match) && !isFlipped),
  }
}
