import type { Side } from './side'

/** A cell name ("d4") or an off-board place ("nest-s3", "hand-orange", "goal-s"). */
export type Place = string

/**
 * A piece as the screen sees it. `id` is unique in its position. Pieces that only their cell distinguishes are named
 * after it, and the match tracks them from move to move (see `trackPieceIds`).
 */
export interface Piece {
  readonly id: string
  readonly kind: string
  readonly at: Place
  readonly side?: Side
  /** Strength or size, where pieces have one. */
  readonly value?: number
  /** Height in a stack, 0 at the bottom. */
  readonly height?: number
}

/** What a move did, as an ordered list: motion plays it, screen readers announce it. */
export type GameEvent =
  | {
      readonly kind: 'placed'
      readonly piece: string
      readonly at: Place
      readonly side?: Side
      readonly colour?: string
    }
  | {
      readonly kind: 'moved'
      readonly piece: string
      readonly from: Place
      readonly to: Place
      readonly riders?: readonly string[]
    }
  | {
      readonly kind: 'captured'
      readonly piece: string
      readonly at: Place
      /** The rule that captured, in games that have more than one. */
      readonly how?: 'custodial' | 'strength'
    }
  | { readonly kind: 'weakened'; readonly piece: string; readonly at: Place; readonly value: number }
  | { readonly kind: 'opened'; readonly at: Place }
  | { readonly kind: 'woken'; readonly piece: string; readonly at: Place; readonly side: Side; readonly value: number }
  | { readonly kind: 'climbed'; readonly piece: string; readonly at: Place; readonly onto: string }
  | { readonly kind: 'pushed'; readonly pieces: readonly string[]; readonly from: Place; readonly to: Place }
  | { readonly kind: 'smashed'; readonly pieces: readonly string[]; readonly at: Place }
  | {
      readonly kind: 'returned'
      readonly piece: string
      readonly from: Place
      readonly cause: 'side' | 'own-end' | 'smash'
    }
  | { readonly kind: 'scored'; readonly piece: string; readonly from: Place; readonly side: Side }
  | {
      readonly kind: 'won'
      readonly colour: string
      readonly side: Side
      readonly how: 'connection' | 'fence'
      readonly cells: readonly Place[]
    }
  | { readonly kind: 'swapped' }
  | { readonly kind: 'trapped'; readonly at: Place; readonly points: readonly [black: number, white: number] }

/** Something to draw on the board of a finished game as the reason of the result. */
export interface Evidence {
  readonly kind: 'path' | 'fence' | 'pawn' | 'points' | 'pieces' | 'scored' | 'stuck'
  readonly cells: readonly Place[]
  readonly side?: Side
  readonly colour?: string
}

/** The id and the kind under which a match first shows a piece: the id stays the same wherever the piece moves. */
export type TrackedPiece = Pick<Piece, 'id' | 'kind'>

/** The tracked pieces, by the id they have in the present position. */
export type PieceIds = ReadonlyMap<string, TrackedPiece>

/** The ids in a position without history: a piece named after its cell gets an id of its kind and that cell. */
export function initialPieceIds(pieces: readonly Piece[]): PieceIds {
  return new Map(pieces.map(p => [p.id, firstSeen(p)]))
}

/** The ids after a move: a piece that went from cell to cell takes its id along, a new one gets one. */
export function trackPieceIds(before: PieceIds, events: readonly GameEvent[], pieces: readonly Piece[]): PieceIds {
  const known = new Map(before)
  for (const event of events) {
    if (event.kind === 'moved' && event.piece === event.from) {
      const piece = before.get(event.from)
      if (piece !== undefined) known.set(event.to, piece)
      known.delete(event.from)
    } else if (event.kind === 'captured') known.delete(event.piece)
  }
  return new Map(pieces.map(p => [p.id, known.get(p.id) ?? firstSeen(p)]))
}

function firstSeen({ id, kind, at }: Piece): TrackedPiece {
  return { id: id === at ? `${kind}-${at}` : id, kind }
}
