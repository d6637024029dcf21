import type { TFunction } from 'i18next'
import { sayMore } from '../../../i18n/languages'
import type { GameMore, ReasonValues } from '../../gameMore'
import type { TurtlesState } from '../shape'

export const turtlesMore: GameMore<TurtlesState> = { explainResult }

/** A player without a legal move draws, loses, or the sea decides, as the options say (rules 7). */
function explainResult(t: TFunction, { setup }: TurtlesState, reason: string, values: ReasonValues) {
  if (reason !== 'no-moves' || setup.options.noMoves === 'draw') return undefined
  if (setup.options.noMoves === 'loss') return sayMore(t, 'turtles', ['cannotMove'], values)
  return values.own === values.other ? undefined : sayMore(t, 'turtles', ['moreInSea'], values)
}
