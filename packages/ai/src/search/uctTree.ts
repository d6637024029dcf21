import type { Move } from '@tabuleiro/engine'
import { DRAW, isLoss, isWin, WIN, type Value } from './value'

/** The result of a node that is not known: beyond every value. */
export const UNKNOWN = 0x7fffffff

/** Most searches need few nodes, and allocating a large tree takes longer than a short search. */
const INITIAL_CAPACITY = 1 << 13

/** The nodes of a tree search, in typed arrays that grow with it. The children of a node are consecutive. */
export class UctTree {
  /** The move that leads to a node. */
  move: Int32Array
  visits: Int32Array
  /** Points won by the side that moved to the node, a draw counting half. */
  points: Float64Array
  /** The prior of the move: a chance for the side that makes it, or a probability to select it. */
  prior: Float32Array
  /** The known result for the side that moved to the node, or `UNKNOWN`. */
  known: Int32Array
  /** The first child, 0 before the node is expanded: the root is not a child. */
  firstChild: Int32Array
  childCount: Int32Array
  /** 1 where moves were pruned that might be better than the children. */
  pruned: Uint8Array
  size = 1
  private capacity: number

  constructor(private readonly maxCapacity: number) {
    const capacity = Math.min(INITIAL_CAPACITY, maxCapacity)
    this.capacity = capacity
    this.move = new Int32Array(capacity)
    this.visits = new Int32Array(capacity)
    this.points = new Float64Array(capacity)
    this.prior = new Float32Array(capacity)
    this.known = new Int32Array(capacity)
    this.firstChild = new Int32Array(capacity)
    this.childCount = new Int32Array(capacity)
    this.pruned = new Uint8Array(capacity)
    this.known[0] = UNKNOWN
  }

  /** Adds `count` children: the first one, or 0 where the tree is full. May replace the arrays. */
  addChildren(node: number, count: number): number {
    while (this.size + count > this.capacity && this.capacity < this.maxCapacity) this.enlarge()
    if (this.size + count > this.capacity) return 0
    const first = this.size
    this.size += count
    this.known.fill(UNKNOWN, first, this.size)
    this.firstChild[node] = first
    this.childCount[node] = count
    return first
  }

  private enlarge(): void {
    const capacity = Math.min(2 * this.capacity, this.maxCapacity)
    this.capacity = capacity
    this.move = copyInto(this.move, new Int32Array(capacity))
    this.visits = copyInto(this.visits, new Int32Array(capacity))
    this.points = copyInto(this.points, new Float64Array(capacity))
    this.prior = copyInto(this.prior, new Float32Array(capacity))
    this.known = copyInto(this.known, new Int32Array(capacity))
    this.firstChild = copyInto(this.firstChild, new Int32Array(capacity))
    this.childCount = copyInto(this.childCount, new Int32Array(capacity))
    this.pruned = copyInto(this.pruned, new Uint8Array(capacity))
  }

  winRate(node: number): number {
    return this.visits[node] === 0 ? this.prior[node] : this.points[node] / this.visits[node]
  }

  /** Updates the known result of a node: one won child decides it, otherwise all children must be known. */
  updateResult(node: number): void {
    const { known } = this
    const from = this.firstChild[node]
    const to = from + this.childCount[node]
    let best = -WIN - 1
    let open = from === to
    for (let child = from; child < to; child++) {
      const result = known[child]
      if (result === UNKNOWN) open = true
      else if (result > best) best = result
    }
    if (isWin(best) || !open) known[node] = isWin(best) ? 1 - best : isLoss(best) ? -1 - best : DRAW
  }

  /** The most visited child; a known win or loss counts before visits. */
  bestChild(node: number): number {
    const from = this.firstChild[node]
    let best = from
    for (let child = from + 1; child < from + this.childCount[node]; child++)
      if (this.isBetter(child, best)) best = child
    return best
  }

  /** The children of a node that have been looked at, best first as `bestChild` has it, `count` at most. */
  bestChildren(node: number, count: number): number[] {
    const from = this.firstChild[node]
    const children = Array.from({ length: this.childCount[node] }, (_, i) => from + i)
    const tried = children.filter(child => this.visits[child] > 0 || this.known[child] !== UNKNOWN)
    const ranked = tried.length > 0 ? tried : children.slice(0, 1)
    return ranked.sort((a, b) => (this.isBetter(a, b) ? -1 : this.isBetter(b, a) ? 1 : a - b)).slice(0, count)
  }

  /** The moves from a node on along the best children, its own first. */
  lineFrom(node: number): Move[] {
    const pv = [this.move[node]]
    for (let below = node; this.childCount[below] > 0;) {
      below = this.bestChild(below)
      pv.push(this.move[below])
    }
    return pv
  }

  private isBetter(a: number, b: number): boolean {
    const gain = this.certainty(a) - this.certainty(b)
    if (gain !== 0) return gain > 0
    return this.visits[a] !== this.visits[b] ? this.visits[a] > this.visits[b] : this.prior[a] > this.prior[b]
  }

  /** The value of a known win or loss, 0 for all others. */
  private certainty(node: number): Value {
    const known = this.known[node]
    return known === UNKNOWN ? DRAW : known
  }
}

/** Copies a smaller array into a larger one. */
function copyInto<A extends Int32Array | Float64Array | Float32Array | Uint8Array>(small: A, large: A): A {
  large.set(small)
  return large
}
