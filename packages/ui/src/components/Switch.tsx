import { Pressable, StyleSheet, View } from 'react-native'
import { web, type KeyPress } from '../platform/web'
import { roomy } from '../theme/roomy'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { AppText } from './AppText'
import { AboutLine } from './Field'

interface SwitchProps {
  readonly label: string
  /** What it does, in one line. */
  readonly about?: string | undefined
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly testID?: string
}

/** A switch: the whole line can be pressed, and the knob shows the value by its place. */
export function Switch({ label, about, value, onChange, testID }: SwitchProps) {
  const theme = useTheme()
  const onKeyDown = (event: KeyPress) => {
    if (event.nativeEvent.key !== ' ') return
    event.preventDefault()
    onChange(!value)
  }
  const track = value
    ? { backgroundColor: theme.blue, borderColor: theme.blue, alignItems: 'flex-end' as const }
    : { backgroundColor: theme.surface, borderColor: theme.inkSoft, alignItems: 'flex-start' as const }
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={about === undefined ? label : `${label}. ${about}`}
      testID={testID}
      onPress={() => onChange(!value)}
      style={styles.row}
      {...web({ onKeyDown })}
    >
      <View aria-hidden style={styles.words}>
        <AppText size="small" isBold>
          {label}
        </AppText>
        <AboutLine about={about} />
      </View>
      <View aria-hidden style={[styles.track, track]}>
        <View style={[styles.knob, { backgroundColor: value ? theme.onBlue : theme.inkSoft }]} />
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: { minHeight: roomy, flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1, gap: 2 },
  track: { width: 48, height: 28, padding: 3, justifyContent: 'center', borderRadius: 14, borderWidth: 1.5 },
  knob: { width: 19, height: 19, borderRadius: 10 },
})
