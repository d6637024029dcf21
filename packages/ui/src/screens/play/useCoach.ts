import type { GameId } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/AppContext'
import { useSetting } from '../../app/useSettings'
import { isFirstGame } from '../../model/progress/progress'

/** Whether a coach helps in a game: undefined where the settings want none. The first games of a kind are noted. */
export function useCoach(id: string, game: GameId): boolean | undefined {
  const { progress } = useApp()
  const coach = useSetting('coach')
  const [isFirst] = useState(() => isFirstGame(progress.get(), game, id))
  useEffect(() => {
    if (isFirst) progress.noteFirstGame(game, id)
  }, [progress, game, id, isFirst])
  return coach === 'off' ? undefined : coach === 'on' || isFirst
}
