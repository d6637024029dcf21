import type { GameId } from '@tabuleiro/engine'
import { lookUpGameUi } from '../../games/registry'
import type { Library } from '../../model/library/library'
import { defaultChoices } from '../../model/newGame/choices'

/** What the form and the home page start from: the last setup, and for a first game what its rules page advises. */
export function proposedSetup({ lastSetup, list }: Pick<Library, 'lastSetup' | 'list'>, game: GameId): unknown {
  const last = lastSetup(game)
  const { firstOptions } = lookUpGameUi(game)
  const isFirst = last === undefined && !list().some(saved => saved.game === game)
  return isFirst && firstOptions ? { ...defaultChoices(game), options: firstOptions } : last
}
