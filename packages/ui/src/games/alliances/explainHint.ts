import type { HintReason } from '@tabuleiro/ai'
import type { GameEvent, StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'

/** Which colours the disc wins for its player, or what it threatens. */
export function explainHint(
  t: TFunction,
  reason: HintReason,
  events: readonly GameEvent[],
  before: StateOf<'alliances'>,
): string {
  const won = events.flatMap(event =>
    event.kind === 'won' && event.side === before.turn ? [sayOfGame(t, 'alliances', ['disc', event.colour])] : [],
  )
  if (won.length > 0) return t('alliances.hint.wins', { colours: won.join(', ') })
  return reason === 'threatens' ? t('alliances.hint.threatens') : ''
}
