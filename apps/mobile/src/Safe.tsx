import { FaultScreen, ShownProvider, useTheme } from '@tabuleiro/ui'
import { useIsFocused, useLocalSearchParams } from 'expo-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { SafeAreaView } from 'react-native-safe-area-context'
import { navigator } from './navigator'

/** Keeps a screen clear of notches and system bars, and says sorry in its place where it fails. */
export function Safe({ children }: { readonly children: ReactNode }) {
  const { paper } = useTheme()
  const { id } = useLocalSearchParams<{ id?: string }>()
  return (
    <SafeAreaView style={{ flex: 1, backgroundColor: paper }}>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <FaultScreen
            id={id}
            onReload={resetErrorBoundary}
            onHome={() => {
              navigator.open({ to: 'home' })
              resetErrorBoundary()
            }}
          />
        )}
      >
        <ShownProvider value={useIsFocused()}>{children}</ShownProvider>
      </ErrorBoundary>
    </SafeAreaView>
  )
}
