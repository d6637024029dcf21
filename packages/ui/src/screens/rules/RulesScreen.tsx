import { gameOf, isGameId, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useOnDemand } from '../../app/useOnDemand'
import { lookUpGameUi } from '../../games/registry'
import { Page } from '../../components/Page'
import { AppText } from '../../components/AppText'
import { Notice } from '../../components/Notice'
import { RulesText } from './RulesText'
import { PAGE_WIDTH } from './rulesLayout'

/** The complete rules of a game for a beginner. `game` is the id in the address, which may be unknown. */
export function RulesScreen({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  return isGameId(game) ? <Rules game={game} /> : <Notice title={t('error.game/unknown')} />
}

function Rules({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const loading = useOnDemand(lookUpGameUi(game).rulebook)
  if (loading.state === 'failed') {
    const action = { label: t('rules.retry'), onPress: loading.retry }
    return <Notice title={t('rules.failed')} hint={t('rules.failedHint')} action={action} />
  }
  const { name } = gameOf(game)
  return (
    <Page title={t('rules.title', { game: name })} onBack={() => navigator.back()} maxWidth={PAGE_WIDTH}>
      {loading.state === 'here' ? (
        <RulesText game={game} rulebook={loading.value} />
      ) : (
        <AppText tone="inkSoft">{t('rules.loading')}</AppText>
      )}
    </Page>
  )
}
