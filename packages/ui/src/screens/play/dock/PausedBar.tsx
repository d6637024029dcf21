import Menu from 'lucide-react-native/icons/menu'
import Pause from 'lucide-react-native/icons/pause'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button, IconButton, type Icon } from '../../../components/Button'
import { AppText } from '../../../components/AppText'
import { space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import type { DockProps } from './decisions'

const PauseIcon: Icon = Pause

/** The clock was stopped: it stands still until somebody says so. */
export function PausedBar({ onResume, onMenu }: Pick<DockProps, 'onResume' | 'onMenu'>) {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <View style={styles.bar}>
      {onMenu ? (
        <IconButton testID="menu" label={t('play.menu')} Icon={Menu} onPress={onMenu} />
      ) : (
        <View aria-hidden>
          <PauseIcon color={theme.inkSoft} size={22} strokeWidth={1.75} />
        </View>
      )}
      <View style={styles.words}>
        <AppText size="small">{t('clock.paused')}</AppText>
      </View>
      <Button testID="resume" label={t('play.resume')} isPrimary onPress={onResume} />
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
})
