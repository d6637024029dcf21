import { gameOf, type GameId } from '@tabuleiro/engine'
import House from 'lucide-react-native/icons/house'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { IconButton } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { space, touch } from '../../theme/tokens'

interface TopBarProps {
  readonly game: GameId
  readonly height?: number
  readonly onHome: () => void
}

/** The name of the game and the way home. */
export function TopBar({ game, height = touch.least, onHome }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <View style={[styles.bar, { minHeight: height }]}>
      <IconButton testID="home" label={t('play.home')} Icon={House} onPress={onHome} />
      <Words role="heading" isBold>
        {gameOf(game).name}
      </Words>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs },
})
