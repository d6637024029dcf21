/**
 * Position keys (Zobrist): one random number per (thing, place), combined by exclusive or.
 * A key is 60 bits in two halves of 30, so that both halves stay small integers in every JavaScript engine
 * and an update never allocates.
 */
export interface Keys {
  readonly lo: Int32Array
  readonly hi: Int32Array
}

/** `count` fixed pseudo-random keys; the same seed gives the same keys on every device and in every release. */
export function makeKeys(count: number, seed: number): Keys {
  const lo = new Int32Array(count)
  const hi = new Int32Array(count)
  let state = seed | 0
  const next = () => {
    // splitmix32: a full-period counter followed by a mixing function.
    state = (state + 0x9e3779b9) | 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 2
  }
  for (let i = 0; i < count; i++) {
    lo[i] = next()
    hi[i] = next()
  }
  return { lo, hi }
}

/**
 * How often the position at `at` has now occurred, itself included. Only positions with the same side to move can be
 * equal, and none from before the last irreversible move (`reversiblePlies` ago) can.
 */
export function countRepetitions(
  lo: ArrayLike<number>,
  hi: ArrayLike<number>,
  at: number,
  reversiblePlies: number,
): number {
  const l = lo[at]
  const h = hi[at]
  const stop = reversiblePlies < at ? at - reversiblePlies : 0
  let count = 1
  for (let i = at - 2; i >= stop; i -= 2) if (lo[i] === l && hi[i] === h) count++
  return count
}

/** What is counted: the key of a position, and how long ago the last irreversible move was. */
interface Counted {
  readonly lo: number
  readonly hi: number
  readonly reversiblePlies: number
}

/** Counts positions one after another: a whole game takes linear time, however many reversible moves it has. */
export class RepetitionCounter {
  private readonly counts = new Map<string, number>()

  /** `repetition`: as in the setup; where it is 0 nothing is counted. */
  constructor(private readonly repetition: number) {}

  /** How often the next position of the game has now occurred. */
  next({ lo, hi, reversiblePlies }: Counted): number {
    if (this.repetition === 0) return 1
    if (reversiblePlies === 0) this.counts.clear()
    const key = `${lo} ${hi}`
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    return count
  }
}

/**
 * How often each position before a search occurred: a hash table with open addressing in typed arrays, filled once.
 * Irreversible moves need no check here: a position from before one never comes back.
 */
export class KeyCounts {
  private readonly mask: number
  private readonly lo: Int32Array
  private readonly hi: Int32Array
  private readonly counts: Int32Array

  constructor(past: readonly { readonly lo: number; readonly hi: number }[]) {
    let size = 1
    while (size <= 2 * past.length) size *= 2
    this.mask = size - 1
    this.lo = new Int32Array(size)
    this.hi = new Int32Array(size)
    this.counts = new Int32Array(size)
    for (const { lo, hi } of past) {
      const at = this.slotOf(lo, hi)
      this.lo[at] = lo
      this.hi[at] = hi
      this.counts[at]++
    }
  }

  /** How often a position has occurred among them. */
  count(lo: number, hi: number): number {
    return this.counts[this.slotOf(lo, hi)]
  }

  /** The slot of a key, or the free slot where it belongs. */
  private slotOf(lo: number, hi: number): number {
    let at = lo & this.mask
    while (this.counts[at] !== 0 && (this.lo[at] !== lo || this.hi[at] !== hi)) at = (at + 1) & this.mask
    return at
  }
}
