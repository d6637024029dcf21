import { moveNumber, type Failure } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'

/** Why a text from outside was refused, with the move as the text numbers it, the line or the tag at fault. */
export function formatFailure(t: TFunction, { code, at, turn, missingTag }: Failure): string {
  const fault = t(`error.${code}`)
  if (missingTag !== undefined) return t('games.missingTag', { tag: missingTag })
  if (at === undefined) return fault
  if (turn === undefined) return t('games.atLine', { number: at + 1, fault })
  return t('games.atMove', { number: moveNumber(at, turn), player: turn + 1, fault })
}
