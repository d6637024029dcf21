import type { GameId, Options, OptionValue } from '@tabuleiro/engine'
import Minus from 'lucide-react-native/icons/minus'
import Plus from 'lucide-react-native/icons/plus'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import type { Box } from '../../boards/layout'
import { sayName } from '../../i18n/languages'
import { IconButton } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { amountsOf, type Field } from './options'

interface OptionFieldProps {
  readonly game: GameId
  readonly options: Options
  readonly field: Field
  readonly screen: Box
  readonly onChange: (value: OptionValue) => void
}

/** One option of a game: it draws itself from what the engine says about it. */
export function OptionField({ game, options, field, screen, onChange }: OptionFieldProps) {
  const { t } = useTranslation()
  const { name, spec, value } = field
  const label = sayName(t, 'option', [game, name])
  const words = {
    choice: () =>
      (spec.kind === 'choice' ? spec.values : []).map(v => [v, sayName(t, 'value', [game, name, v])] as const),
    flag: () => [[true, t('new.on')] as const, [false, t('new.off')] as const],
  }
  return (
    <View style={styles.field}>
      <Words size="small" isBold>
        {label}
      </Words>
      {spec.kind === 'amount' ? (
        <Stepper label={label} value={value} values={amountsOf(game, options, field, screen)} onChange={onChange} />
      ) : (
        <Segments label={label} value={value} words={words[spec.kind]()} onChange={onChange} />
      )}
    </View>
  )
}

interface SegmentsProps {
  readonly label: string
  readonly value: OptionValue
  readonly words: readonly (readonly [OptionValue, string])[]
  readonly onChange: (value: OptionValue) => void
}

/** A few values side by side, one of them chosen. */
function Segments({ label, value, words, onChange }: SegmentsProps) {
  const theme = useTheme()
  return (
    <View role="radiogroup" aria-label={label} style={styles.row}>
      {words.map(([each, word]) => {
        const isChosen = each === value
        return (
          <Pressable
            key={word}
            role="radio"
            aria-checked={isChosen}
            onPress={() => onChange(each)}
            style={[
              styles.segment,
              {
                borderColor: isChosen ? theme.blue : theme.line,
                backgroundColor: isChosen ? theme.blue : theme.surface,
              },
            ]}
          >
            <Words size="small" tone={isChosen ? 'onBlue' : 'ink'} isBold={isChosen} align="center">
              {word}
            </Words>
          </Pressable>
        )
      })}
    </View>
  )
}

interface StepperProps {
  readonly label: string
  readonly value: OptionValue
  readonly values: readonly number[]
  readonly onChange: (value: number) => void
}

/** A number with a button on either side. */
function Stepper({ label, value, values, onChange }: StepperProps) {
  const { t } = useTranslation()
  const amount = Number(value)
  const less = values.filter(each => each < amount).at(-1)
  const more = values.find(each => each > amount)
  return (
    <View role="group" aria-label={label} style={styles.row}>
      <IconButton
        label={t('new.less', { option: label })}
        Icon={Minus}
        isFramed
        isDisabled={less === undefined}
        onPress={() => onChange(less ?? amount)}
      />
      <View style={styles.amount} aria-live="polite">
        <Words size="title" isBold isFigures align="center">
          {amount}
        </Words>
      </View>
      <IconButton
        label={t('new.more', { option: label })}
        Icon={Plus}
        isFramed
        isDisabled={more === undefined}
        onPress={() => onChange(more ?? amount)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  segment: {
    flex: 1,
    minHeight: touch.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.control,
    borderWidth: 1.5,
  },
  amount: { width: 48 },
})
