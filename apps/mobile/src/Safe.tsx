import { useTheme } from '@tabuleiro/ui'
import type { ReactNode } from 'react'
import { SafeAreaView } from 'react-native-safe-area-context'

/** Keeps a screen clear of notches and system bars. */
export function Safe({ children }: { readonly children: ReactNode }) {
  const { paper } = useTheme()
  return <SafeAreaView style={{ flex: 1, backgroundColor: paper }}>{children}</SafeAreaView>
}
