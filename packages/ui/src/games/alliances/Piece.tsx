import { memo } from 'react'
import { Drawing } from '../../board/Drawing'
import { PIECE_BOX, type PieceProps } from '../piece'
import { Chart } from './Chart'
import { isColour } from './colours'
import { Disc } from './Disc'

/** A disc, or, in place of a player's own colour, the chart that a player holds. */
export const AlliancesPiece = memo(function AlliancesPiece({ appearance, size }: PieceProps) {
  return (
    <Drawing width={size} height={size} viewBox={PIECE_BOX}>
      {isColour(appearance.kind) ? (
        <Disc colour={appearance.kind} />
      ) : (
        <Chart name={appearance.kind === 'a' ? 'a' : 'b'} />
      )}
    </Drawing>
  )
})
