import type { Piece, State } from '@tabuleiro/engine'
import { StyleSheet, View } from 'react-native'
import { BoardArt } from './BoardArt'
import type { GameBoard } from './game'
import type { BoardLayout } from './layout'
import { Marks, MarksOver } from './Marks'
import type { Mark } from './marks'
import { StillPieces } from './StillPieces'

interface BoardPictureProps {
  readonly layout: BoardLayout
  readonly board: GameBoard
  readonly state: State
  readonly pieces: readonly Piece[]
  readonly marks?: readonly Mark[]
}

/** A small board to look at, without anything to tap; readers pass over it. */
export function BoardPicture({ layout, board, state, pieces, marks = [] }: BoardPictureProps) {
  const Ground = board.Ground ?? BoardArt
  const marked = { layout, marks, occupied: new Set(pieces.map(piece => piece.at)) }
  return (
    <View aria-hidden style={{ width: layout.width, height: layout.height }}>
      <Ground layout={layout} />
      {board.Art && (
        <View style={styles.layer}>
          <board.Art layout={layout} state={state} />
        </View>
      )}
      <View style={styles.layer}>
        <Marks {...marked} />
      </View>
      <View style={styles.layer}>
        <StillPieces layout={layout} board={board} pieces={pieces} />
      </View>
      <View style={styles.layer}>
        <MarksOver {...marked} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0 },
})
