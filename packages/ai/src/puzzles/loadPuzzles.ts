import type { GameId, Result } from '@tabuleiro/engine'
import { puzzleData } from '../games/registry'
import { readPuzzles, type Puzzle } from './puzzle'

/** Loads the puzzles of a game, easy ones first. */
export async function loadPuzzles(game: GameId): Promise<Result<readonly Puzzle[]>> {
  const { data } = await puzzleData[game]()
  return readPuzzles(game, data)
}
