import { AppProvider, LanguageProvider } from '@tabuleiro/ui'
import { useLocales } from 'expo-localization'
import { Stack } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { useEffect, useState } from 'react'
import { openApp, type Opened } from '../src/app'
import type { Place } from '../src/lastRoute'
import { SystemColours } from '../src/SystemColours'
import { useLastPlace } from '../src/useLastRoute'

void SplashScreen.preventAutoHideAsync()

/** Whoever comes by a link finds the home screen behind it. */
export const unstable_settings = { initialRouteName: 'index' }

export default function Layout() {
  const [opened, setOpened] = useState<Opened>()
  // Android lets its owner change them while the app lives.
  const locales = useLocales().map(({ languageTag }) => languageTag)
  useEffect(() => void openApp().then(setOpened), [])
  if (!opened) return null
  const { app, place } = opened
  return (
    <AppProvider value={app}>
      <LanguageProvider locales={locales}>
        <SystemColours>
          <Stack screenOptions={{ headerShown: false }} />
          <Arrival place={place} />
        </SystemColours>
      </LanguageProvider>
    </AppProvider>
  )
}

/** Goes where the app was left, and only then draws back the curtain. */
function Arrival({ place }: { readonly place: Place }) {
  useLastPlace(place)
  useEffect(() => {
    const frame = requestAnimationFrame(() => SplashScreen.hide())
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
