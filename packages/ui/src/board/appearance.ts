import type { Piece } from '@tabuleiro/engine'
import type { GameUi } from '../games/game'
import type { PieceAppearance, PieceProps } from '../games/piece'

/** How much of the distance between two cells a piece takes up. */
export const PIECE_SHARE = 0.84

/** Positions make their pieces anew each time: whether one is drawn as before. */
export function isSamePiece(before: PieceProps, { appearance, size }: PieceProps): boolean {
  return before.size === size && isSameLook(before.appearance, appearance)
}

export function isSameLook(a: PieceAppearance, b: PieceAppearance): boolean {
  return a.kind === b.kind && a.side === b.side && a.value === b.value && a.notes?.join() === b.notes?.join()
}

/** How each piece looks, by its id, where that depends on what shares its cell. */
export function pieceAppearances(gameUi: GameUi, pieces: readonly Piece[]): ReadonlyMap<string, PieceAppearance> {
  const cells = new Set(pieces.map(piece => piece.at))
  return new Map(
    [...cells].flatMap(cell => {
      const stack = pieces.filter(piece => piece.at === cell).sort(byHeight)
      return (gameUi.draw.stackAppearances?.(stack) ?? []).map((look, i) => [stack[i]?.id ?? '', look] as const)
    }),
  )
}

/** How many pieces lie under each piece on its cell, by its id: those who come later in the list lie on those before. */
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
