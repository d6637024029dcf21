import { gameOf, type GameId } from '@tabuleiro/engine'
import BookOpen from 'lucide-react-native/icons/book-open'
import House from 'lucide-react-native/icons/house'
import TriangleAlert from 'lucide-react-native/icons/triangle-alert'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { IconButton } from '../../components/Button'
import { shortcutOf } from './keys/playKeys'
import { DisplayTitle } from '../../components/DisplayTitle'
import { space, touch } from '../../theme/tokens'

interface TopBarProps {
  readonly game: GameId
  readonly height?: number
  readonly onHome: () => void
  /** Adds a button for the rules. */
  readonly onRules?: () => void
  /** The match could not be saved: adds a button that leads to the explanation. */
  readonly onSaveFault?: (() => void) | undefined
  /** Something that takes the place of the game's name on the screen. Screen readers still find the name. */
  readonly children?: ReactNode
}

/** The name of the game, a button to go home, and one for the rules. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { game, height = touch.min, onHome, onRules, onSaveFault, children } = props
  const { t } = useTranslation()
  return (
    <View style={[styles.bar, children === undefined && styles.airy, { minHeight: height }]}>
      <IconButton testID="home" label={t('play.home')} Icon={House} shortcut={shortcutOf('home')} onPress={onHome} />
      <View style={styles.middle}>
        <View style={children !== undefined && styles.unseen}>
          <DisplayTitle text={gameOf(game).name} size="title" />
        </View>
        {children}
      </View>
      {onSaveFault && (
        <IconButton testID="trouble" label={t('play.trouble')} Icon={TriangleAlert} onPress={onSaveFault} />
      )}
      {onRules && (
        <IconButton
          testID="rules"
          label={t('play.rules')}
          Icon={BookOpen}
          shortcut={shortcutOf('rules')}
          onPress={onRules}
        />
      )}
    </View>
  )
})

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs },
  airy: { gap: space.s },
  middle: { flex: 1 },
  unseen: { position: 'absolute', opacity: 0 },
})
