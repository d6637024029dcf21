import { FaultScreen, IsFocusedProvider, useTheme } from '@tabuleiro/ui'
import { useIsFocused, useLocalSearchParams } from 'expo-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { KeyboardAvoidingView, Platform } from 'react-native'
import { SafeAreaView } from 'react-native-safe-area-context'
import { navigator } from './navigator'

/**
 * Keeps a screen clear of notches, system bars and Android's keyboard, and says sorry in its place where it fails. On iOS what
 * scrolls makes room for the keyboard by itself.
 */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { paper } = useTheme()
  const { id } = useLocalSearchParams<{ id?: string }>()
  const isShown = useIsFocused()
  return (
    <SafeAreaView style={{ flex: 1, backgroundColor: paper }}>
      <KeyboardAvoidingView behavior="padding" enabled={isShown && Platform.OS === 'android'} style={{ flex: 1 }}>
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
          <IsFocusedProvider value={isShown}>{children}</IsFocusedProvider>
        </ErrorBoundary>
      </KeyboardAvoidingView>
    </SafeAreaView>
  )
}
