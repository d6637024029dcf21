import { DRAW, type Value } from './value'

/** A node whose result is not known: beyond every value. */
export const OPEN = 0x7fffffff

/** The nodes of a tree search, in typed arrays made once. The children of a node lie side by side. */
export class UctTree {
  /** The move that leads to a node. */
  readonly move: Int32Array
  readonly visits: Int32Array
  /** Points won by the side that moved to the node, a draw counting half. */
  readonly points: Float64Array
  /** What the move looked like at first: a chance, for the side that makes it. */
  readonly prior: Float32Array
  /** The result for the side that moved to the node once it is known, or `OPEN`. */
  readonly known: Int32Array
  /** Where the children begin, 0 before they are made; the root is nobody's child. */
  readonly first: Int32Array
  readonly count: Int32Array
  /** 1 where moves were left out that might be better than the children. */
  readonly partial: Uint8Array
  size = 1

  constructor(readonly room: number) {
    this.move = new Int32Array(room)
    this.visits = new Int32Array(room)
    this.points = new Float64Array(room)
    this.prior = new Float32Array(room)
    this.known = new Int32Array(room).fill(OPEN)
    this.first = new Int32Array(room)
    this.count = new Int32Array(room)
    this.partial = new Uint8Array(room)
  }

  /** The same tree with twice the room: most searches need little, and making a large tree takes longer than a short search. */
  enlarged(): UctTree {
    const large = new UctTree(2 * this.room)
    large.move.set(this.move)
    large.visits.set(this.visits)
    large.points.set(this.points)
    large.prior.set(this.prior)
    large.known.set(this.known)
    large.first.set(this.first)
    large.count.set(this.count)
    large.partial.set(this.partial)
    large.size = this.size
    return large
  }

  /** Makes `count` children, if there is room: where they begin, or 0. */
  grow(node: number, count: number): number {
    if (this.size + count > this.room) return 0
    const first = this.size
    this.size += count
    this.first[node] = first
    this.count[node] = count
    return first
  }

  chance(node: number): number {
    return this.visits[node] === 0 ? this.prior[node] : this.points[node] / this.visits[node]
  }

  /** The child that was visited most, known results counting for what they are. */
  bestChild(node: number): number {
    const from = this.first[node]
    let best = from
    for (let child = from + 1; child < from + this.count[node]; child++) if (this.isBetter(child, best)) best = child
    return best
  }

  private isBetter(a: number, b: number): boolean {
    const gain = this.certainty(a) - this.certainty(b)
    if (gain !== 0) return gain > 0
    return this.visits[a] !== this.visits[b] ? this.visits[a] > this.visits[b] : this.prior[a] > this.prior[b]
  }

  /** The value of a win or a loss; open games and drawn ones lie between. */
  private certainty(node: number): Value {
    const known = this.known[node]
    return known === OPEN ? DRAW : known
  }
}
