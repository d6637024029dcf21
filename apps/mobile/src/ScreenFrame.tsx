import { FaultScreen, IsFocusedProvider, useTheme } from '@tabuleiro/ui'
import { useIsFocused, useLocalSearchParams } from 'expo-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { KeyboardAvoidingView, Platform } from 'react-native'
import { SafeAreaView } from 'react-native-safe-area-context'
import { navigator } from './navigator'

/**
 * Keeps a screen clear of notches, system bars and Android's keyboard, and shows the fault screen where it throws. On
 * iOS scroll views make room for the keyboard by themselves.
 */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { paper } = useTheme()
  const { id } = useLocalSearchParams<{ id?: string }>()
  const isFocused = useIsFocused()
  return (
    <SafeAreaView style={{ flex: 1, backgroundColor: paper }}>
      <KeyboardAvoidingView behavior="padding" enabled={isFocused && Platform.OS === 'android'} style={{ flex: 1 }}>
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
          <IsFocusedProvider value={isFocused}>{children}</IsFocusedProvider>
        </ErrorBoundary>
      </KeyboardAvoidingView>
    </SafeAreaView>
  )
}
