import type { Move } from '@tabuleiro/engine'

/** Proof numbers from here on mean: never. */
export const NEVER = 1 << 28

const WAYS = 4

/**
 * What a proof search has learnt, by key: both proof numbers, and once a position is settled the plies to the end and the
 * move that wins. Four places for each key; the entry that cost least makes room. Fields of the entry found last are read by
 * the getters; nothing is allocated after the making.
 */
export class ProofTable {
  private readonly mask: number
  private readonly lo: Int32Array
  private readonly hi: Int32Array
  private readonly proofs: Int32Array
  private readonly disproofs: Int32Array
  /** Plies to the end in the lowest eight bits, the cost in the next eight (as a logarithm), the move above. */
  private readonly facts: Int32Array
  private at = 0

  /** Room for 2^`bits` positions. */
  constructor(bits: number) {
    const size = 2 ** bits
    this.mask = size - WAYS
    this.lo = new Int32Array(size)
    this.hi = new Int32Array(size)
    this.proofs = new Int32Array(size)
    this.disproofs = new Int32Array(size)
    this.facts = new Int32Array(size)
  }

  /** Looks a position up; the getters then tell what is known. */
  find(lo: number, hi: number): boolean {
    const first = lo & this.mask
    for (let at = first; at < first + WAYS; at++) {
      if (this.lo[at] !== lo || this.hi[at] !== hi || this.facts[at] === 0) continue
      this.at = at
      return true
    }
    return false
  }

  /** How much is missing to prove that the side to move wins. */
  get proof(): number {
    return this.proofs[this.at]
  }

  /** How much is missing to prove that it does not. */
  get disproof(): number {
    return this.disproofs[this.at]
  }

  get plies(): number {
    return this.facts[this.at] & 255
  }

  /** What it took to find out, as a logarithm to the base of two, from 1. */
  get cost(): number {
    return (this.facts[this.at] >>> 8) & 255
  }

  get move(): Move {
    return this.facts[this.at] >>> 16
  }

  store(lo: number, hi: number, proof: number, disproof: number, plies: number, nodes: number, move: Move): void {
    const at = this.placeFor(lo, hi)
    const cost = 32 - Math.clz32(nodes | 1)
    this.lo[at] = lo
    this.hi[at] = hi
    this.proofs[at] = proof
    this.disproofs[at] = disproof
    this.facts[at] = (move << 16) | (cost << 8) | plies
  }

  private placeFor(lo: number, hi: number): number {
    const first = lo & this.mask
    let cheapest = first
    let least = 256
    for (let at = first; at < first + WAYS; at++) {
      const fact = this.facts[at]
      if (fact === 0 || (this.lo[at] === lo && this.hi[at] === hi)) return at
      const cost = (fact >>> 8) & 255
      if (cost < least) {
        least = cost
        cheapest = at
      }
    }
    return cheapest
  }
}
