import { StyleSheet } from 'react-native'
import { radius, space, touch } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { Radios, type Choice } from './Radios'
import { AppText } from './AppText'

interface SegmentsProps<T> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
}

/** A few values side by side that fill the line, one of them chosen; long words take a line of their own. */
export function Segments<T>(props: SegmentsProps<T>) {
  return <Options {...props} isWrapped={false} />
}

/** Values of different lengths, one of them chosen; they go on in a new line where there is no more room. */
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
    minHeight: touch.least,
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
  },
  segment: { flexGrow: 1, minWidth: 72, paddingHorizontal: space.s, borderRadius: radius.control },
  chip: { minWidth: touch.least, paddingHorizontal: space.m, borderRadius: touch.least / 2 },
})
