import type { Piece } from '@tabuleiro/engine'
import { memo } from 'react'
import { Placed } from './Drawing'
import type { GameUi } from '../games/game'
import type { BoardLayout } from './layout'
import { levelsIn, pieceAppearances, PIECE_SHARE } from './appearance'

interface StillPiecesProps {
  readonly layout: BoardLayout
  readonly gameUi: GameUi
  readonly pieces: readonly Piece[]
}

/** Pieces without motion: in pictures, and those that a pending move would put on the board. */
export const StillPieces = memo(function StillPieces({ layout, gameUi, pieces }: StillPiecesProps) {
  const size = layout.pitch * PIECE_SHARE
  const appearances = pieceAppearances(gameUi, pieces)
  const levels = levelsIn(pieces)
  const fromBottom = [...pieces].sort((a, b) => (levels.get(a.id) ?? 0) - (levels.get(b.id) ?? 0))
  return fromBottom.map(piece => {
    const centre = layout.byName.get(piece.at)?.centre
    return centre ? (
      <Placed key={piece.id} x={centre.x - size / 2} y={centre.y - size / 2}>
        <gameUi.draw.Piece appearance={appearances.get(piece.id) ?? piece} size={size} />
      </Placed>
    ) : null
  })
})
