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
 * How often the position at `at` has now occurred, itself included. Only positions with the same side to move can be equal,
 * and none from before the last irreversible move (`quiet` plies ago) can.
 */
export function occurrences(lo: ArrayLike<number>, hi: ArrayLike<number>, at: number, quiet: number): number {
  const l = lo[at]
  const h = hi[at]
  const stop = quiet < at ? at - quiet : 0
  let count = 1
  for (let i = at - 2; i >= stop; i -= 2) if (lo[i] === l && hi[i] === h) count++
  return count
}
