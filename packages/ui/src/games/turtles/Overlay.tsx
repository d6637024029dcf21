import { games } from '@tabuleiro/engine'
import { memo } from 'react'
import { G } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import type { OverlayProps } from '../game'
import type { BoardLayout } from '../../board/layout'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import type { Seat, TurtlesState } from './shape'
import { Swimmer, listSwimmers } from './Swimmer'
import { swimmerPlaces } from './swimmerPlaces'

/** The two seas: the turtles that have reached them, and places for those that are still needed to win. */
export const TurtlesOverlay = memo(function TurtlesOverlay({ layout, state }: OverlayProps<TurtlesState>) {
  const { seats, goal, scored } = games.turtles.facts(state)
  return (
    <Drawing width={layout.width} height={layout.height}>
      {seats.map((seat, side) => (
        <Swimmers key={seat} layout={layout} seat={seat} swimmers={listSwimmers(scored[side] ?? [], goal)} />
      ))}
    </Drawing>
  )
})

/** The size of a swimmer, in cells. */
const SIZE = 0.29

interface SwimmersProps {
  readonly layout: BoardLayout
  readonly seat: Seat
  readonly swimmers: readonly (number | undefined)[]
}

function Swimmers({ layout, seat, swimmers }: SwimmersProps) {
  const theme = useTheme()
  const empty = theme.scheme === 'dark' ? theme.foam : seat === 'south' ? pieceColours.teal : pieceColours.dune
  return swimmerPlaces(layout, seat, swimmers.length).map(({ x, y }, i) => (
    <G key={i} transform={`translate(${x} ${y}) scale(${(layout.pitch * SIZE) / 100})`}>
      <Swimmer seat={seat} size={swimmers[i]} empty={empty} />
    </G>
  ))
}
