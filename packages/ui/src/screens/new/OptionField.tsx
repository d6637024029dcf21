import type { GameId, Options, OptionValue } from '@tabuleiro/engine'
import Minus from 'lucide-react-native/icons/minus'
import Plus from 'lucide-react-native/icons/plus'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import type { Box } from '../../boards/layout'
import { sayOfGame } from '../../i18n/languages'
import { IconButton } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { web, type KeyPress } from '../../platform/web'
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
  const label = sayOfGame(t, game, ['option', name])
  const words = {
    choice: () =>
      (spec.kind === 'choice' ? spec.values : []).map(v => [v, sayOfGame(t, game, ['value', name, v])] as const),
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
  const views = useRef(new Map<number, View>())
  const chosen = words.findIndex(([each]) => each === value)
  const pick = (at: number) => {
    const place = (at + words.length) % words.length
    const next = words[place]
    if (!next) return
    onChange(next[0])
    views.current.get(place)?.focus()
  }
  return (
    <View role="radiogroup" aria-label={label} style={styles.row}>
      {words.map(([each, word], i) => (
        <Segment
          key={word}
          word={word}
          isChosen={i === chosen}
          // One tab stop: the chosen one, from which the arrow keys move.
          isTabStop={i === Math.max(0, chosen)}
          register={view => (view ? views.current.set(i, view) : views.current.delete(i))}
          onPick={() => onChange(each)}
          onStep={step => pick(i + step)}
        />
      ))}
    </View>
  )
}

interface SegmentProps {
  readonly word: string
  readonly isChosen: boolean
  readonly isTabStop: boolean
  readonly register: (view: View | null) => void
  readonly onPick: () => void
  readonly onStep: (step: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function Segment({ word, isChosen, isTabStop, register, onPick, onStep }: SegmentProps) {
  const theme = useTheme()
  const onKeyDown = (event: KeyPress) => {
    const { key } = event.nativeEvent
    const step = STEPS[key]
    if (step !== undefined) onStep(step)
    else if (key === ' ') onPick()
    else return
    event.preventDefault()
  }
  const colours = isChosen
    ? { borderColor: theme.blue, backgroundColor: theme.blue }
    : { borderColor: theme.line, backgroundColor: theme.surface }
  return (
    <Pressable
      ref={view => {
        register(view)
      }}
      role="radio"
      aria-checked={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onPress={onPick}
      style={[styles.segment, colours]}
      {...web({ onKeyDown })}
    >
      <Words size="small" tone={isChosen ? 'onBlue' : 'ink'} isBold={isChosen} align="center">
        {word}
      </Words>
    </Pressable>
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
