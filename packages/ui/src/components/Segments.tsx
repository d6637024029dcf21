import { StyleSheet } from 'react-native'
import { roomy } from '../theme/roomy'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { Radios, type Choice } from './Radios'
import { AppText } from './AppText'

interface SegmentsProps<T> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
}

/** Radio buttons side by side that fill the line; long words take a line of their own. */
export function Segments<T>(props: SegmentsProps<T>) {
  return <Options {...props} isWrapped={false} />
}

/** Radio buttons as wide as their words, which wrap to new lines. */
export function Chips<T>(props: SegmentsProps<T>) {
  return <Options {...props} isWrapped />
}

function Options<T>({ isWrapped, ...props }: SegmentsProps<T> & { readonly isWrapped: boolean }) {
  const theme = useTheme()
  const chosen = { borderColor: theme.blue, backgroundColor: theme.blue }
  const other = { borderColor: theme.line, backgroundColor: theme.surface }
  return (
    <Radios
      {...props}
      style={styles.row}
      optionStyle={isChosen => [styles.option, isWrapped ? styles.chip : styles.segment, isChosen ? chosen : other]}
    >
      {({ word }, isChosen) => (
        <AppText size="small" tone={isChosen ? 'onBlue' : 'ink'} isBold={isChosen} align="center">
          {word}
        </AppText>
      )}
    </Radios>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  option: {
    minHeight: roomy,
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
  },
  segment: { flexGrow: 1, minWidth: 72, paddingHorizontal: space.s, borderRadius: radius.control },
  chip: { minWidth: roomy, paddingHorizontal: space.m, borderRadius: roomy / 2 },
})
