import { useTranslation } from 'react-i18next'
import { Platform } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Page } from '../../components/Page'
import { BoardSettings, AppearanceSettings, LearningSettings, MoveSettings } from './groups'

/** The settings of all games. A change takes effect at once. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Page title={t('settings.title')} onBack={() => navigator.back()}>
      <AppearanceSettings />
      {/* Browsers on a desktop have no haptics. */}
      <MoveSettings hasHaptics={Platform.OS !== 'web'} />
      <BoardSettings />
      <LearningSettings />
    </Page>
  )
}
