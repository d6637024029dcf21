import { useRef, type ReactNode } from 'react'
import { Pressable, View, type StyleProp, type ViewStyle } from 'react-native'
import { web, type KeyPress } from '../platform/web'

/** A value to choose, its word, and its test id. */
export interface Choice<T> {
  readonly value: T
  readonly word: string
  readonly testID?: string | undefined
}

interface RadiosProps<T> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
  readonly style: StyleProp<ViewStyle>
  readonly optionStyle: (isChosen: boolean) => StyleProp<ViewStyle>
  readonly children: (choice: Choice<T>, isChosen: boolean) => ReactNode
}

/** A group of radio buttons in any style: a single tab stop, from which the arrow keys choose the next. */
export function Radios<T>({ label, value, choices, onChange, style, optionStyle, children }: RadiosProps<T>) {
  const views = useRef(new Map<number, View>())
  const chosen = choices.findIndex(choice => choice.value === value)
  const pick = (at: number) => {
    const place = (at + choices.length) % choices.length
    const next = choices[place]
    if (!next) return
    onChange(next.value)
    views.current.get(place)?.focus()
  }
  return (
    <View role="radiogroup" aria-label={label} style={style}>
      {choices.map((choice, i) => (
        <Radio
          key={i}
          isChosen={i === chosen}
          isTabStop={i === Math.max(0, chosen)}
          register={view => (view ? views.current.set(i, view) : views.current.delete(i))}
          onPick={() => onChange(choice.value)}
          onStep={step => pick(i + step)}
          style={optionStyle(i === chosen)}
          testID={choice.testID}
        >
          {children(choice, i === chosen)}
        </Radio>
      ))}
    </View>
  )
}

interface RadioProps {
  readonly isChosen: boolean
  readonly isTabStop: boolean
  readonly register: (view: View | null) => void
  readonly onPick: () => void
  readonly onStep: (step: number) => void
  readonly style: StyleProp<ViewStyle>
  readonly testID: string | undefined
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function Radio({ isChosen, isTabStop, register, onPick, onStep, style, testID, children }: RadioProps) {
  const onKeyDown = (event: KeyPress) => {
    const { key } = event.nativeEvent
    const step = STEPS[key]
    if (step !== undefined) onStep(step)
    else if (key === ' ') onPick()
    else return
    event.preventDefault()
  }
  return (
    <Pressable
      ref={view => {
        register(view)
      }}
      role="radio"
      aria-checked={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onPress={onPick}
      style={style}
      testID={testID}
      {...web({ onKeyDown })}
    >
      {children}
    </Pressable>
  )
}
