import { expectOk, gameIds, gameOf, Line, type GameId } from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'
import { benches } from '../../src/games/registry'

/** Prints the bytes that the heap grows by for each node of a search. Run with `--expose-gc` and a large nursery. */

function heapGrowth(id: GameId): number {
  const { options, nodes } = benches[id].heap
  const game = gameOf(id)
  const search = gameAiFor(id).open(new Line(game, game.start(expectOk(game.setup(options)))), { seed: 1 })
  search.step(nodes)
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  search.step(nodes)
  return (process.memoryUsage().heapUsed - before) / nodes
}

process.stdout.write(JSON.stringify(Object.fromEntries(gameIds.map(id => [id, heapGrowth(id)]))))
