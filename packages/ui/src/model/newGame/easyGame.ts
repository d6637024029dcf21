import type { GameId, MatchSpec, Options } from '@tabuleiro/engine'
import { defaultChoices, toMatchSpec } from './choices'
import { completeOptions } from './options'

/** The easiest of our levels, which every game has. */
const EASIEST = 'level:1'

/** A first game with everything set: against the easiest level, the person begins. */
export function easyGame(game: GameId, options: Options | undefined): MatchSpec {
  const defaults = defaultChoices(game)
  const complete = completeOptions(game, options ?? {}) ?? defaults.options
  return toMatchSpec(game, { ...defaults, computers: [EASIEST, EASIEST], options: complete }, () => 1)
}
