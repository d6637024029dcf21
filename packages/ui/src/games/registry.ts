import { gameIds, type GameId, type StateOf } from '@tabuleiro/engine'
import type { GameBoard } from './game'
import { threeDragonsBoard } from './three-dragons'
import { alliancesBoard } from './alliances'
import { trikeBoard } from './trike'
import { turtlesBoard } from './turtles'

/** One line per game. A game without a line has no board yet and is not offered. */
const boards: { readonly [K in GameId]?: GameBoard<StateOf<K>> } = {
  'three-dragons': threeDragonsBoard,
  trike: trikeBoard,
  alliances: alliancesBoard,
  turtles: turtlesBoard,
}

/** Screens are generic over all games and meet their boards only through this. */
export function boardOf(id: GameId): GameBoard | undefined {
  // A board is only ever given positions of its own game, which the types of components cannot say.
  return boards[id] as GameBoard | undefined
}

/** The games that can be played on a screen. */
export const playableGames: readonly GameId[] = gameIds.filter(id => boards[id] !== undefined)
