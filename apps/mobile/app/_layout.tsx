import { AppProvider, LanguageProvider, type App } from '@tabuleiro/ui'
import { Stack } from 'expo-router'
import { StatusBar } from 'expo-status-bar'
import { useEffect, useState } from 'react'
import { openApp } from '../src/app'

export default function Layout() {
  const [app, setApp] = useState<App>()
  useEffect(() => void openApp().then(setApp), [])
  if (!app) return null
  return (
    <AppProvider value={app}>
      <LanguageProvider locales={app.device.locales}>
        <StatusBar style="auto" />
        <Stack screenOptions={{ headerShown: false }} />
      </LanguageProvider>
    </AppProvider>
  )
}
