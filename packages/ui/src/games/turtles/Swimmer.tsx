import { Circle, G } from 'react-native-svg'
import { shellRadius } from './nested'
import { Numeral } from './Numeral'
import type { Seat } from './shape'
import { paints, Shell } from './Shell'

interface SwimmerProps {
  readonly seat: Seat
  /** Undefined for an empty place. */
  readonly size: number | undefined
  /** What its empty place is drawn with. */
  readonly empty: string
}

/** A turtle that has reached the sea, or an empty place for one, a hundred units wide. */
export function Swimmer({ seat, size, empty }: SwimmerProps) {
  if (size === undefined)
    return <Circle r={42} fill={empty} fillOpacity={0.12} stroke={empty} strokeOpacity={0.7} strokeWidth={6} />
  return (
    <G>
      <Shell seat={seat} radius={shellRadius(5)} isCovered />
      <Numeral value={size} x={0} width={36} height={58} colour={paints[seat].numeral} />
    </G>
  )
}

/** The turtles of a seat in the sea, small ones first, and empty places for those still needed to win. */
export function listSwimmers(sizes: readonly number[], goal: number): readonly (number | undefined)[] {
  return Array.from({ length: Math.max(goal, sizes.length) }, (_, i) => sizes[i])
}
