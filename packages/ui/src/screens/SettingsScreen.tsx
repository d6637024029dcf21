import { useTranslation } from 'react-i18next'
import { Platform } from 'react-native'
import { useApp } from '../app/app'
import { Page } from '../parts/Page'
import { BoardSettings, LookSettings, MoveSettings } from './settings/groups'

/** What is chosen once for all games. Every change counts at once. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Page title={t('settings.title')} onBack={() => navigator.back()}>
      <LookSettings />
      {/* No browser on a desk can be felt. */}
      <MoveSettings canBeFelt={Platform.OS !== 'web'} />
      <BoardSettings />
    </Page>
  )
}
