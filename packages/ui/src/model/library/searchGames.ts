import { gameOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { SavedGame } from './library'
import { playerName } from '../../words/playerNames'

/** Which saved games a list shows. */
export const FILTERS = ['all', 'open', 'ended'] as const
export type Filter = (typeof FILTERS)[number]

/** The games that fit: every word is somewhere in the name, the game or the players, whatever its accents. */
export function searchGames(
  t: TFunction,
  games: readonly SavedGame[],
  filter: Filter,
  search: string,
): readonly SavedGame[] {
  const words = plain(search).split(/\s+/)
  return games.filter(saved => {
    const isEnded = saved.result !== undefined
    if (filter !== 'all' && isEnded !== (filter === 'ended')) return false
    const { title, game, seats } = saved
    const text = plain(
      [title, gameOf(game).name, playerName(t, game, seats, 0), playerName(t, game, seats, 1)].join(' '),
    )
    return words.every(word => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
