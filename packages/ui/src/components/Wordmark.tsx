import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import Svg, { Circle, G, Path } from 'react-native-svg'
import { AppText } from './AppText'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'

interface WordmarkProps {
  /** Larger, and with a line that says what the app is. */
  readonly isLarge?: boolean
  readonly hasTile?: boolean
  /** Whether it is the heading of its page. */
  readonly isTitle?: boolean
}

/** The name of the app beside its tile. */
export function Wordmark({ isLarge = true, hasTile = true, isTitle = true }: WordmarkProps) {
  const { t } = useTranslation()
  return (
    <View style={styles.mark}>
      {hasTile && (
        <View aria-hidden>
          <Tile size={isLarge ? 64 : 40} />
        </View>
      )}
      <View style={styles.words}>
        <AppText {...(isTitle && { role: 'heading' as const })} size={isLarge ? 'huge' : 'large'} isBold>
          {t('app.name')}
        </AppText>
        {isLarge && (
          <AppText size="small" tone="inkSoft">
            {t('app.tagline')}
          </AppText>
        )}
      </View>
    </View>
  )
}

/** A square with round corners. */
const ROUNDED = 'M-22 -30H22A8 8 0 0 1 30 -22V22A8 8 0 0 1 22 30H-22A8 8 0 0 1 -30 22V-22A8 8 0 0 1 -22 -30Z'

/** A Portuguese tile: four petals around a terracotta centre, quarter flowers in the corners. */
function Tile({ size }: { readonly size: number }) {
  const theme = useTheme()
  return (
    <Svg width={size} height={size} viewBox="-32 -32 64 64">
      <Path d={ROUNDED} fill={theme.cell} stroke={theme.blue} strokeWidth={3} />
      <G fill={theme.blue}>
        {[0, 90, 180, 270].map(turn => (
          <G key={turn} transform={`rotate(${turn})`}>
            <Path d="M0 -22C7 -15 7 -7 0 -3C-7 -7 -7 -15 0 -22Z" />
            <Path d="M-28 -28H-15A13 13 0 0 1 -28 -15Z" />
          </G>
        ))}
      </G>
      <Circle r={3.5} fill={theme.terracotta} />
    </Svg>
  )
}

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
})
