import { initialPieceIds, trackPieceIds, type GameEvent, type Piece, type PieceIds } from '../core/events'
import type { State } from '../core/game'
import { rulesOf, type Match } from './match'

/** What ply number `ply` (the first is 1) did, in order. */
export function eventsOf(match: Match, ply: number): readonly GameEvent[] {
  return rulesOf(match).events(match.positions[ply - 1], match.plies[ply - 1].move, match.positions[ply])
}

/**
 * The pieces after `ply` moves under ids that stay the same wherever a piece moves. A piece that a move did not change
 * is the same object before and after it, so that views can compare by reference.
 */
export function piecesOf(match: Match, ply: number = match.plies.length): readonly Piece[] {
  let from = ply
  while (from > 0 && !cache.has(match.positions[from])) from--
  let tracked = cache.get(match.positions[from]) ?? track(match, from)
  for (let at = from + 1; at <= ply; at++) tracked = track(match, at, tracked)
  return tracked.pieces
}

/** The pieces of a position as the match shows them, by id and in the order of the game. */
interface TrackedPieces {
  readonly ids: PieceIds
  readonly pieces: readonly Piece[]
}

/** The tracked pieces of positions, which never change. */
const cache = new WeakMap<State, TrackedPieces>()

function track(match: Match, ply: number, before?: TrackedPieces): TrackedPieces {
  const game = rulesOf(match)
  const pieces = game.pieces(match.positions[ply])
  const ids = before === undefined ? initialPieceIds(pieces) : trackPieceIds(before.ids, eventsOf(match, ply), pieces)
  const earlier = new Map(before?.pieces.map(piece => [piece.id, piece]))
  const tracked = {
    ids,
    pieces: pieces.map(piece => {
      const { id, kind } = ids.get(piece.id) ?? piece
      const now = { ...piece, id, kind: game.trackedKinds?.includes(kind) === true ? kind : piece.kind }
      const old = earlier.get(id)
      return old !== undefined && isSame(old, now) ? old : now
    }),
  }
  cache.set(match.positions[ply], tracked)
  return tracked
}

/** Complete: a field added to `Piece` must be added here. */
const compared: Readonly<Record<keyof Piece, true>> = {
  id: true,
  kind: true,
  at: true,
  side: true,
  value: true,
  height: true,
}
const fields = Object.keys(compared) as readonly (keyof Piece)[]

function isSame(a: Piece, b: Piece): boolean {
  return fields.every(field => a[field] === b[field])
}
