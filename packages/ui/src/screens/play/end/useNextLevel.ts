import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGames } from '../../../app/useLibrary'
import { suggestNextLevel } from '../../../model/newGame/nextLevel'
import { listComputers, type Computer } from '../../../words/computers'
import { usePlay } from '../PlayContext'

/** The stronger computer to play next, where the last wins suggest one. */
export function useNextLevel(): Computer | undefined {
  const { t } = useTranslation()
  const { match, result } = usePlay().view
  const games = useGames()
  return useMemo(() => {
    const { game, seats } = match
    const player = suggestNextLevel(games, { game, seats, result })
    return listComputers(t, game).find(computer => computer.player === player)
  }, [t, games, match, result])
}
