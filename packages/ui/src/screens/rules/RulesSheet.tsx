import { gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { useOnDemand } from '../../app/useOnDemand'
import { lookUpGameUi } from '../../games/registry'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Sheet } from '../../components/Sheet'
import { RulesText } from './RulesText'

interface RulesSheetProps {
  readonly game: GameId
  /** The width of the sheet. */
  readonly width: number
  readonly onClose: () => void
}

/** The rules beside a board: the position that a question is about stays in view. */
export function RulesSheet({ game, width, onClose }: RulesSheetProps) {
  const { t } = useTranslation()
  const loading = useOnDemand(lookUpGameUi(game).rulebook)
  return (
    <Sheet title={t('rules.title', { game: gameOf(game).name })} onClose={onClose} isClear isText>
      {loading.state === 'here' && <RulesText game={game} rulebook={loading.value} within={width} />}
      {loading.state === 'loading' && <AppText tone="inkSoft">{t('rules.loading')}</AppText>}
      {loading.state === 'failed' && (
        <>
          <AppText>{t('rules.failed')}</AppText>
          <AppText tone="inkSoft">{t('rules.failedHint')}</AppText>
          <Button label={t('rules.retry')} onPress={loading.retry} />
        </>
      )}
    </Sheet>
  )
}
