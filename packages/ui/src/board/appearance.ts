import type { Piece } from '@tabuleiro/engine'
import type { GameUi } from '../games/game'
import type { PieceAppearance } from '../games/piece'

/** How much of the distance between two cells a piece takes up. */
export const PIECE_SHARE = 0.84

const shared = new Map<string, PieceAppearance>()

/** The one object that stands for an appearance: a memoised drawing compares appearances by reference. */
export function sharedAppearance({ kind, side, value, notes }: PieceAppearance): PieceAppearance {
  const key = JSON.stringify([kind, side, value, notes])
  const known = shared.get(key)
  if (known) return known
  const appearance = {
    kind,
    ...(side !== undefined && { side }),
    ...(value !== undefined && { value }),
    ...(notes && { notes }),
  }
  shared.set(key, appearance)
  return appearance
}

/** The appearance of each piece, by its id. It may depend on the other pieces on the same cell. */
export function pieceAppearances({ draw }: GameUi, pieces: readonly Piece[]): ReadonlyMap<string, PieceAppearance> {
  const cells = new Set(pieces.map(piece => piece.at))
  return new Map(
    [...cells].flatMap(cell => {
      const stack = pieces.filter(piece => piece.at === cell).sort(byHeight)
      const appearances = draw.stackAppearances?.(stack) ?? stack
      return appearances.map((each, i) => [stack[i]?.id ?? '', sharedAppearance(each)] as const)
    }),
  )
}

/**
 * How many pieces lie under each piece on its cell, by its id: of two at one height the later in the list is higher.
 */
export function levelsIn(pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const filled = new Map<string, number>()
  return new Map(
    [...pieces].sort(byHeight).map(({ id, at }) => {
      const level = filled.get(at) ?? 0
      filled.set(at, level + 1)
      return [id, level] as const
    }),
  )
}

function byHeight(a: Piece, b: Piece): number {
  return (a.height ?? 0) - (b.height ?? 0)
}
