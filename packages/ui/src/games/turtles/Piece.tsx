import { memo } from 'react'
import { Circle, G, Path } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import { useNumeralTurn } from '../../board/farSide'
import { PIECE_BOX, type PieceProps } from '../piece'
import { readStance } from './appearance'
import { placeShell, type Nested } from './nested'
import { Numeral } from './Numeral'
import type { Seat } from './shape'
import { paints, Shell } from './Shell'

/** How far flippers reach beyond the square of the largest shell, in hundredths of its side. */
const REACH = 8

/** A turtle from above, in its place in its stack. Without a number it stands for all of its side. */
export const TurtlePiece = memo(function TurtlePiece({ appearance, size }: PieceProps) {
  const seat: Seat = appearance.kind === 'north' ? 'north' : 'south'
  const stance = readStance(appearance)
  const { x, radius, numeral, load } = placeShell(appearance.value ?? 5, stance)
  const colour = paints[seat].numeral
  const turn = useNumeralTurn(appearance.side)
  return (
    <Drawing width={size} height={size} viewBox={PIECE_BOX} beyond={REACH}>
      {stance.base === undefined && !stance.isStuck && <Flippers seat={seat} radius={radius} />}
      <G transform={`translate(${x} 0)`}>
        <Shell seat={seat} radius={radius} isCovered={stance.rider !== undefined} />
      </G>
      {appearance.value !== undefined && <Numeral value={appearance.value} {...numeral} colour={colour} turn={turn} />}
      {load && <Weight {...load} colour={colour} />}
    </Drawing>
  )
})

/** The flippers of a turtle that stands on the sand and can walk. */
const Flippers = memo(function Flippers({ seat, radius }: { readonly seat: Seat; readonly radius: number }) {
  const { fill, rim } = paints[seat]
  const scale = 0.35 + radius / 77
  return (
    // On sand the pale ones need a stronger line.
    <G fill={fill} stroke={rim} strokeWidth={seat === 'north' ? 2 : 1.2}>
      {FLIPPERS.map(([angle, outline]) => (
        <Path key={angle} d={outline} transform={`rotate(${angle}) translate(0 ${-radius}) scale(${scale})`} />
      ))}
    </G>
  )
})

const LEFT = 'M9 5C8 -3 2 -10 -11 -11.5C-12.5 -5 -10.5 1 -7 5Z'
const RIGHT = 'M-9 5C-8 -3 -2 -10 11 -11.5C12.5 -5 10.5 1 7 5Z'

/** The angles of the flippers, in degrees from the top, and their outlines. A half turn changes nothing. */
const FLIPPERS: readonly (readonly [angle: number, outline: string])[] = [
  [-50, LEFT],
  [50, RIGHT],
  [130, LEFT],
  [-130, RIGHT],
]

/** A small weight: the turtle cannot walk. */
function Weight({ x, y, size, colour }: NonNullable<Nested['load']> & { readonly colour: string }) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <Path d={BLOCK} fill={colour} />
      <Circle cy={-3.1} r={1.4} fill="none" stroke={colour} strokeWidth={1.2} />
    </G>
  )
}

/** A weight without its handle, ten units wide. */
const BLOCK = 'M-2.4 -2H2.4Q3 -2 3.2 -1.4L4.9 3.9Q5.2 5 4 5H-4Q-5.2 5 -4.9 3.9L-3.2 -1.4Q-3 -2 -2.4 -2Z'
