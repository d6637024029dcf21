import type { RefCallback } from 'react'
import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native'
import { web } from '../platform/web'
import { roomy } from '../theme/roomy'
import { font, radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { AppText } from './AppText'
import { LETTER_SCALE } from './useTextScale'

type PassedProps = 'autoFocus' | 'autoCapitalize' | 'autoCorrect' | 'maxLength' | 'onSubmitEditing' | 'testID'

interface TextFieldProps extends Pick<TextInputProps, PassedProps> {
  readonly label: string
  /** Keeps the label for screen readers alone, where a text beside the field says the same. */
  readonly isLabelHidden?: boolean
  readonly hint?: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** How many lines it shows, 1 by default. */
  readonly lines?: number
  /** Whether it keeps the focus when Enter is pressed. */
  readonly staysFocused?: boolean
  readonly inputRef?: RefCallback<TextInput> | undefined
}

/** A field for text. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  value,
  onChange,
  lines = 1,
  staysFocused = false,
  inputRef,
  ...rest
}: TextFieldProps) {
  const theme = useTheme()
  return (
    <View style={styles.field}>
      {!isLabelHidden && (
        <AppText size="small" isBold aria-hidden>
          {label}
        </AppText>
      )}
      <TextInput
        autoCorrect={lines === 1}
        {...rest}
        {...(staysFocused && { submitBehavior: 'submit', ...web({ blurOnSubmit: false }) })}
        ref={inputRef}
        aria-label={label}
        value={value}
        onChangeText={onChange}
        placeholder={hint}
        placeholderTextColor={theme.inkSoft}
        multiline={lines > 1}
        numberOfLines={lines}
        style={[
          styles.input,
          lines > 1 && styles.many,
          { color: theme.ink, backgroundColor: theme.surface, borderColor: theme.inkSoft },
        ]}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: roomy,
    paddingHorizontal: space.m,
    fontSize: font.body * LETTER_SCALE,
    borderRadius: radius.control,
    borderWidth: 1,
  },
  many: { paddingVertical: space.s, fontSize: font.small * LETTER_SCALE, textAlignVertical: 'top' },
})
