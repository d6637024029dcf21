import { Pressable, StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { roomy } from '../../theme/roomy'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

interface OpenRowProps {
  readonly testID: string
  /** What pressing it does, in words that no other row has. */
  readonly label: string
  readonly name: string
  readonly players?: string
  readonly facts: readonly string[]
  readonly onPress: () => void
}

/** The part of a row that opens what it names: a saved game, or a study. Screen readers read its label alone. */
export function OpenRow({ testID, label, name, players, facts, onPress }: OpenRowProps) {
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      testID={testID}
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.open, pressed && { backgroundColor: theme.sunken }]}
    >
      <View aria-hidden>
        <AppText size="small" isBold numberOfLines={2}>
          {name}
        </AppText>
        {players !== undefined && (
          <AppText size="tiny" numberOfLines={2}>
            {players}
          </AppText>
        )}
        <AppText size="tiny" tone="inkSoft">
          {facts.join(' · ')}
        </AppText>
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  open: {
    flex: 1,
    minHeight: roomy,
    justifyContent: 'center',
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.control,
  },
})
