import {
  expectOk,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  writeRecord,
  type Match,
  type MatchSpec,
} from '@tabuleiro/engine'
import type { Library } from '../model/library/library'
import { writeMoves } from '../model/session/playView'
import type { MatchSession } from '../model/session/session'

/** A game of Trike that ends after three moves. */
export const SHORT_GAME = ['g6', 'f6', 'g7'] as const

/** A new match of Trike, by default between people. */
export function trike(spec: Partial<MatchSpec> = {}): Match {
  return expectOk(newMatch({ game: 'trike', ...spec }))
}

/** A match after these moves. */
export function afterMoves(match: Match, ...moves: readonly string[]): Match {
  return moves.reduce((before, text) => {
    const move = expectOk(readMove(rulesOf(before), positionOf(before), seenAt(before), text))
    return expectOk(playMove(before, move))
  }, match)
}

/** The session of a game that must be there. */
export function sessionIn(library: Library, id: string): MatchSession {
  const found = library.open(id)
  if (!found) throw new Error(`there is no game ${id}`)
  return expectOk(found)
}

/** Taps a cell in a game: its move is played at once, or after the write of the move before it. */
export function playIn(library: Library, id: string, cell: string): void {
  sessionIn(library, id).tap(cell, false)
}

/** The moves of a game as they are written. */
export function movesIn(library: Library, id: string): readonly string[] {
  return writeMoves(sessionIn(library, id).getState().match)
}

/** Everything about a game that a record holds. */
export function recordIn(library: Library, id: string): string {
  return writeRecord(sessionIn(library, id).getState().match)
}
