import { games, type StateOf } from '@tabuleiro/engine'
import { memo } from 'react'
import Svg, { Circle, G, Line } from 'react-native-svg'
import type { PlayerExtrasProps } from '../game'
import { useTheme } from '../../theme/useTheme'
import { COLOURS, type Colour } from './colours'
import { Disc } from './Disc'

const PAIR = { width: 35, height: 24, step: 42 } as const

/** A player's chart: each colour with its ally. A colour that is won has a gold ring, a lost one is struck out. */
export const AlliancesPlayerExtras = memo(function AlliancesPlayerExtras({
  state,
  side,
  height,
}: PlayerExtrasProps<StateOf<'alliances'>>) {
  const { allies, owner } = games.alliances.facts(state)
  const width = 2 * PAIR.step + PAIR.width
  return (
    <Svg width={(width * height) / PAIR.height} height={height} viewBox={`0 0 ${width} ${PAIR.height}`}>
      {COLOURS.map((colour, i) => (
        <G key={colour} transform={`translate(${i * PAIR.step} 0)`}>
          <Pair
            colour={colour}
            ally={allies[side][colour]}
            fate={owner[colour] === undefined ? 'open' : owner[colour] === side ? 'won' : 'lost'}
          />
        </G>
      ))}
    </Svg>
  )
})

interface PairProps {
  readonly colour: Colour
  readonly ally: Colour
  readonly fate: 'open' | 'won' | 'lost'
}

function Pair({ colour, ally, fate }: PairProps) {
  const theme = useTheme()
  return (
    <G>
      <G opacity={fate === 'lost' ? 0.3 : 1}>
        <G transform="translate(27.5 12) scale(0.15)">
          <Disc colour={ally} />
        </G>
        <G transform={`translate(12 12) scale(${fate === 'won' ? 0.18 : 0.2})`}>
          <Disc colour={colour} />
        </G>
      </G>
      {fate === 'won' && <Circle cx={12} cy={12} r={10.9} fill="none" stroke={theme.gold} strokeWidth={2.2} />}
      {fate === 'lost' && (
        <Line x1={2} y1={20} x2={33} y2={4} stroke={theme.inkSoft} strokeWidth={2} strokeLinecap="round" />
      )}
    </G>
  )
}
