import { Circle, G, Path } from 'react-native-svg'
import { pieceColours } from '../../theme/tokens'
import { RIM } from './nested'
import type { Seat } from './shape'

interface Paint {
  readonly fill: string
  readonly rim: string
  readonly numeral: string
}

/** What a shell is painted with. */
export const paints: Readonly<Record<Seat, Paint>> = {
  south: { fill: pieceColours.teal, rim: pieceColours.sand, numeral: pieceColours.ivory },
  north: { fill: pieceColours.sand, rim: pieceColours.teal, numeral: pieceColours.deepTeal },
}

interface ShellProps {
  readonly seat: Seat
  readonly radius: number
  /** Whether a rider lies on it, so that only a crescent at its left is seen. */
  readonly isCovered?: boolean
}

/** A shell seen from above: South's has plates, North's has rings, and each has a rim in the tone of the other. */
export function Shell({ seat, radius, isCovered = false }: ShellProps) {
  const { fill, rim } = paints[seat]
  const Pattern = seat === 'south' ? Plates : Rings
  return (
    <G>
      <Circle r={radius} fill={fill} />
      <Rim seat={seat} radius={radius} />
      <G fill="none" stroke={rim} strokeWidth={1.4} opacity={0.55} strokeLinecap="round" strokeLinejoin="round">
        <Pattern radius={radius} isCovered={isCovered} />
      </G>
    </G>
  )
}

/** A hairline of the dark glaze is left outside the pale rim, which keeps it apart from the sand. */
function Rim({ seat, radius }: Pick<ShellProps, 'seat' | 'radius'>) {
  const [middle, width] = seat === 'south' ? [radius - 2.4, 2.1] : [radius - 1.35, 2.7]
  return <Circle r={middle} fill="none" stroke={paints[seat].rim} strokeWidth={width} />
}

interface PatternProps {
  readonly radius: number
  readonly isCovered: boolean
}

/** Shells below this radius have room for nothing but their number. */
const PLAIN = 20

const CORNERS = [30, 90, 150, 210, 270, 330]
/** The joints that are seen beside a rider and stay clear of the number. */
const SEEN = [60, 90, 120, 240, 270, 300]

/** One plate in the middle for the number, and six around it. */
function Plates({ radius, isCovered }: PatternProps) {
  const inner = radius * 0.7
  const joint = (degrees: number) => `M${at(inner, degrees)}L${at(radius - RIM, degrees)}`
  if (isCovered) return <Path d={SEEN.map(joint).join('')} />
  if (radius < PLAIN) return null
  return <Path d={`M${CORNERS.map(degrees => at(inner, degrees)).join('L')}Z${CORNERS.map(joint).join('')}`} />
}

/** Two rings as they grow; beside a rider one is left, open where the number stands. */
function Rings({ radius, isCovered }: PatternProps) {
  const outer = radius - 7
  if (isCovered) return <Path d={`M${at(outer, -130)}A${outer} ${outer} 0 1 1 ${at(outer, 130)}`} />
  return [outer, outer - 4.5].filter(ring => ring > PLAIN - 2).map(ring => <Circle key={ring} r={ring} />)
}

/** A point so far from the middle, clockwise from the right. */
function at(far: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${hundredths(far * Math.cos(angle))} ${hundredths(far * Math.sin(angle))}`
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
