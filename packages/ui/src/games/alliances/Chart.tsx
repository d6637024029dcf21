import { G, Path } from 'react-native-svg'
import { pieceColours } from '../../theme/tokens'

/** The two charts of the rules. */
export type ChartName = 'a' | 'b'

/** Its strokes round the corners and reach 47 from the middle. */
const TILE = 'M-34 -34H34V34H-34Z'
const CLOCKWISE = 'M0 0A19 19 0 0 1 0 -38A38 38 0 0 1 32.9 -19A19 19 0 0 0 0 0Z'
const COUNTER_CLOCKWISE = 'M0 0A19 19 0 0 0 0 -38A38 38 0 0 0 -32.9 -19A19 19 0 0 1 0 0Z'
const STYLES = {
  a: { background: pieceColours.ivory, sails: pieceColours.navy, sail: CLOCKWISE },
  b: { background: pieceColours.navy, sails: pieceColours.ivory, sail: COUNTER_CLOCKWISE },
} as const
const THIRDS = [0, 120, 240]

/**
 * A tile with three sails around the origin. They turn clockwise for chart a, whose allies are the next colours
 * clockwise round the board, and the other way for chart b. Chart a is pale and chart b dark, to be told at a glance.
 */
export function Chart({ name }: { readonly name: ChartName }) {
  const { background, sails, sail } = STYLES[name]
  return (
    <G strokeLinejoin="round">
      <Path d={TILE} fill={pieceColours.navy} stroke={pieceColours.navy} strokeWidth={26} />
      <Path d={TILE} fill="none" stroke={pieceColours.ivory} strokeWidth={20} />
      <Path d={TILE} fill={background} stroke={background} strokeWidth={12} />
      {THIRDS.map(turn => (
        <Path key={turn} d={sail} fill={sails} transform={`rotate(${turn})`} />
      ))}
    </G>
  )
}
