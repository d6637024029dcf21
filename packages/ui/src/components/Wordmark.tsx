import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { AppText } from './AppText'
import { DisplayTitle } from './DisplayTitle'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { Tile } from './Tile'

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
  const { cell, blue, terracotta } = useTheme()
  return (
    <View style={styles.mark}>
      {hasTile && (
        <View aria-hidden>
          <Tile size={isLarge ? 64 : 40} glaze={{ ground: cell, petals: blue, heart: terracotta }} />
        </View>
      )}
      <View style={styles.words}>
        <DisplayTitle text={t('app.name')} size={isLarge ? 'huge' : 'large'} level={isTitle ? 1 : 0} />
        {isLarge && (
          <AppText size="small" tone="inkSoft">
            {t('app.tagline')}
          </AppText>
        )}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
})
