import Svg, { Circle, G, Path } from 'react-native-svg'

/** The colours of a tile. */
export interface Glaze {
  readonly ground: string
  /** The petals and the rim. */
  readonly petals: string
  readonly heart: string
}

interface TileProps {
  readonly size: number
  readonly glaze: Glaze
}

/** A square with round corners. */
const ROUNDED = 'M-22 -30H22A8 8 0 0 1 30 -22V22A8 8 0 0 1 22 30H-22A8 8 0 0 1 -30 22V-22A8 8 0 0 1 -22 -30Z'

/** A Portuguese tile: four petals around a heart of another colour, quarter flowers in the corners. */
export function Tile({ size, glaze: { ground, petals, heart } }: TileProps) {
  return (
    <Svg width={size} height={size} viewBox="-32 -32 64 64">
      <Path d={ROUNDED} fill={ground} stroke={petals} strokeWidth={3} />
      <G fill={petals}>
        {[0, 90, 180, 270].map(turn => (
          <G key={turn} transform={`rotate(${turn})`}>
            <Path d="M0 -22C7 -15 7 -7 0 -3C-7 -7 -7 -15 0 -22Z" />
            <Path d="M-28 -28H-15A13 13 0 0 1 -28 -15Z" />
          </G>
        ))}
      </G>
      <Circle r={3.5} fill={heart} />
    </Svg>
  )
}
