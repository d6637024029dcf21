import { games, type StateOf } from '@tabuleiro/engine'
import { StyleSheet, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'
import type { PlayerExtrasProps } from '../game'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

/** The strongest a piece can be (rules 1). */
const STRONGEST = 5
/** Pixels from one bar to the next, and the width of all of them. */
const STEP = 6
const MOST = 66

/**
 * A player's pieces as bars as high as they are strong, and the sum of their strengths. Empty where pieces have no
 * strength. Its width never changes, so that nothing moves when pieces come and go.
 */
export function ThreeDragonsPlayerExtras({ state, side, height }: PlayerExtrasProps<StateOf<'three-dragons'>>) {
  const theme = useTheme()
  const { strengths, strengthSums } = games['three-dragons'].facts(state)
  if (!strengths || !strengthSums) return null
  const bars = strengths[side]
  const step = Math.min(STEP, MOST / Math.max(1, bars.length))
  return (
    <View style={[styles.row, { height }]}>
      <Svg width={MOST} height={height}>
        <Path
          d={bars.map((strength, i) => barPath(strength, MOST - (bars.length - i) * step, step - 2, height)).join('')}
          fill={theme.inkSoft}
        />
      </Svg>
      <View style={styles.sum}>
        <AppText size="tiny" tone="inkSoft" isFigures numberOfLines={1}>
          {strengthSums[side]}
        </AppText>
      </View>
    </View>
  )
}

/** A bar that stands on the line of figures beside it. */
function barPath(strength: number, x: number, width: number, height: number): string {
  const foot = height - 6
  return `M${x} ${foot}h${width}v${(-strength * (foot - 2)) / STRONGEST}h${-width}Z`
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  sum: { minWidth: 18 },
})
