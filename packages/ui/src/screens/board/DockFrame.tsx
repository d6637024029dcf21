import { Suspense, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTextScale } from '../../components/useTextScale'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { usePlayLayout } from '../play/layout/playLayout'

/**
 * The place of decisions and buttons, always of one height, so that nothing shifts. Where the system enlarges text it
 * grows with its contents, and the screen scrolls.
 */
export function DockFrame({ children }: { readonly children: ReactNode }) {
  const theme = useTheme()
  const textScale = useTextScale()
  const { heights, mode, isRoomy } = usePlayLayout()
  const grows = textScale > 1 && mode !== 'face'
  return (
    <View
      style={[
        styles.dock,
        grows ? { minHeight: heights.bar } : { height: heights.bar },
        { borderColor: theme.line },
        mode === 'row' && !isRoomy && styles.tight,
        mode === 'face' && styles.open,
      ]}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </View>
  )
}

const styles = StyleSheet.create({
  dock: { justifyContent: 'center', paddingHorizontal: space.s, borderTopWidth: 1 },
  tight: { paddingHorizontal: 0 },
  open: { borderTopWidth: 0 },
})
