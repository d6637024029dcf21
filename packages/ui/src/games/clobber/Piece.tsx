import { memo } from 'react'
import { Circle, G, Path } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import { pieceColours } from '../../theme/tokens'
import { PIECE_BOX, type PieceProps } from '../piece'

/** A navy stone with a ring or an ivory one with a cross, so that the two differ in pattern as well. */
export const ClobberPiece = memo(function ClobberPiece({ appearance, size }: PieceProps) {
  return (
    <Drawing width={size} height={size} viewBox={PIECE_BOX}>
      {appearance.kind === 'black' ? <NavyStone /> : <IvoryStone />}
    </Drawing>
  )
})

function NavyStone() {
  return (
    <G>
      <Circle r={46} fill={pieceColours.navy} stroke={pieceColours.ivory} strokeWidth={3} />
      <Circle r={22} fill="none" stroke={pieceColours.ivory} strokeWidth={5} />
    </G>
  )
}

function IvoryStone() {
  return (
    <G>
      <Circle r={46} fill={pieceColours.ivory} stroke={pieceColours.navy} strokeWidth={4} />
      <Path d="M0 -24V24M-24 0H24" stroke={pieceColours.navy} strokeWidth={6} strokeLinecap="round" />
    </G>
  )
}
