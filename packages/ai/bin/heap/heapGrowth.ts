import { expectOk, gameIds, gameOf, Line, type GameId } from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'

/** Prints how many bytes the heap grows by while each game's search visits nodes, run with `--expose-gc` and a large nursery. */

const work: Readonly<Record<GameId, { options: object; nodes: number }>> = {
  'three-dragons': { options: {}, nodes: 40_000 },
  // A side that no book knows.
  trike: { options: { size: 11 }, nodes: 40_000 },
  alliances: { options: {}, nodes: 8_000 },
  turtles: { options: {}, nodes: 60_000 },
}

function heapGrowth(id: GameId): number {
  const { options, nodes } = work[id]
  const game = gameOf(id)
  const search = gameAiFor(id).open(new Line(game, game.start(expectOk(game.setup(options)))), { seed: 1 })
  search.step(nodes)
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  search.step(nodes)
  return (process.memoryUsage().heapUsed - before) / nodes
}

process.stdout.write(JSON.stringify(Object.fromEntries(gameIds.map(id => [id, heapGrowth(id)]))))
