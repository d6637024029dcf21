import { gameOf, type GameId } from '@tabuleiro/engine'
import House from 'lucide-react-native/icons/house'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { IconButton } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { space } from '../../theme/tokens'
import { heights } from './arrange'

/** The name of the game and the way home. */
export function TopBar({ game, onHome }: { readonly game: GameId; readonly onHome: () => void }) {
  const { t } = useTranslation()
  return (
    <View style={styles.bar}>
      <IconButton testID="home" label={t('play.home')} Icon={House} onPress={onHome} />
      <Words role="heading" isBold>
        {gameOf(game).name}
      </Words>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { height: heights.top, flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs },
})
