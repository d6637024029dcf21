import { gameOf, type GameId } from '@tabuleiro/engine'
import BookOpen from 'lucide-react-native/icons/book-open'
import House from 'lucide-react-native/icons/house'
import TriangleAlert from 'lucide-react-native/icons/triangle-alert'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { IconButton } from '../../components/Button'
import { AppText } from '../../components/AppText'
import { space, touch } from '../../theme/tokens'

interface TopBarProps {
  readonly game: GameId
  readonly height?: number
  readonly onHome: () => void
  /** Adds a button for the rules. */
  readonly onRules?: () => void
  /** The match could not be saved: adds a button that leads to the explanation. */
  readonly onSaveFault?: (() => void) | undefined
}

/** The name of the game, a button to go home, and one for the rules. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { game, height = touch.min, onHome, onRules, onSaveFault } = props
  const { t } = useTranslation()
  return (
    <View style={[styles.bar, { minHeight: height }]}>
      <IconButton testID="home" label={t('play.home')} Icon={House} onPress={onHome} />
      <View style={styles.name}>
        <AppText role="heading" isBold numberOfLines={1}>
          {gameOf(game).name}
        </AppText>
      </View>
      {onSaveFault && (
        <IconButton testID="trouble" label={t('play.trouble')} Icon={TriangleAlert} onPress={onSaveFault} />
      )}
      {onRules && <IconButton testID="rules" label={t('play.rules')} Icon={BookOpen} onPress={onRules} />}
    </View>
  )
})

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs, gap: space.s },
  name: { flex: 1 },
})
