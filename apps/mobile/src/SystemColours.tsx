import { useSetting, useTheme } from '@tabuleiro/ui'
import { DefaultTheme, ThemeProvider } from 'expo-router'
import { StatusBar } from 'expo-status-bar'
import { setBackgroundColorAsync } from 'expo-system-ui'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Appearance } from 'react-native'
import { attempt } from './device/attempt'

/**
 * Sets the colours of what the system draws: its bars, keyboards and dialogs, and the background that shows between two
 * screens, during a rotation and beside another app.
 */
export function SystemColours({ children }: { readonly children: ReactNode }) {
  const chosen = useSetting('theme')
  const { scheme, paper } = useTheme()
  useEffect(() => Appearance.setColorScheme(chosen === 'system' ? 'unspecified' : chosen), [chosen])
  useEffect(() => void attempt(() => setBackgroundColorAsync(paper), undefined), [paper])
  const navigationTheme = useMemo(
    () => ({ ...DefaultTheme, dark: scheme === 'dark', colors: { ...DefaultTheme.colors, background: paper } }),
    [scheme, paper],
  )
  return (
    <ThemeProvider value={navigationTheme}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      {children}
    </ThemeProvider>
  )
}
