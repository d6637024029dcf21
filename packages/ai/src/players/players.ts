import type { GameId } from '@tabuleiro/engine'
import { LEVEL_IDS, type LevelId } from '../games/gameAi'
import { gamePlayers } from '../games/registry'

/** The levels of a game, weakest first: seats name them `level:<id>`. */
export function listLevels(_: GameId): readonly LevelId[] {
  return LEVEL_IDS
}

/** The computer players of the original reports, weakest first: seats name them `report:<id>`. */
export function listBots(game: GameId): readonly string[] {
  return gamePlayers[game].bots
}
