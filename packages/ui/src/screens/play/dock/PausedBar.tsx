import Menu from 'lucide-react-native/icons/menu'
import Pause from 'lucide-react-native/icons/pause'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button, IconButton, type Icon } from '../../../components/Button'
import { AppText } from '../../../components/AppText'
import { space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'

const PauseIcon: Icon = Pause

/** Says that the clock was stopped, and resumes it. Face to face another button in view opens the menu. */
export function PausedBar() {
  const { actions, sheets } = usePlay()
  const { mode } = usePlayLayout()
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <View style={styles.bar}>
      {mode !== 'face' ? (
        <IconButton testID="menu" label={t('play.menu')} Icon={Menu} onPress={sheets.openMenu} />
      ) : (
        <View aria-hidden>
          <PauseIcon color={theme.inkSoft} size={22} strokeWidth={1.75} />
        </View>
      )}
      <View style={styles.words}>
        <AppText size="small">{t('clock.paused')}</AppText>
      </View>
      <Button testID="resume" label={t('play.resume')} isPrimary onPress={actions.resumeClock} />
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
})
