import Undo from 'lucide-react-native/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button, IconButton } from '../../../components/Button'
import { space } from '../../../theme/tokens'
import { undone, type SettingUp } from './settingUp'

interface SetUpButtonsProps {
  readonly now: SettingUp
  readonly isLegal: boolean
  readonly onChange: (next: SettingUp) => void
  readonly onExplore: () => void
}

/** The foot of the screen: one step back, and on with the position once it is legal. */
export function SetUpButtons({ now, isLegal, onChange, onExplore }: SetUpButtonsProps) {
  const { t } = useTranslation()
  return (
    <View style={styles.row}>
      <IconButton
        testID="set-up-undo"
        label={t('explore.undoSetUp')}
        Icon={Undo}
        isDisabled={now.earlier.length === 0}
        onPress={() => onChange(undone(now))}
      />
      <View style={styles.wide}>
        <Button
          testID="use-position"
          label={t('explore.usePosition')}
          isPrimary
          isDisabled={!isLegal}
          onPress={onExplore}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  wide: { flex: 1 },
})
