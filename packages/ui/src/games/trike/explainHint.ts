import type { HintReason } from '@tabuleiro/ai'
import type { TFunction } from 'i18next'

/** What a move does to the trap: in Trike blocking and fencing are about where the pawn can end. */
export function explainHint(t: TFunction, reason: HintReason): string {
  if (reason === 'traps') return t('trike.hint.traps')
  if (reason === 'fences') return t('trike.hint.fences')
  return reason === 'blocks' ? t('trike.hint.blocks') : ''
}
