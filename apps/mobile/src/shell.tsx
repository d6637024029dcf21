import { createMemoryShelf, pathOf, useTheme, type Navigator } from '@tabuleiro/ui'
import { router } from 'expo-router'
import type { ReactNode } from 'react'
import { SafeAreaView } from 'react-native-safe-area-context'

/** The matches of this app. */
export const shelf = createMemoryShelf()

/** How the screens go elsewhere on a phone. */
export const navigator: Navigator = {
  open: (destination, { replace = false } = {}) => {
    const path = pathOf(destination)
    if (destination.to === 'home') router.dismissTo(path)
    else if (replace) router.replace(path)
    else router.push(path)
  },
  back: () => {
    router.back()
  },
}

/** Keeps a screen clear of notches and system bars. */
export function Safe({ children }: { readonly children: ReactNode }) {
  const { paper } = useTheme()
  return <SafeAreaView style={{ flex: 1, backgroundColor: paper }}>{children}</SafeAreaView>
}
