import type { Piece } from '@tabuleiro/engine'
import { StyleSheet, View } from 'react-native'
import { PIECE_SHARE } from './Board'
import { BoardArt } from './BoardArt'
import type { GameBoard } from './game'
import type { BoardLayout } from './layout'

interface BoardPictureProps {
  readonly layout: BoardLayout
  readonly board: GameBoard
  readonly pieces: readonly Piece[]
}

/** A small board to look at, without anything to tap; readers pass over it. */
export function BoardPicture({ layout, board, pieces }: BoardPictureProps) {
  const size = layout.pitch * PIECE_SHARE
  return (
    <View aria-hidden style={{ width: layout.width, height: layout.height }}>
      <BoardArt layout={layout} />
      {pieces.map(piece => {
        const centre = layout.byName.get(piece.at)?.centre
        return centre ? (
          <View key={piece.id} style={[styles.piece, { left: centre.x - size / 2, top: centre.y - size / 2 }]}>
            <board.Piece look={piece} size={size} />
          </View>
        ) : null
      })}
    </View>
  )
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } })
