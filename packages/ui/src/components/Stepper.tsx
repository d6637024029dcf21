import Minus from 'lucide-react-native/icons/minus'
import Plus from 'lucide-react-native/icons/plus'
import { StyleSheet, View } from 'react-native'
import { space } from '../theme/tokens'
import { IconButton } from './Button'
import { AppText } from './AppText'

interface StepperProps {
  readonly label: string
  /** The labels of the two buttons. */
  readonly less: string
  readonly more: string
  readonly value: number
  /** The values to choose from, in rising order. */
  readonly values: readonly number[]
  /** Writes a number. */
  readonly format?: (value: number) => string
  readonly onChange: (value: number) => void
}

/** A number with a button on either side. */
export function Stepper({ label, less, more, value, values, format = String, onChange }: StepperProps) {
  const lower = values.filter(each => each < value).at(-1)
  const higher = values.find(each => each > value)
  return (
    <View role="group" aria-label={label} style={styles.row}>
      <IconButton
        label={less}
        Icon={Minus}
        isFramed
        isDisabled={lower === undefined}
        onPress={() => onChange(lower ?? value)}
      />
      <View style={styles.amount} aria-live="polite">
        <AppText size="title" isBold isFigures align="center">
          {format(value)}
        </AppText>
      </View>
      <IconButton
        label={more}
        Icon={Plus}
        isFramed
        isDisabled={higher === undefined}
        onPress={() => onChange(higher ?? value)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  amount: { minWidth: 48 },
})
