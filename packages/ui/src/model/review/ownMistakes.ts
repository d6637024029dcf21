import { readAnalysis } from '@tabuleiro/ai'
import type { Match } from '@tabuleiro/engine'
import type { Library, SavedGame } from '../library/library'
import { isComputerOnly, ownSideOf } from '../session/seats'
import { listMistakes, reviewMatch, type ReviewedMove } from './review'

/** A mistake that a person at this device made in a saved game: a puzzle of their own. */
export interface OwnMistake {
  /** The saved game. */
  readonly id: string
  readonly match: Match
  readonly move: ReviewedMove
}

/** What a saved game brings: its mistakes, or that it has not been reviewed. */
export type FoundMistakes = readonly OwnMistake[] | 'unreviewed'

/** The games that can bring mistakes of one's own: those in which a person here has moved. */
export function gamesWithOwnMoves(games: readonly SavedGame[]): readonly SavedGame[] {
  return games.filter(saved => saved.plies > 0 && !isComputerOnly(saved))
}

/** The own mistakes of a saved game, as far as its review has come; both sides' where two people played here. */
export function ownMistakesIn(library: Pick<Library, 'read' | 'analysis'>, id: string): FoundMistakes {
  const stored = library.analysis(id)
  const match = library.read(id)
  if (stored === undefined || match?.ok !== true) return 'unreviewed'
  const analysis = readAnalysis(stored, match.value)
  if (!analysis.ok) return 'unreviewed'
  const mistakes = listMistakes(reviewMatch(match.value, analysis.value), ownSideOf(match.value) ?? 'both')
  return mistakes.map(move => ({ id, match: match.value, move }))
}

/** Under which name the progress knows an own mistake. */
export function ownPuzzleId({ id, move }: Pick<OwnMistake, 'id' | 'move'>): string {
  return `own-${id}-${move.ply}`
}
