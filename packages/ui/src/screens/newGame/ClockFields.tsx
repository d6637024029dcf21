import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { formatTime } from '../../words/time'
import { Field } from '../../components/Field'
import { Chips } from '../../components/Segments'
import { Stepper } from '../../components/Stepper'
import { Switch } from '../../components/Switch'
import { space } from '../../theme/tokens'
import type { Choices } from '../../model/newGame/choices'
import { evenly, INCREMENTS, isEven, MINUTES, QUICK_MINUTES, type TimeBudget } from '../../model/newGame/timeControl'

interface ClockFieldsProps {
  readonly choices: Choices
  readonly onChange: (some: Partial<Choices>) => void
}

/** The clock of a game between two people: none, or minutes and an increment, the same for both or not. */
export function ClockFields({ choices, onChange }: ClockFieldsProps) {
  const { t } = useTranslation()
  const { pairing, clock } = choices
  const [isUneven, setUneven] = useState(clock !== undefined && !isEven(clock))
  if (pairing !== 'people') return null
  const quick = [undefined, ...QUICK_MINUTES]
  const pick = (minutes: number | undefined) => {
    setUneven(false)
    const increment = clock?.[0].increment ?? 0
    onChange({ clock: minutes === undefined ? undefined : evenly({ initial: 60 * minutes, increment }) })
  }
  const nameOf = (side: 0 | 1) => choices.names[side].trim() || t(side === 0 ? 'new.one' : 'new.other')
  const even = () => clock && onChange({ clock: evenly(clock[0]) })
  return (
    <>
      <Field label={t('clock.title')} about={t('clock.about')}>
        <Chips
          label={t('clock.title')}
          value={clock && (isUneven ? Number.NaN : clock[0].initial / 60)}
          choices={quick.map(minutes => ({
            value: minutes,
            word: minutes === undefined ? t('clock.none') : t('clock.minutesEach', { minutes }),
            testID: `clock-${minutes ?? 'none'}`,
          }))}
          onChange={pick}
        />
      </Field>
      {clock && !isUneven && <TimeField value={clock[0]} onChange={each => onChange({ clock: evenly(each) })} />}
      {clock && isUneven && (
        <>
          <TimeField name={nameOf(0)} value={clock[0]} onChange={one => onChange({ clock: [one, clock[1]] })} />
          <TimeField name={nameOf(1)} value={clock[1]} onChange={two => onChange({ clock: [clock[0], two] })} />
        </>
      )}
      {clock && (
        <Switch
          label={t('clock.uneven')}
          about={t('clock.unevenAbout')}
          value={isUneven}
          onChange={value => {
            setUneven(value)
            if (!value) even()
          }}
          testID="clock-uneven"
        />
      )}
    </>
  )
}

interface TimeFieldProps {
  /** The player, if the two have different times. */
  readonly name?: string
  readonly value: TimeBudget
  readonly onChange: (value: TimeBudget) => void
}

/** The minutes of a player and the seconds that a move adds. */
function TimeField({ name, value, onChange }: TimeFieldProps) {
  const { t } = useTranslation()
  const minutes = name === undefined ? t('clock.minutesOf') : t('clock.minutesFor', { name })
  const increment = name === undefined ? t('clock.increment') : t('clock.incrementFor', { name })
  return (
    <View style={styles.pair}>
      <Amount
        label={minutes}
        value={value.initial / 60}
        values={MINUTES}
        // The query of an address may set a part of a minute.
        format={amount => (Number.isInteger(amount) ? String(amount) : formatTime(amount * 60_000))}
        onChange={amount => onChange({ ...value, initial: 60 * amount })}
      />
      <Amount
        label={increment}
        value={value.increment}
        values={INCREMENTS}
        onChange={amount => onChange({ ...value, increment: amount })}
      />
    </View>
  )
}

function Amount(props: Omit<Parameters<typeof Stepper>[0], 'less' | 'more'>) {
  const { t } = useTranslation()
  const { label } = props
  return (
    <View style={styles.amount}>
      <Field label={label}>
        <Stepper {...props} less={t('new.less', { option: label })} more={t('new.more', { option: label })} />
      </Field>
    </View>
  )
}

/** The width of two buttons and the number between them. */
const MIN_AMOUNT_WIDTH = 152

// Names may take a second line. The numbers stay side by side, or wrap on the narrowest screens.
const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.l },
  amount: { flexGrow: 1, flexBasis: MIN_AMOUNT_WIDTH },
})
