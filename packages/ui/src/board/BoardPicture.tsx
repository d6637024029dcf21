import type { Piece, State } from '@tabuleiro/engine'
import { View } from 'react-native'
import { BoardCells } from './BoardCells'
import { Placed } from './Drawing'
import type { GameUi } from '../games/game'
import type { BoardLayout } from './layout'
import { Marks, MarksOver } from './Marks'
import type { Mark } from '../model/session/marks'
import { drawnMarks } from './drawnMarks'
import { StillPieces } from './StillPieces'

interface BoardPictureProps {
  readonly layout: BoardLayout
  readonly board: GameUi
  readonly state: State
  readonly pieces: readonly Piece[]
  readonly marks?: readonly Mark[]
}

/** A small board to look at, without anything to tap; readers pass over it. */
export function BoardPicture(props: BoardPictureProps) {
  return (
    <View aria-hidden style={{ width: props.layout.width, height: props.layout.height }}>
      <BoardLayers {...props} />
    </View>
  )
}

/** All that there is to see on a board, one drawing over the other or all in the one around them. */
export function BoardLayers({ layout, board, state, pieces, marks = [] }: BoardPictureProps) {
  const Ground = board.draw.Background ?? BoardCells
  const marked = { layout, marks: drawnMarks(board.draw, marks), occupied: new Set(pieces.map(piece => piece.at)) }
  return (
    <>
      <Placed>
        <Ground layout={layout} />
      </Placed>
      {board.draw.Overlay && (
        <Placed>
          <board.draw.Overlay layout={layout} state={state} />
        </Placed>
      )}
      <Placed>
        <Marks {...marked} />
      </Placed>
      <Placed>
        <StillPieces layout={layout} board={board} pieces={pieces} />
      </Placed>
      <Placed>
        <MarksOver {...marked} />
      </Placed>
    </>
  )
}
