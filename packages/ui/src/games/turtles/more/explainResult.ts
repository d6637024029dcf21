import type { TFunction } from 'i18next'
import { sayMore } from '../../../i18n/say'
import type { ReasonValues } from '../../game'
import type { TurtlesState } from '../shape'

/** A player without a legal move draws, loses, or the sea decides, as the options say (rules 7). */
export function explainResult(t: TFunction, { setup }: TurtlesState, reason: string, values: ReasonValues) {
  if (reason !== 'no-moves' || setup.options.noMoves === 'draw') return undefined
  if (setup.options.noMoves === 'loss') return sayMore(t, 'turtles', ['cannotMove'], values)
  return values.own === values.other ? undefined : sayMore(t, 'turtles', ['moreInSea'], values)
}
