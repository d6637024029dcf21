import type { Failure } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'

/** Failures whose `at` counts moves; elsewhere it counts lines. */
const MOVE_FAILURES = new Set<string>(['move/unreadable', 'move/illegal', 'game/over'])

/** Why a text from outside was refused, with the number of the move or line at fault. */
export function formatFailure(t: TFunction, { code, at }: Failure): string {
  const fault = t(`error.${code}`)
  if (at === undefined) return fault
  const number = at + 1
  return MOVE_FAILURES.has(code) ? t('games.atMove', { number, fault }) : t('games.atLine', { number, fault })
}
