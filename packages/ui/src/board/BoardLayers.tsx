import type { Piece, State } from '@tabuleiro/engine'
import { useMemo, type ReactNode } from 'react'
import type { GameUi } from '../games/game'
import type { Mark } from '../model/session/marks'
import { BoardCells } from './BoardCells'
import { Layer } from './Drawing'
import type { BoardLayout } from './layout'
import { Marks, MarksOver } from './Marks'

interface BoardLayersProps {
  readonly layout: BoardLayout
  readonly gameUi: GameUi
  readonly state: State
  readonly pieces: readonly Piece[]
  /** On the cells where they are drawn (see `drawnMarks`). */
  readonly marks: readonly Mark[]
  /** The layers of the pieces: moving on a board that is played on, still in a picture. */
  readonly children: ReactNode
}

/** All that is drawn of a board, from bottom to top. */
export function BoardLayers({ layout, gameUi, state, pieces, marks, children }: BoardLayersProps) {
  const Background = gameUi.draw.Background ?? BoardCells
  const occupied = useMemo(() => new Set(pieces.map(piece => piece.at)), [pieces])
  return (
    <>
      <Layer>
        <Background layout={layout} />
      </Layer>
      {gameUi.draw.Overlay && (
        <Layer>
          <gameUi.draw.Overlay layout={layout} state={state} />
        </Layer>
      )}
      <Layer>
        <Marks layout={layout} marks={marks} occupied={occupied} />
      </Layer>
      {children}
      <Layer>
        <MarksOver layout={layout} marks={marks} occupied={occupied} />
      </Layer>
    </>
  )
}
