import type { Thought } from './player'
import type { Best, Search } from './search/search'

/** Milliseconds from any fixed moment. */
export type Clock = () => number

/**
 * Goes on with a search for a slice of time; the only place that looks at a clock, and it is handed one. True when the search
 * has nothing left to learn.
 */
export function thinkFor(search: Search, millis: number, clock: Clock): boolean {
  const until = clock() + millis
  while (!search.step(search.stride)) if (clock() >= until) return false
  return true
}

/**
 * Begins a thought. Each call of the function returned goes on with it for a slice of time and says whether it has ended: by
 * its budget, or because there is nothing left to learn. How it is sliced changes nothing in what a node budget finds.
 */
export function thinking({ search, budget }: Thought, clock: Clock): (slice?: number) => boolean {
  const end = clock() + (budget.millis ?? Infinity)
  let left = budget.nodes ?? Infinity
  let over = left <= 0
  return (slice = Infinity) => {
    const until = clock() + slice
    while (!over) {
      const nodes = Math.min(search.stride, left)
      left -= nodes
      over = search.step(nodes) || left <= 0
      const now = clock()
      if (now >= end) over = true
      if (now >= until) break
    }
    return over
  }
}

/** Thinks a thought to its end, in one go. */
export function think(thought: Thought, clock: Clock): Best {
  thinking(thought, clock)()
  return thought.search.best()
}
