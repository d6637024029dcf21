import { gameOf } from '@tabuleiro/engine'
import type { SavedGame } from './library'

/** Which saved games a list shows. */
export const FILTERS = ['all', 'open', 'ended'] as const
export type Filter = (typeof FILTERS)[number]

/**
 * The games that fit: every word of `search` is somewhere in the title, the game's name or the players' names, whatever its
 * accents. `namesIn` gives the players' names as lists show them.
 */
export function searchGames(
  games: readonly SavedGame[],
  filter: Filter,
  search: string,
  namesIn: (saved: SavedGame) => readonly string[],
): readonly SavedGame[] {
  const words = plain(search).split(/\s+/)
  return games.filter(saved => {
    const isEnded = saved.result !== undefined
    if (filter !== 'all' && isEnded !== (filter === 'ended')) return false
    const text = plain([saved.title, gameOf(saved.game).name, ...namesIn(saved)].join(' '))
    return words.every(word => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
