import type { Side, StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayMore } from '../../../i18n/say'
import type { PlateLine } from '../../game'
import { score } from '../words'

/** The checkers of a player under and around the pawn. */
export function explainPlate(t: TFunction, s: StateOf<'trike'>, side: Side): readonly PlateLine[] {
  const { appearance, score: count } = score(s, side)
  return [{ pieces: [appearance], text: sayMore(t, 'trike', ['plate'], { count }) }]
}
