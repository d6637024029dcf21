import { gameIds, type GameId, type StateOf } from '@tabuleiro/engine'
import type { GameUi } from './game'
import { threeDragonsUi } from './three-dragons'
import { alliancesUi } from './alliances'
import { trikeUi } from './trike'
import { turtlesUi } from './turtles'

/** One line per game. A game without a line has no board yet and is not offered. */
const boards: { readonly [K in GameId]?: GameUi<StateOf<K>> } = {
  'three-dragons': threeDragonsUi,
  trike: trikeUi,
  alliances: alliancesUi,
  turtles: turtlesUi,
}

/** Screens are generic over all games and meet their boards only through this. */
export function lookUpGameUi(id: GameId): GameUi | undefined {
  // A board is only ever given positions of its own game, which the types of components cannot say.
  return boards[id] as GameUi | undefined
}

/** The games that can be played on a screen. */
export const playableGames: readonly GameId[] = gameIds.filter(id => boards[id] !== undefined)
