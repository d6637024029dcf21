import type { GameId, Result } from '@tabuleiro/engine'
import { readPuzzles, type Puzzle } from './puzzle'

/** The data of each game, loaded when it is asked for. A game without its line does not compile. */
const sources: Readonly<Record<GameId, () => Promise<{ readonly data: string }>>> = {
  'three-dragons': () => import('./data/three-dragons'),
  trike: () => import('./data/trike'),
  alliances: () => import('./data/alliances'),
  turtles: () => import('./data/turtles'),
}

/** Loads the puzzles of a game, easy ones first. */
export async function loadPuzzles(game: GameId): Promise<Result<readonly Puzzle[]>> {
  const { data } = await sources[game]()
  return readPuzzles(game, data)
}
