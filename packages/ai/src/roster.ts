import type { GameId } from '@tabuleiro/engine'
import { LEVEL_IDS, type LevelId } from './brain'
import { brainOf } from './registry'

/** The levels of a game, weakest first: seats name them `level:<id>`. */
export function levelsOf(game: GameId): readonly LevelId[] {
  return LEVEL_IDS.filter(id => Object.hasOwn(brainOf(game).levels, id))
}

/** The computer players of the original reports: seats name them `report:<id>`. */
export function botsOf(game: GameId): readonly string[] {
  return Object.keys(brainOf(game).bots)
}
