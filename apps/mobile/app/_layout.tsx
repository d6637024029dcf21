import { AppProvider, LanguageProvider } from '@tabuleiro/ui'
import { useLocales } from 'expo-localization'
import { Stack } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { useEffect, useState } from 'react'
import { openApp, type Opened } from '../src/app'
import type { LastRoute } from '../src/lastRoute'
import { SystemColours } from '../src/SystemColours'
import { useLastRoute } from '../src/useLastRoute'

void SplashScreen.preventAutoHideAsync()

/** An app that is opened by a link has the home screen below it in the stack. */
export const unstable_settings = { initialRouteName: 'index' }

export default function Layout() {
  const [opened, setOpened] = useState<Opened>()
  // On Android they can change while the app runs.
  const locales = useLocales().map(({ languageTag }) => languageTag)
  useEffect(() => void openApp().then(setOpened), [])
  if (!opened) return null
  const { app, lastRoute } = opened
  return (
    <AppProvider value={app}>
      <LanguageProvider locales={locales}>
        <SystemColours>
          <Stack screenOptions={{ headerShown: false }} />
          <Restore lastRoute={lastRoute} />
        </SystemColours>
      </LanguageProvider>
    </AppProvider>
  )
}

/** Opens the last route, and then hides the splash screen. */
function Restore({ lastRoute }: { readonly lastRoute: LastRoute }) {
  useLastRoute(lastRoute)
  useEffect(() => {
    const frame = requestAnimationFrame(() => SplashScreen.hide())
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
