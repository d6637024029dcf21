/** The proof number of what cannot be proven. */
export const INFINITE = 1 << 28

const WAYS = 4
/** The fields of an entry, side by side in one array so that a probe touches one cache line. */
const FIELDS = 5
const LO = 0
const HI = 1
const PROOF = 2
const DISPROOF = 3
/** Plies to the end in the lowest eight bits, the logarithmic cost above them. Never 0 for an entry. */
const PLIES_AND_COST = 4

/**
 * The transposition table of proof-number search: both proof numbers of a position, and once it is decided the plies to
 * the end. Each key has four slots, and the entry that cost least is replaced. The getters read the entry that `probe`
 * found. Only the constructor allocates.
 */
export class ProofTable {
  private readonly mask: number
  private readonly entries: Int32Array
  private at = 0

  /** Holds 2^`bits` positions. */
  constructor(bits: number) {
    this.mask = 2 ** bits - WAYS
    this.entries = new Int32Array(2 ** bits * FIELDS)
  }

  /** Looks up a position, for the getters to read. */
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

  /** The proof number: how many leaves must be proven for the side to move to win. */
  get proof(): number {
    return this.entries[this.at + PROOF]
  }

  /** The disproof number: how many leaves must be proven for it not to win. */
  get disproof(): number {
    return this.entries[this.at + DISPROOF]
  }

  get plies(): number {
    return this.entries[this.at + PLIES_AND_COST] & 255
  }

  /** The nodes spent on the position, as a logarithm to base 2, at least 1. */
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
      const packed = entries[at + PLIES_AND_COST]
      if (packed === 0 || (entries[at + LO] === lo && entries[at + HI] === hi)) return at
      if (packed >>> 8 >= least) continue
      least = packed >>> 8
      cheapest = at
    }
    return cheapest
  }
}

/** A number of nodes as a logarithm to base 2, at least 1. */
export function logCost(nodes: number): number {
  return 32 - Math.clz32(nodes | 1)
}
