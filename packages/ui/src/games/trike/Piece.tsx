import { memo } from 'react'
import { Circle, G, Path } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { PIECE_BOX, type PieceProps } from '../piece'

/** A navy or an ivory checker, or the pawn: a terracotta cone seen from above. */
export const TrikePiece = memo(function TrikePiece({ appearance, size }: PieceProps) {
  return (
    <Drawing width={size} height={size} viewBox={PIECE_BOX}>
      {appearance.kind === 'pawn' ? <Pawn /> : appearance.kind === 'black' ? <NavyChecker /> : <IvoryChecker />}
    </Drawing>
  )
})

const SIXTHS = [0, 60, 120, 180, 240, 300]

/** Six ivory beads in the glaze. On a pale cell a hairline outside keeps the rim apart from it. */
function NavyChecker() {
  const { scheme, navyGlaze } = useTheme()
  return (
    <G>
      <Circle r={scheme === 'dark' ? 46 : 48} fill={navyGlaze} />
      <Circle r={scheme === 'dark' ? 45 : 43} fill="none" stroke={pieceColours.ivory} strokeWidth={4} />
      <G fill={pieceColours.ivory} opacity={0.75}>
        {SIXTHS.map(turn => (
          <Circle key={turn} cy={-34} r={2.6} transform={`rotate(${turn})`} />
        ))}
      </G>
    </G>
  )
}

/** Six petals in the glaze, so that the two colours differ in pattern as well. */
function IvoryChecker() {
  return (
    <G>
      <Circle r={46} fill={pieceColours.ivory} stroke={pieceColours.navy} strokeWidth={4} />
      <G fill="none" stroke={pieceColours.navy} strokeWidth={1.5} opacity={0.55}>
        {SIXTHS.map(turn => (
          <Path key={turn} d="M0 -40C9 -30 9 -14 0 0C-9 -14 -9 -30 0 -40Z" transform={`rotate(${turn})`} />
        ))}
      </G>
    </G>
  )
}

function Pawn() {
  return (
    <G>
      <Circle r={26} fill={pieceColours.terracotta} stroke={pieceColours.ivory} strokeWidth={4} />
      <Circle r={14} fill="none" stroke={pieceColours.ivory} strokeWidth={3} />
      <Circle r={4.5} fill={pieceColours.ivory} />
    </G>
  )
}
