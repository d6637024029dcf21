import type { GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { listComputers } from '../../words/computers'
import { Field } from '../../components/Field'
import { Chips } from '../../components/Segments'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'

interface ComputerFieldProps {
  readonly game: GameId
  readonly label: string
  readonly value: string
  readonly onChange: (player: string) => void
}

/** Which computer plays: the levels from weak to strong, then the players of the original reports. */
export function ComputerField({ game, label, value, onChange }: ComputerFieldProps) {
  const { t } = useTranslation()
  const computers = listComputers(t, game)
  return (
    <Field label={label}>
      <Chips
        label={label}
        value={value}
        choices={computers.map(({ player, name }) => ({ value: player, word: name, testID: player }))}
        onChange={onChange}
      />
      <View aria-live="polite" style={styles.line}>
        <AppText size="tiny" tone="inkSoft">
          {computers.find(computer => computer.player === value)?.about}
        </AppText>
      </View>
    </Field>
  )
}

const styles = StyleSheet.create({
  line: { minHeight: space.l },
})
