import type { Move } from '@tabuleiro/engine'
import { MAX_ESTIMATE, type Value } from './value'

/** Whether a stored value is exact, a lower bound or an upper bound. */
export type Bound = 1 | 2 | 3
export const EXACT: Bound = 1
export const LOWER: Bound = 2
export const UPPER: Bound = 3

/**
 * The transposition table: what the search has found out about positions, by key. Each key has two slots, one for the
 * deepest entry and one for the latest. The getters read the entry that `probe` found. Only the constructor allocates.
 */
export class TranspositionTable {
  private readonly mask: number
  private readonly lo: Int32Array
  private readonly hi: Int32Array
  private readonly moves: Int32Array
  /** Value in the upper 16 bits, depth in eight, bound in two. */
  private readonly packed: Int32Array
  private at = 0

  /** Holds 2^`bits` positions. */
  constructor(bits: number) {
    const size = 2 ** bits
    this.mask = size - 2
    this.lo = new Int32Array(size)
    this.hi = new Int32Array(size)
    this.moves = new Int32Array(size)
    this.packed = new Int32Array(size)
  }

  /** Looks up a position, for the getters to read. */
  probe(lo: number, hi: number): boolean {
    const slot = lo & this.mask
    this.at = this.matches(slot, lo, hi) ? slot : slot + 1
    return this.matches(this.at, lo, hi)
  }

  get move(): Move {
    return this.moves[this.at]
  }

  get value(): Value {
    return this.packed[this.at] >> 16
  }

  get depth(): number {
    return (this.packed[this.at] >> 8) & 255
  }

  get bound(): number {
    return this.packed[this.at] & 3
  }

  store(lo: number, hi: number, move: Move, value: Value, depth: number, bound: Bound): void {
    const slot = lo & this.mask
    const replacesDeepest = this.matches(slot, lo, hi) || depth >= ((this.packed[slot] >> 8) & 255)
    const at = replacesDeepest ? slot : slot + 1
    this.lo[at] = lo
    this.hi[at] = hi
    this.moves[at] = move
    this.packed[at] = (value << 16) | (depth << 8) | bound
  }

  /** `packed` is never 0 for an entry, since a bound is 1 to 3. */
  private matches(at: number, lo: number, hi: number): boolean {
    return this.lo[at] === lo && this.hi[at] === hi && this.packed[at] !== 0
  }
}

/** The size of a table that `nodes` entries fill to half, at most 2^18 positions (4 MB). */
export function tableBitsFor(nodes: number | undefined): number {
  return nodes === undefined ? 18 : Math.min(18, Math.max(8, Math.ceil(Math.log2(2 * nodes))))
}

/** A known result counts plies from the node where it is stored, not from the root. */
export function toTable(value: Value, ply: number): Value {
  return value > MAX_ESTIMATE ? value + ply : value < -MAX_ESTIMATE ? value - ply : value
}

/** The inverse of `toTable`: a known result counts plies from the root again. */
export function fromTable(value: Value, ply: number): Value {
  return value > MAX_ESTIMATE ? value - ply : value < -MAX_ESTIMATE ? value + ply : value
}
