import type { BudgetedSearch } from './openPlayer'
import type { Best } from '../search/search'
import { NodeBudget } from '../answers/task'

/** Milliseconds from any fixed moment. */
export type Clock = () => number

/** What can be gone on with: a search, stride by stride, or anything that knows itself how much to do at a time. */
interface Work {
  readonly stride?: number
  step(nodes: number): boolean
}

/** Goes on with some work for a slice of time. True when it is done. App and programs all think through this. */
export function thinkFor(work: Work, millis: number, clock: Clock): boolean {
  const nodes = work.stride ?? 1
  const until = clock() + millis
  while (!work.step(nodes)) if (clock() >= until) return false
  return true
}

/**
 * Begins a thought. Each call of the function returned goes on with it for a slice of time and says whether it has ended: by
 * its budget, or because there is nothing left to learn. How it is sliced changes nothing in what a node budget finds.
 */
export function startThinking({ search, budget }: BudgetedSearch, clock: Clock): (slice?: number) => boolean {
  const end = clock() + (budget.millis ?? Infinity)
  const allotment = new NodeBudget(search, budget.nodes)
  let over = budget.nodes === 0
  return (slice = Infinity) => {
    over ||= thinkFor(allotment, Math.min(slice, end - clock()), clock) || clock() >= end
    return over
  }
}

/** Thinks a thought to its end, in one go. */
export function think(thought: BudgetedSearch, clock: Clock): Best {
  startThinking(thought, clock)()
  return thought.search.best()
}
