import { StyleSheet, View } from 'react-native'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { AppText } from './AppText'

/** A few words in a frame of their own: a state, a result. */
export function Chip({
  word,
  tone = 'inkSoft',
}: {
  readonly word: string
  readonly tone?: 'inkSoft' | 'blue' | 'gold'
}) {
  const theme = useTheme()
  return (
    <View style={[styles.chip, { borderColor: theme[tone] }]}>
      <AppText size="tiny" tone={tone} isBold>
        {word}
      </AppText>
    </View>
  )
}

const styles = StyleSheet.create({
  chip: { alignSelf: 'flex-start', paddingHorizontal: space.s, borderRadius: radius.control, borderWidth: 1 },
})
