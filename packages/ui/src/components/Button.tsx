import { memo, type ComponentType, type Ref } from 'react'
import { Pressable, StyleSheet, View } from 'react-native'
import { web } from '../platform/web'
import { roomy } from '../theme/roomy'
import { radius, space, touch } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { useStableCallback } from './useStableCallback'
import { AppText } from './AppText'
import { remembering } from './lastPressed'

/** An icon as lucide draws it. */
export type Icon = ComponentType<{ color?: string; size?: number; strokeWidth?: number }>

interface ButtonProps {
  readonly label: string
  /** A second line in small letters. */
  readonly detail?: string | undefined
  /** What screen readers say where the word alone is not enough; it begins with the word. */
  readonly accessibleLabel?: string | undefined
  readonly onPress: () => void
  readonly isPrimary?: boolean
  /** Without a border: for what is seldom needed. */
  readonly isPlain?: boolean
  readonly isDisabled?: boolean
  readonly Icon?: Icon
  readonly height?: number
  /** Its container sets its width: the word may come close to the border. */
  readonly isTight?: boolean
  /** Whether it stands for a place of the board that can be tapped. */
  readonly isTarget?: boolean
  readonly testID?: string
  readonly focusRef?: Ref<View> | undefined
  /** The key that presses it while the board has the focus. */
  readonly shortcut?: string | undefined
}

/** A button with a word on it. A new `onPress` alone does not render it again. */
export function Button(props: ButtonProps) {
  return <ButtonView {...props} onPress={useStableCallback(props.onPress)} />
}

const ButtonView = memo(function ButtonView(props: ButtonProps) {
  const {
    label,
    accessibleLabel,
    onPress,
    isPrimary = false,
    isPlain = false,
    isDisabled = false,
    Icon,
    testID,
    focusRef,
  } = props
  const theme = useTheme()
  const tone = isPrimary ? 'onBlue' : 'blue'
  return (
    <Pressable
      ref={focusRef}
      role="button"
      aria-label={accessibleLabel}
      testID={testID}
      disabled={isDisabled}
      onPress={remembering(onPress)}
      style={({ pressed }) => [
        styles.button,
        isPlain && styles.plain,
        props.isTight === true && styles.tight,
        {
          minHeight: props.height ?? (props.isTight === true ? touch.min : roomy),
          backgroundColor: isPrimary ? theme.blue : pressed ? theme.sunken : isPlain ? 'transparent' : theme.surface,
          borderColor: isPlain ? 'transparent' : theme.blue,
          opacity: pressed && isPrimary ? 0.85 : 1,
        },
      ]}
      {...web({
        dataSet: { target: props.isTarget === true ? 'true' : undefined },
        'aria-keyshortcuts': props.shortcut,
      })}
    >
      {Icon && (
        <View aria-hidden>
          <Icon color={theme[tone]} size={18} strokeWidth={2} />
        </View>
      )}
      <View style={styles.word}>
        <AppText size="small" isBold tone={tone} align="center">
          {label}
        </AppText>
        {props.detail !== undefined && (
          <AppText size="tiny" tone={tone} align="center">
            {props.detail}
          </AppText>
        )}
      </View>
    </Pressable>
  )
})

interface IconButtonProps {
  readonly label: string
  readonly Icon: Icon
  readonly onPress: () => void
  readonly isDisabled?: boolean
  readonly isFramed?: boolean
  /** The word below the icon. */
  readonly word?: string | undefined
  readonly testID?: string
  /** The key that presses it, as browsers name it. */
  readonly shortcut?: string | undefined
}

/** A button with an icon and, where there is room, its word below. A browser shows its name and key at the pointer. */
export function IconButton(props: IconButtonProps) {
  return <IconButtonView {...props} onPress={useStableCallback(props.onPress)} />
}

const IconButtonView = memo(function IconButtonView(props: IconButtonProps) {
  const { label, Icon, onPress, isDisabled = false, isFramed = false, word, testID, shortcut } = props
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      aria-label={label}
      testID={testID}
      disabled={isDisabled}
      onPress={remembering(onPress)}
      style={({ pressed }) => [
        styles.icon,
        isFramed && { borderWidth: 1.5, borderColor: theme.blue, backgroundColor: theme.surface },
        pressed && { backgroundColor: theme.sunken },
        isDisabled && styles.disabled,
      ]}
      {...web({
        dataSet: { tip: word === label && shortcut === undefined ? undefined : label, key: shortcut },
        'aria-keyshortcuts': shortcut,
      })}
    >
      <View aria-hidden>
        <Icon color={theme.ink} size={22} strokeWidth={1.75} />
      </View>
      {word !== undefined && (
        <AppText size="tiny" tone="inkSoft" numberOfLines={1} aria-hidden>
          {word}
        </AppText>
      )}
    </Pressable>
  )
})

const styles = StyleSheet.create({
  button: {
    minWidth: touch.min,
    flexDirection: 'row',
    gap: space.s,
    paddingHorizontal: space.l,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.control,
    borderWidth: 1.5,
  },
  word: { flexShrink: 1 },
  plain: { paddingHorizontal: space.s },
  tight: { paddingHorizontal: space.xs },
  icon: {
    minWidth: touch.min,
    minHeight: touch.min,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderRadius: radius.control,
  },
  disabled: { opacity: 0.38 },
})
