import type { Search } from './search'

/** A search with a limited number of nodes, run stride by stride: the strides are the same however it is sliced. */
export class NodeBudget {
  private left: number

  constructor(
    readonly search: Search,
    private readonly nodes = Infinity,
  ) {
    this.left = nodes
  }

  /** Runs one stride. True when the nodes are spent or the search is complete. */
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
