import { StyleSheet, View } from 'react-native'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { useAnnounce } from './useAnnounce'
import { AppText } from './AppText'

interface MessageProps {
  readonly tone: 'bad' | 'good'
  readonly text: string
  readonly testID?: string
}

/** A message that screen readers announce: a fault at once, anything else when they pause. */
export function Message({ tone, text, testID }: MessageProps) {
  const theme = useTheme()
  useAnnounce(text)
  return (
    <View
      role={tone === 'bad' ? 'alert' : 'status'}
      testID={testID}
      style={[
        styles.message,
        { borderColor: tone === 'bad' ? theme.terracotta : theme.green, backgroundColor: theme.surface },
      ]}
    >
      <AppText size="small" tone={tone === 'bad' ? 'terracotta' : 'ink'}>
        {text}
      </AppText>
    </View>
  )
}

const styles = StyleSheet.create({
  message: { padding: space.m, borderRadius: radius.control, borderWidth: 1, borderLeftWidth: 4 },
})
