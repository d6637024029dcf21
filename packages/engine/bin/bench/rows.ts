import { gameIds, type GameId } from '../../src/registry'
import type { BenchTask } from '../../src/testing/manifest'
import { manifests } from '../../src/testing/manifests'

/** A piece of work and the game it is of. */
export type Row = BenchTask & { readonly game: GameId }
export type PerftRow = Extract<Row, { readonly bench: 'perft' }>
export type PlayoutsRow = Extract<Row, { readonly bench: 'playouts' }>

/** What the manifests of the games ask for: perft of all games, then playouts. */
export const rows: readonly Row[] = (['perft', 'playouts'] as const).flatMap(bench =>
  gameIds.flatMap(game => manifests[game].bench.filter(task => task.bench === bench).map(task => ({ ...task, game }))),
)
