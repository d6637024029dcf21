import type { Piece } from '@tabuleiro/engine'
import { StyleSheet, View } from 'react-native'
import { pieceAppearances, PIECE_SHARE } from '../../../board/appearance'
import type { Point } from '../../../board/layout'
import type { GameUi } from '../../../games/game'

interface HeldPiecesProps {
  /** The lowest first. */
  readonly pieces: readonly Piece[]
  readonly gameUi: GameUi
  readonly pitch: number
  readonly isFinger: boolean
  /** Where the hand is, in the area that they are carried over. */
  readonly at: Point
}

/** Under a mouse pieces are a little larger than on the board; a finger hides what is under it. */
const MOUSE = { scale: 1.1, above: 0 } as const
const FINGER = { scale: 1.5, above: 1 } as const

/** The least distance between a finger and the piece above it, in pixels: about half of what the finger covers. */
const CLEAR = 44

/** The pieces in the air, at the hand or above the finger. */
export function HeldPieces({ pieces, gameUi, pitch, isFinger, at }: HeldPiecesProps) {
  const { scale, above } = isFinger ? FINGER : MOUSE
  const size = pitch * PIECE_SHARE * scale
  const appearances = pieceAppearances(gameUi, pieces)
  const top = at.y - above * (Math.max(pitch, CLEAR) + size / 2 - (pitch * PIECE_SHARE) / 2)
  return (
    <View aria-hidden testID="held" style={[styles.held, { left: at.x - size / 2, top: top - size / 2 }]}>
      {pieces.map(piece => (
        <View key={piece.id} style={styles.piece}>
          <gameUi.draw.Piece appearance={appearances.get(piece.id) ?? piece} size={size} />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  held: { position: 'absolute', zIndex: 1, pointerEvents: 'none' },
  piece: { position: 'absolute' },
})
