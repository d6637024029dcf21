import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import type { PlayView } from '../model/session/playView'
import { isSwapText } from '../model/session/swap'

/** A hint in words: first where to look, then the move and why it is good. Empty where there is none. */
export function formatHint(t: TFunction, gameUi: GameUi, { hint, match, state }: PlayView): string {
  if (hint === undefined || hint.step === 'searching') return ''
  const { move, taps, reason } = hint.hint
  const isSwap = isSwapText(match, move)
  if (hint.step === 'move')
    return t('hint.move', { move: isSwap ? t('swap.swap') : move, reason: t(`hint.reason.${reason}`) })
  if (isSwap) return t('hint.swap')
  const place = taps[0] ?? ''
  // Cells are called by their names, other places by the game's own words.
  return t('hint.place', {
    place: (place.includes('-') ? gameUi.say.describePlace?.(t, state, place) : undefined) ?? place,
  })
}
