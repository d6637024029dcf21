import type { GameEvent, Piece } from '@tabuleiro/engine'
import { memo, useMemo } from 'react'
import type { GameUi } from '../games/game'
import type { BoardLayout } from './layout'
import { levelsIn, pieceAppearances, sharedAppearance } from './appearance'
import { useActors, useMotionMillis } from './motion'
import { MovingPiece } from './MovingPiece'

interface MovingPiecesProps {
  readonly layout: BoardLayout
  readonly gameUi: GameUi
  /** All pieces of the position; those beside the board are not drawn here. */
  readonly pieces: readonly Piece[]
  /** What the last move did, in order. */
  readonly events: readonly GameEvent[]
  /** The ids of the pieces in the air. */
  readonly lifted?: ReadonlySet<string> | undefined
  /** The cell on which the last move was dropped by hand: its piece is there already. */
  readonly droppedOn?: string | undefined
}

/** The pieces on the board. They move as the events of a move say; no input waits for them. */
export const MovingPieces = memo(function MovingPieces(props: MovingPiecesProps) {
  const { layout, gameUi, pieces, events, lifted, droppedOn } = props
  const millis = useMotionMillis()
  const { byName } = layout
  const drawn = useMemo(() => {
    const onBoard = pieces.filter(piece => byName.has(piece.at))
    const appearances = pieceAppearances(gameUi, onBoard)
    const levels = levelsIn(onBoard)
    return onBoard.map(piece => ({
      piece,
      appearance: appearances.get(piece.id) ?? sharedAppearance(piece),
      level: levels.get(piece.id) ?? 0,
    }))
  }, [gameUi, pieces, byName])
  const actors = useActors(drawn, events, millis)
  return actors.map(({ drawn: { piece, appearance, level }, change, delay }) => (
    <MovingPiece
      key={piece.id}
      Piece={gameUi.draw.Piece}
      appearance={appearance}
      layout={layout}
      at={piece.at}
      level={level}
      millis={piece.at === droppedOn && change !== 'gone' ? 0 : millis}
      delay={delay}
      isNew={change === 'new'}
      isLeaving={change === 'gone'}
      isLifted={lifted?.has(piece.id) === true}
    />
  ))
})
