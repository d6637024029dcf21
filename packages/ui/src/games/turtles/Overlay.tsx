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

/** Distance between two swimmers and size of one, in cells. */
const APART = 0.36
const SIZE = 0.29

interface SwimmersProps {
  readonly layout: BoardLayout
  readonly seat: Seat
  readonly swimmers: readonly (number | undefined)[]
}

function Swimmers({ layout, seat, swimmers }: SwimmersProps) {
  const theme = useTheme()
  const { byName, pitch } = layout
  const sea = byName.get(seat === 'south' ? 'goal-s' : 'goal-n')
  const [left, right] = sea?.outline ?? []
  if (!sea || !left || !right) return null
  const long = Math.hypot(right.x - left.x, right.y - left.y)
  const empty = theme.scheme === 'dark' ? theme.foam : seat === 'south' ? pieceColours.teal : pieceColours.dune
  return outsideIn(swimmers.length).map((at, i) => {
    const far = (at * APART * pitch) / long
    const x = sea.centre.x + (right.x - left.x) * far
    const y = sea.centre.y + (right.y - left.y) * far
    return (
      <G key={at} transform={`translate(${x} ${y}) scale(${(pitch * SIZE) / 100})`}>
        <Swimmer seat={seat} size={swimmers[i]} empty={empty} />
      </G>
    )
  })
}

/** Places in a row, from the ends to the middle, where the sea is marked when a turtle can reach it. */
function outsideIn(count: number): readonly number[] {
  const row = Array.from({ length: count }, (_, i) => i - (count - 1) / 2)
  return row.sort((a, b) => Math.abs(b) - Math.abs(a) || a - b)
}
