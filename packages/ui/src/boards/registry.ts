import { gameIds, type GameId, type StateOf } from '@tabuleiro/engine'
import type { GameBoard } from './game'
import { trikeBoard } from './trike'

/** One line per game. A game without a line has no board yet and is not offered. */
const boards: { readonly [K in GameId]?: GameBoard<StateOf<K>> } = {
  trike: trikeBoard,
}

/** Screens are generic over all games and meet their boards only through this. */
export function boardOf(id: GameId): GameBoard | undefined {
  return boards[id]
}

/** The games that can be played on a screen. */
export const playableGames: readonly GameId[] = gameIds.filter(id => boards[id] !== undefined)
