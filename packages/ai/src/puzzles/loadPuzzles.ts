import { ok, type GameId, type Result } from '@tabuleiro/engine'
import { puzzleData } from '../games/registry'
import { readPuzzles, type Puzzle } from './puzzle'
import { retiredPuzzles } from './retired'

/** Loads the puzzles of a game that are offered, easy ones first. */
export async function loadPuzzles(game: GameId): Promise<Result<readonly Puzzle[]>> {
  const all = await loadEveryPuzzle(game)
  return all.ok ? ok(all.value.filter(({ id }) => !retiredPuzzles.has(id))) : all
}

/** Loads every puzzle of a game that was ever published: a link may name any. */
export async function loadEveryPuzzle(game: GameId): Promise<Result<readonly Puzzle[]>> {
  const { data } = await puzzleData[game]()
  return readPuzzles(game, data)
}
