import { gameOf } from '@tabuleiro/engine'
import type { SavedGame } from './library'

/** Which saved games a list shows. */
export const FILTERS = ['all', 'open', 'ended'] as const
export type Filter = (typeof FILTERS)[number]

/**
 * The games that match a filter and a search. Every word of `search` must occur in the title, the name of the game
 * or the names of the players; accents and case are ignored. `namesIn` gives the names of the players as lists show
 * them.
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
