import { useTranslation } from 'react-i18next'
import { Platform } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Page } from '../../components/Page'
import { BoardSettings, LookSettings, MoveSettings } from './groups'

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
