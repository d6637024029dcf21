import { expectOk, newMatch, gameOf, type GameId, type Move, type State } from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'
import { openLevel } from '../../src/players/openPlayer'
import { NodeBudget } from '../../src/search/nodeBudget'
import type { Best, Search } from '../../src/search/search'

/** Budgets grow by this factor from one reading of the search to the next. */
const GROWTH = 1.25

/** What a search said at growing budgets. */
export interface Measured {
  readonly best: Best
  /** The least budget from which on the search always chose its last move. */
  readonly nodes: number
}

/** Runs a search up to `limit` nodes and reads its choice at budgets that grow by a quarter. */
export function measure(search: Search, limit: number): Measured {
  let spent = 0
  let found = 0
  let move: Move = -1
  for (let budget = 1, over = false; !over; budget = Math.min(limit, Math.ceil(budget * GROWTH))) {
    over = search.step(budget - spent) || budget >= limit
    spent = budget
    const best = search.best()
    if (best.move !== move) {
      move = best.move
      found = budget
    }
  }
  return { best: search.best(), nodes: found }
}

/** The seeds with which a puzzle is measured: a search that happens to look at the right move first proves little. */
const SEEDS = [1, 2, 3]

/** The largest budget that any of the seeds needs for `move`, of those that find it within `limit`; else undefined. */
export function measureMove(open: (seed: number) => Search, move: Move, limit: number): number | undefined {
  let nodes = 0
  for (const seed of SEEDS) {
    const measured = measure(open(seed), limit)
    if (measured.best.move !== move) return undefined
    nodes = Math.max(nodes, measured.nodes)
  }
  return nodes
}

/** How often level 1 plays `move`, in so many tries with different seeds. */
export function countLevelOne(game: GameId, s: State, move: Move, tries: number): number {
  const rules = gameOf(game)
  const match = expectOk(newMatch({ game, options: s.setup.options, start: rules.encode(s) }))
  let hits = 0
  for (let seed = 1; seed <= tries; seed++) {
    const { search, budget } = openLevel(match, gameAiFor(game).levels['1'], seed)
    const run = new NodeBudget(search, budget.nodes)
    while (!run.step());
    if (search.best().move === move) hits++
  }
  return hits
}
