import type { BudgetedSearch } from './openPlayer'
import type { Best } from '../search/search'
import { NodeBudget } from '../search/nodeBudget'

/** Milliseconds from any fixed moment. */
export type Clock = () => number

/** Work that is done step by step: a search with its stride, or a task that knows the size of its steps. */
interface Work {
  readonly stride?: number
  step(nodes: number): boolean
}

/** Continues some work for a slice of time. True when it is done. App and programs all think through this. */
export function thinkFor(work: Work, millis: number, clock: Clock): boolean {
  const nodes = work.stride ?? 1
  const until = clock() + millis
  while (!work.step(nodes)) if (clock() >= until) return false
  return true
}

/**
 * Starts a search with its budget. Each call of the function returned continues it for a slice of time and returns
 * whether it has ended, by its budget or because it is complete. With a node budget the slices do not change what it
 * finds.
 */
export function startThinking({ search, budget }: BudgetedSearch, clock: Clock): (slice?: number) => boolean {
  const end = clock() + (budget.millis ?? Infinity)
  const nodeBudget = new NodeBudget(search, budget.nodes)
  let over = budget.nodes === 0
  return (slice = Infinity) => {
    over ||= thinkFor(nodeBudget, Math.min(slice, end - clock()), clock) || clock() >= end
    return over
  }
}

/** Runs a search to the end of its budget. */
export function think(opened: BudgetedSearch, clock: Clock): Best {
  startThinking(opened, clock)()
  return opened.search.best()
}
