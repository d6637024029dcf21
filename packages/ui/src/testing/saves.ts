import { expectOk, newMatch, rulesOf, writeRecord, type Match, type MatchSpec } from '@tabuleiro/engine'
import type { Library } from '../model/library/library'
import type { MatchSession } from '../model/session/session'

/** A game of Trike that ends after three moves. */
export const SHORT_GAME = ['g6', 'f6', 'g7'] as const

/** A new match of Trike between people unless said otherwise. */
export function trike(spec: Partial<MatchSpec> = {}): Match {
  return expectOk(newMatch({ game: 'trike', ...spec }))
}

/** The session of a game that must be there. */
export function sessionIn(library: Library, id: string): MatchSession {
  const found = library.open(id)
  if (!found) throw new Error(`there is no game ${id}`)
  return expectOk(found)
}

/** Plays cells in a game, one after another. */
export function playIn(library: Library, id: string, ...cells: readonly string[]): void {
  for (const cell of cells) sessionIn(library, id).tap(cell, false)
}

/** The moves of a game as they are written. */
export function movesIn(library: Library, id: string): readonly string[] {
  const { match } = sessionIn(library, id).getState()
  return match.plies.map(({ move }) => rulesOf(match).write(match.setup, move))
}

/** Everything about a game that a record holds. */
export function recordIn(library: Library, id: string): string {
  return writeRecord(sessionIn(library, id).getState().match)
}
