import { gameIds, type GameId } from '@tabuleiro/engine'
import type { BenchRow } from '../../src/games/gameBench'
import { benches } from '../../src/games/registry'

/** A row of the search bench, with its game. */
export interface Row extends BenchRow {
  readonly game: GameId
}

export const rows: readonly Row[] = gameIds.flatMap(game => benches[game].rows.map(row => ({ game, ...row })))
