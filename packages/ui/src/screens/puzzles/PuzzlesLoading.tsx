import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Notice } from '../../components/Notice'
import { Page } from '../../components/Page'

/** The page while the puzzles are on their way. */
export function PuzzlesLoading() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Page title={t('puzzles.title')} onBack={() => navigator.back()}>
      <AppText tone="inkSoft">{t('puzzles.loading')}</AppText>
    </Page>
  )
}

/** The page where they did not come. */
export function PuzzlesFailed({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation()
  const action = { label: t('puzzles.retry'), onPress: retry }
  return <Notice title={t('puzzles.failed')} hint={t('puzzles.failedHint')} action={action} />
}
