import FastForward from 'lucide-react-native/icons/fast-forward'
import Menu from 'lucide-react-native/icons/menu'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../../app/AppContext'
import { Button, IconButton } from '../../../components/Button'
import { branchGame } from '../../../model/library/branchGame'
import { space, touch } from '../../../theme/tokens'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'

/** While an earlier position is shown: back to the present one, or on from here in a new game. */
export function BrowseBar() {
  const { t } = useTranslation()
  const { library, navigator, settings } = useApp()
  const { view, session, sheets, actions, isFlipped } = usePlay()
  const { mode, hasWords } = usePlayLayout()
  const backToNow = () => {
    session.browse(Infinity)
    actions.focusBoard()
  }
  const playOn = () => {
    const id = branchGame(library, view.match, view.ply)
    if (isFlipped) settings.change({ turned: id })
    // This game is left at its present position.
    session.browse(Infinity)
    navigator.open({ to: 'play', id })
  }
  return (
    <View style={styles.bar}>
      {mode !== 'face' && <IconButton testID="menu" label={t('play.menu')} Icon={Menu} onPress={sheets.openMenu} />}
      <View style={styles.part}>
        <Button
          testID="play-on-here"
          label={t('play.playOnHere')}
          detail={hasWords ? t('play.playOnHereHint') : undefined}
          accessibleLabel={`${t('play.playOnHere')}, ${t('play.playOnHereHint')}`}
          isTight
          height={touch.confirm}
          onPress={playOn}
        />
      </View>
      <View style={styles.part}>
        <Button
          testID="back-to-now"
          label={t('play.backToNow')}
          {...(hasWords && { Icon: FastForward })}
          isPrimary
          isTight
          height={touch.confirm}
          onPress={backToNow}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  part: { flex: 1 },
})
