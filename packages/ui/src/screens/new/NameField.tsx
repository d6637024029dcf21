import { useId } from 'react'
import { StyleSheet, TextInput, View } from 'react-native'
import { Words } from '../../parts/Words'
import { font, radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { NAME_LENGTH } from '../presets'

interface NameFieldProps {
  readonly label: string
  /** What the player is called without a name. */
  readonly usual: string
  readonly value: string
  readonly onChange: (name: string) => void
}

/** A line for a player's name. */
export function NameField({ label, usual, value, onChange }: NameFieldProps) {
  const theme = useTheme()
  const id = useId()
  return (
    <View style={styles.field}>
      <Words size="small" isBold>
        {label}
      </Words>
      <TextInput
        id={id}
        aria-label={label}
        value={value}
        onChangeText={onChange}
        placeholder={usual}
        placeholderTextColor={theme.inkSoft}
        // A character may take two of what is counted here; the rest is cut when the game begins.
        maxLength={2 * NAME_LENGTH}
        style={[styles.input, { color: theme.ink, backgroundColor: theme.surface, borderColor: theme.inkSoft }]}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: touch.least,
    paddingHorizontal: space.m,
    fontSize: font.body,
    borderRadius: radius.control,
    borderWidth: 1,
  },
})
