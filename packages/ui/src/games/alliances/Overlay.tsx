import { games, type StateOf } from '@tabuleiro/engine'
import { memo, useMemo } from 'react'
import { G, Path } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import type { OverlayProps } from '../game'
import { useTheme } from '../../theme/useTheme'
import { bandPath, layOutBands, ringWidth } from './bands'
import { Chart } from './Chart'

/** The side of the winner's seal, in cells, for a chart that is 94 wide. */
const SEAL = 0.56

/** The sides of a colour that is won are out of play (rules 5): they fade and carry the chart of the winner. */
export const AlliancesOverlay = memo(function AlliancesOverlay({ layout, state }: OverlayProps<StateOf<'alliances'>>) {
  const theme = useTheme()
  const { width, height, pitch } = layout
  const bands = useMemo(() => layOutBands(layout), [layout])
  const { owner, charts } = games.alliances.facts(state)
  return (
    <Drawing width={width} height={height}>
      {bands.map((band, i) => {
        const winner = owner[band.colour]
        if (winner === undefined) return null
        return (
          <G key={i}>
            <G opacity={0.55} fill={theme.paper} stroke={theme.paper} strokeLinejoin="round">
              <Path d={bandPath(band)} strokeWidth={3 * ringWidth(pitch)} />
            </G>
            <G transform={`translate(${band.middle.x} ${band.middle.y}) scale(${(pitch * SEAL) / 94})`}>
              <Chart name={charts[winner]} />
            </G>
          </G>
        )
      })}
    </Drawing>
  )
})
