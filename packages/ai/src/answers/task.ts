import type { Search } from '../search/search'

/**
 * Something to find out bit by bit: a move, a hint, an analysis. Whoever runs it decides when, the task how much at a time, so
 * that the slices change nothing in what it finds.
 */
export interface Task<Answer> {
  /** The most time it may take; undefined where it counts nodes. */
  readonly millis: number | undefined
  /** Does as much as fits between two looks at the clock. True when the answer is final. */
  step(): boolean
  /** How much of it is done, from 0 to 1, as far as that can be told without a clock. */
  done(): number
  /** The answer so far; a good one at any time for a move or a hint, only the plies judged so far for an analysis. */
  answer(): Answer
}

/** A search and the nodes it is given, taken stride by stride: always the same ones, however they are sliced. */
export class NodeBudget {
  private left: number

  constructor(
    readonly search: Search,
    private readonly nodes = Infinity,
  ) {
    this.left = nodes
  }

  /** One stride more. True when the nodes are spent or there is nothing left to learn. */
  step(): boolean {
    const nodes = Math.min(this.search.stride, this.left)
    this.left -= nodes
    return this.search.step(nodes) || this.left <= 0
  }

  /** The share of the nodes that is spent. */
  done(): number {
    return this.nodes === Infinity ? 0 : 1 - this.left / this.nodes
  }
}
