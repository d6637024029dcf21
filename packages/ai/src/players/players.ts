import type { GameId } from '@tabuleiro/engine'
import { LEVEL_IDS, type LevelId } from '../games/gameAi'

/**
 * Who can be asked to play, as plain data: a page that only lists the players must not carry their search. A test compares it
 * with the brains.
 */
const bots: Readonly<Record<GameId, readonly string[]>> = {
  'three-dragons': ['level-1', 'level-2', 'medium', 'hard'],
  trike: ['easy', 'hard'],
  alliances: ['greedy', 'greedy-hard'],
  turtles: ['easy', 'hard'],
}

/** The levels of a game, weakest first: seats name them `level:<id>`. */
export function listLevels(_: GameId): readonly LevelId[] {
  return LEVEL_IDS
}

/** The computer players of the original reports, weakest first: seats name them `report:<id>`. */
export function listBots(game: GameId): readonly string[] {
  return bots[game]
}
