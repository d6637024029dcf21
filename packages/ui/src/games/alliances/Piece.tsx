import { memo } from 'react'
import Svg from 'react-native-svg'
import type { PieceProps } from '../../boards/game'
import { Chart } from './Chart'
import { isColour } from './colours'
import { Disc } from './Disc'

/** A disc, or, in place of a player's own colour, the chart that a player holds. */
export const AlliancesPiece = memo(function AlliancesPiece({ look, size }: PieceProps) {
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100">
      {isColour(look.kind) ? <Disc colour={look.kind} /> : <Chart name={look.kind === 'a' ? 'a' : 'b'} />}
    </Svg>
  )
})
