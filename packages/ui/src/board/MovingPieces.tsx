import type { GameEvent, Piece } from '@tabuleiro/engine'
import { memo, useMemo } from 'react'
import type { GameUi } from '../games/game'
import type { BoardLayout } from './layout'
import { levelsIn, pieceAppearances, PIECE_SHARE, sharedAppearance } from './appearance'
import { useActors, useMotionMillis } from './motion'
import { MovingPiece } from './MovingPiece'

interface MovingPiecesProps {
  readonly layout: BoardLayout
  readonly gameUi: GameUi
  /** All pieces of the position; those beside the board are not drawn here. */
  readonly pieces: readonly Piece[]
  /** What the last move did, in order. */
  readonly events: readonly GameEvent[]
}

/** The pieces on the board. They move as the events of a move say; no input waits for them. */
export const MovingPieces = memo(function MovingPieces({ layout, gameUi, pieces, events }: MovingPiecesProps) {
  const millis = useMotionMillis()
  const { byName } = layout
  const onBoard = useMemo(() => pieces.filter(piece => byName.has(piece.at)), [pieces, byName])
  const actors = useActors(onBoard, events, millis)
  const appearances = useMemo(() => pieceAppearances(gameUi, onBoard), [gameUi, onBoard])
  const levels = useMemo(() => levelsIn(onBoard), [onBoard])
  return actors.map(({ piece, change, delay }) => {
    const cell = byName.get(piece.at)
    return cell ? (
      <MovingPiece
        key={piece.id}
        Piece={gameUi.draw.Piece}
        appearance={appearances.get(piece.id) ?? sharedAppearance(piece)}
        at={piece.at}
        x={cell.centre.x}
        y={cell.centre.y}
        size={layout.pitch * PIECE_SHARE}
        level={levels.get(piece.id) ?? 0}
        millis={millis}
        delay={delay}
        isNew={change === 'new'}
        isLeaving={change === 'gone'}
      />
    ) : null
  })
})
