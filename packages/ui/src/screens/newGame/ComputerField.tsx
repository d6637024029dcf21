import type { GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { listComputers, type Computer } from '../../words/computers'
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

/** Which computer plays: a level, from weak to strong, or apart from them a player of the original reports. */
export function ComputerField({ game, label, value, onChange }: ComputerFieldProps) {
  const { t } = useTranslation()
  const computers = listComputers(t, game)
  const [levels, classics] = [computers.filter(one => !one.isClassic), computers.filter(one => one.isClassic)]
  const chips = (name: string, some: readonly Computer[]) => (
    <Chips
      label={name}
      value={value}
      choices={some.map(({ player, name: word }) => ({ value: player, word, testID: player }))}
      onChange={onChange}
    />
  )
  return (
    <Field label={label}>
      {chips(label, levels)}
      {classics.length > 0 && (
        <View style={styles.classics}>
          <AppText size="tiny" tone="inkSoft">
            {t('new.classicAbout')}
          </AppText>
          {chips(t('new.classicsOf', { opponent: label }), classics)}
        </View>
      )}
      <View aria-live="polite" style={styles.line}>
        <AppText size="tiny" tone="inkSoft">
          {computers.find(computer => computer.player === value)?.about}
        </AppText>
      </View>
    </Field>
  )
}

const styles = StyleSheet.create({
  classics: { gap: space.xs, paddingTop: space.xs },
  line: { minHeight: space.l },
})
