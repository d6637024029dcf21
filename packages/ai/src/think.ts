import type { Search } from './search/search'

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
