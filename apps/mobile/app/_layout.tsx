import { LanguageProvider } from '@tabuleiro/ui'
import { useLocales } from 'expo-localization'
import { Stack } from 'expo-router'
import { StatusBar } from 'expo-status-bar'

export default function Layout() {
  const locales = useLocales().map(locale => locale.languageTag)
  return (
    <LanguageProvider locales={locales}>
      <StatusBar style="auto" />
      <Stack screenOptions={{ headerShown: false }} />
    </LanguageProvider>
  )
}
