import { linkSideOf, whoMoves } from '../session/seats'
import { unfinished, type Library, type SavedGame } from './library'

/**
 * The games to continue: first those in which a friend elsewhere waits for a move from here, last those that wait for
 * the friend's; in each part the last changed first.
 */
export function gamesToContinue({ read }: Pick<Library, 'read'>, games: readonly SavedGame[]): readonly SavedGame[] {
  const rank = (saved: SavedGame): number => {
    const match = linkSideOf(saved) === undefined ? undefined : read(saved.id)
    if (match?.ok !== true) return 1
    return whoMoves(match.value) === 'friend' ? 2 : 0
  }
  const ranked = unfinished(games).map(saved => ({ saved, rank: rank(saved) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ saved }) => saved)
}
