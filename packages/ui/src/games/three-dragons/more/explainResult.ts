import type { StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayMore } from '../../../i18n/say'
import type { ReasonValues } from '../../game'

type ThreeDragonsState = StateOf<'three-dragons'>

/** A side that is reduced has one piece, or none (rules 5). */
export function explainResult(t: TFunction, _: ThreeDragonsState, reason: string, values: ReasonValues) {
  return reason === 'reduced' && values.other === 0 ? sayMore(t, 'three-dragons', ['wiped'], values) : undefined
}
