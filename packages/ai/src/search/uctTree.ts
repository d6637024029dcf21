import { DRAW, type Value } from './value'

/** A node whose result is not known: beyond every value. */
export const UNKNOWN = 0x7fffffff

/** Places in a tree at first: most searches need little, and making a large tree takes longer than a short search. */
const INITIAL_CAPACITY = 1 << 13

/** The nodes of a tree search, in typed arrays that grow with it. The children of a node lie side by side. */
export class UctTree {
  /** The move that leads to a node. */
  move: Int32Array
  visits: Int32Array
  /** Points won by the side that moved to the node, a draw counting half. */
  points: Float64Array
  /** What the move looked like at first: a chance, for the side that makes it. */
  prior: Float32Array
  /** The result for the side that moved to the node once it is known, or `OPEN`. */
  known: Int32Array
  /** Where the children begin, 0 before they are made; the root is nobody's child. */
  firstChild: Int32Array
  childCount: Int32Array
  /** 1 where moves were left out that might be better than the children. */
  pruned: Uint8Array
  size = 1
  private capacity: number

  /** `most`: the places it may have in the end. */
  constructor(private readonly maxCapacity: number) {
    const room = Math.min(INITIAL_CAPACITY, maxCapacity)
    this.capacity = room
    this.move = new Int32Array(room)
    this.visits = new Int32Array(room)
    this.points = new Float64Array(room)
    this.prior = new Float32Array(room)
    this.known = new Int32Array(room)
    this.firstChild = new Int32Array(room)
    this.childCount = new Int32Array(room)
    this.pruned = new Uint8Array(room)
    this.known[0] = UNKNOWN
  }

  /** Makes `count` children, if there is room: where they begin, or 0. The arrays may be others afterwards. */
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
    const room = Math.min(2 * this.capacity, this.maxCapacity)
    this.capacity = room
    this.move = carried(this.move, new Int32Array(room))
    this.visits = carried(this.visits, new Int32Array(room))
    this.points = carried(this.points, new Float64Array(room))
    this.prior = carried(this.prior, new Float32Array(room))
    this.known = carried(this.known, new Int32Array(room))
    this.firstChild = carried(this.firstChild, new Int32Array(room))
    this.childCount = carried(this.childCount, new Int32Array(room))
    this.pruned = carried(this.pruned, new Uint8Array(room))
  }

  winRate(node: number): number {
    return this.visits[node] === 0 ? this.prior[node] : this.points[node] / this.visits[node]
  }

  /** The child that was visited most, known results counting for what they are. */
  bestChild(node: number): number {
    const from = this.firstChild[node]
    let best = from
    for (let child = from + 1; child < from + this.childCount[node]; child++)
      if (this.isBetter(child, best)) best = child
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
    return known === UNKNOWN ? DRAW : known
  }
}

/** A larger array with what a smaller one holds. */
function carried<A extends Int32Array | Float64Array | Float32Array | Uint8Array>(small: A, large: A): A {
  large.set(small)
  return large
}
