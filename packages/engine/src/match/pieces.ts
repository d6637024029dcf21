import { trackPieceIds, initialPieceIds, type GameEvent, type Piece, type PieceIds } from '../core/events'
import type { State } from '../core/game'
import { rulesOf, type Match } from './match'

/** What ply number `ply` (the first is 1) did, in order. */
export function eventsOf(match: Match, ply: number): readonly GameEvent[] {
  return rulesOf(match).events(match.positions[ply - 1], match.plies[ply - 1].move, match.positions[ply])
}

/** The pieces after `ply` moves under their lasting names: one that moves keeps its id, a dragon keeps its crest. */
export function piecesOf(match: Match, ply: number = match.plies.length): readonly Piece[] {
  const names = pieceIdsAt(match, ply)
  return rulesOf(match)
    .pieces(match.positions[ply])
    .map(piece => {
      const id = names.get(piece.id) ?? piece.id
      return { ...piece, id, kind: id.startsWith('dragon-') ? 'dragon' : piece.kind }
    })
}

/** Positions never change, so what was found out about one stays true for as long as it lives. */
const known = new WeakMap<State, PieceIds>()

function pieceIdsAt(match: Match, ply: number): PieceIds {
  const game = rulesOf(match)
  let from = ply
  while (from > 0 && !known.has(match.positions[from])) from--
  let names = known.get(match.positions[from]) ?? initialPieceIds(game.pieces(match.positions[from]))
  known.set(match.positions[from], names)
  for (let at = from + 1; at <= ply; at++) {
    names = trackPieceIds(names, eventsOf(match, at), game.pieces(match.positions[at]))
    known.set(match.positions[at], names)
  }
  return names
}
