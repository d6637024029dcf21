import { memo } from 'react'
import { Circle, G, Path, Text } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import { useNumeralTurn } from '../../board/farSide'
import { PIECE_BOX, type PieceProps } from '../piece'
import { useSetting } from '../../app/useSettings'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { crestPath, octagonPath, starPath } from './outlines'
import { Pips } from './Pips'

/** An ivory disc or a navy octagon with its strength on top; a dragon wears a crest. */
export const ThreeDragonsPiece = memo(function ThreeDragonsPiece({ appearance, size }: PieceProps) {
  const Stone = appearance.side === 1 ? NavyStone : IvoryStone
  const rim = appearance.side === 1 ? pieceColours.ivory : pieceColours.navy
  const isDragon = appearance.kind === 'dragon'
  const isNumbered = useSetting('numerals')
  const turn = useNumeralTurn(appearance.side)
  return (
    <Drawing width={size} height={size} viewBox={PIECE_BOX}>
      {isDragon && <Path d={CREST} fill={pieceColours.ember} />}
      <G transform={`scale(${isDragon ? 0.84 : 1})`}>
        <Stone hasMotif={appearance.value === undefined} />
      </G>
      {appearance.value !== undefined && (
        <G transform={`scale(${isDragon ? 0.9 : 1})`} fill={rim}>
          {isNumbered ? (
            <Numeral value={appearance.value} turn={turn} />
          ) : (
            <Pips value={appearance.value} gap={17} r={8} />
          )}
        </G>
      )}
    </Drawing>
  )
})

const CREST = crestPath(38)
/** A hairline of the glaze outside the rim keeps it apart from a pale cell; on a dark cell the rim is the edge. */
const OCTAGONS = {
  light: { body: octagonPath(47), rim: octagonPath(41.5) },
  dark: { body: octagonPath(44), rim: octagonPath(44.5) },
} as const
const STAR = starPath(8, 27, 14)
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

interface StoneProps {
  /** Whether the middle is free of a strength. */
  readonly hasMotif: boolean
}

/** A disc with a fine inner ring; without a strength it shows a flower of eight petals. */
function IvoryStone({ hasMotif }: StoneProps) {
  return (
    <G>
      <Circle r={42.5} fill={pieceColours.ivory} stroke={pieceColours.navy} strokeWidth={4.5} />
      <Circle r={35.5} fill="none" stroke={pieceColours.navy} strokeWidth={1.2} opacity={0.45} />
      {hasMotif && (
        <G fill={pieceColours.navy}>
          {EIGHTHS.map(turn => (
            <Path key={turn} d="M0 -27C7 -20 5 -12 0 -7C-5 -12 -7 -20 0 -27Z" transform={`rotate(${turn})`} />
          ))}
        </G>
      )}
    </G>
  )
}

/** An octagon, as the dark tiles of old floors are; without a strength it shows a star. */
function NavyStone({ hasMotif }: StoneProps) {
  const { scheme, navyGlaze } = useTheme()
  const { body, rim } = OCTAGONS[scheme]
  return (
    <G>
      <Path d={body} fill={navyGlaze} stroke={navyGlaze} strokeWidth={2} strokeLinejoin="round" />
      <Path d={rim} fill="none" stroke={pieceColours.ivory} strokeWidth={4} strokeLinejoin="round" />
      {hasMotif && <Path d={STAR} fill={pieceColours.ivory} />}
    </G>
  )
}

function Numeral({ value, turn }: { readonly value: number; readonly turn: number }) {
  return (
    <Text
      transform={turn === 0 ? 'translate(0 18)' : `rotate(${turn}) translate(0 18)`}
      fontSize={52}
      fontWeight="600"
      fontFamily="system-ui, sans-serif"
      textAnchor="middle"
    >
      {value}
    </Text>
  )
}
