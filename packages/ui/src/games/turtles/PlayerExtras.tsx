import { games } from '@tabuleiro/engine'
import { memo } from 'react'
import Svg, { G } from 'react-native-svg'
import type { PlayerExtrasProps } from '../game'
import { useTheme } from '../../theme/useTheme'
import type { TurtlesState } from './shape'
import { Swimmer, listSwimmers } from './Swimmer'

/** Turtles in the sea, and places for those a player still needs. */
export const TurtlesPlayerExtras = memo(function TurtlesPlayerExtras({
  state,
  side,
  height,
}: PlayerExtrasProps<TurtlesState>) {
  const theme = useTheme()
  const { seats, scored, goal } = games.turtles.facts(state)
  const swimmers = listSwimmers(scored[side], goal)
  return (
    <Svg width={swimmers.length * height} height={height} viewBox={`0 0 ${swimmers.length * 110} 110`}>
      {swimmers.map((size, i) => (
        <G key={i} transform={`translate(${55 + i * 110} 55)`}>
          <Swimmer seat={seats[side]} size={size} empty={theme.inkSoft} />
        </G>
      ))}
    </Svg>
  )
})
