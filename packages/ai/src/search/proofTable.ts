/** Proof numbers from here on mean: never. */
export const INFINITE = 1 << 28

const WAYS = 4
/** The fields of an entry, side by side in one array: a look-up touches one piece of memory. */
const FIELDS = 5
const LO = 0
const HI = 1
const PROOF = 2
const DISPROOF = 3
/** Plies to the end in the lowest eight bits, above them the cost as a logarithm; never 0 for an entry. */
const PLIES_AND_COST = 4

/**
 * What a proof search has learnt, by key: both proof numbers, and once a position is settled the plies to the
 * end. Four places for each key; the entry that cost least makes room. Fields of the entry found last are read by
 * the getters; nothing is allocated after the making.
 */
export class ProofTable {
  private readonly mask: number
  private readonly entries: Int32Array
  private at = 0

  /** Room for 2^`bits` positions. */
  constructor(bits: number) {
    this.mask = 2 ** bits - WAYS
    this.entries = new Int32Array(2 ** bits * FIELDS)
  }

  /** Looks a position up; the getters then tell what is known. */
  probe(lo: number, hi: number): boolean {
    const { entries } = this
    const first = (lo & this.mask) * FIELDS
    for (let at = first; at < first + WAYS * FIELDS; at += FIELDS) {
      if (entries[at + LO] !== lo || entries[at + HI] !== hi || entries[at + PLIES_AND_COST] === 0) continue
      this.at = at
      return true
    }
    return false
  }

  /** How much is missing to prove that the side to move wins. */
  get proof(): number {
    return this.entries[this.at + PROOF]
  }

  /** How much is missing to prove that it does not. */
  get disproof(): number {
    return this.entries[this.at + DISPROOF]
  }

  get plies(): number {
    return this.entries[this.at + PLIES_AND_COST] & 255
  }

  /** What it took to find out, as a logarithm to the base of two, from 1. */
  get cost(): number {
    return (this.entries[this.at + PLIES_AND_COST] >>> 8) & 255
  }

  store(lo: number, hi: number, proof: number, disproof: number, plies: number, nodes: number): void {
    const { entries } = this
    const at = this.slotFor(lo, hi)
    entries[at + LO] = lo
    entries[at + HI] = hi
    entries[at + PROOF] = proof
    entries[at + DISPROOF] = disproof
    entries[at + PLIES_AND_COST] = (logCost(nodes) << 8) | plies
  }

  private slotFor(lo: number, hi: number): number {
    const { entries } = this
    const first = (lo & this.mask) * FIELDS
    let cheapest = first
    let least = 256
    for (let at = first; at < first + WAYS * FIELDS; at += FIELDS) {
      const fact = entries[at + PLIES_AND_COST]
      if (fact === 0 || (entries[at + LO] === lo && entries[at + HI] === hi)) return at
      if (fact >>> 8 >= least) continue
      least = fact >>> 8
      cheapest = at
    }
    return cheapest
  }
}

/** A number of nodes as a logarithm, at least 1. */
export function logCost(nodes: number): number {
  return 32 - Math.clz32(nodes | 1)
}
