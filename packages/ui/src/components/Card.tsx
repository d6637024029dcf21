import type { ReactNode } from 'react'
import { Pressable, StyleSheet, View, type StyleProp, type ViewProps, type ViewStyle } from 'react-native'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'

interface CardProps extends Pick<ViewProps, 'role' | 'testID' | 'aria-label'> {
  readonly style?: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** A frame around what belongs together. */
export function Card({ style, children, ...rest }: CardProps) {
  const theme = useTheme()
  return (
    <View {...rest} style={[styles.card, { backgroundColor: theme.surface, borderColor: theme.line }, style]}>
      {children}
    </View>
  )
}

interface CardButtonProps {
  /** What it does; includes the words on it. */
  readonly label: string
  readonly onPress: () => void
  readonly testID?: string
  readonly style?: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** A card that is pressed as a whole. Screen readers read its label and skip its contents. */
export function CardButton({ label, onPress, testID, style, children }: CardButtonProps) {
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      aria-label={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        { backgroundColor: pressed ? theme.sunken : theme.surface, borderColor: theme.line },
        style,
      ]}
    >
      {children}
    </Pressable>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.l, borderRadius: radius.card, borderWidth: 1 },
})
