import type { Piece } from '@tabuleiro/engine'

/** What a piece looks like, apart from where it stands. `notes` are the game's own: a turtle that is stuck, say. */
export interface PieceAppearance extends Pick<Piece, 'kind' | 'side' | 'value'> {
  readonly notes?: readonly string[]
}

/** A piece to draw in a square of `size` pixels. It is symmetric, so that it looks right from every side of a table. */
export interface PieceProps {
  readonly appearance: PieceAppearance
  readonly size: number
}

/** The square of a piece in the units in which most pieces are drawn. */
export const PIECE_BOX = [-50, -50, 100, 100] as const
