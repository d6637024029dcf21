import type { MoveList } from '@tabuleiro/engine'

/**
 * Pseudo-random numbers for search and playouts: xorshift32. A library's generator takes five times as long under an
 * interpreter (650 against 140 ns a number), and a playout needs one at every ply.
 */
export class Random {
  private readonly state = new Uint32Array(1)

  constructor(seed: number) {
    // Hashed, so that near seeds give different numbers. Zero is the one state that never changes.
    let z = (seed + 0x9e3779b9) | 0
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    this.state[0] = (z ^ (z >>> 15)) >>> 0 || 1
  }

  /** A whole number from 0 to `n - 1`. */
  below(n: number): number {
    let x = this.state[0]
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.state[0] = x
    return (x >>> 1) % n
  }

  /** Puts the moves into a random order. */
  shuffle({ at, size }: MoveList): void {
    for (let i = size - 1; i > 0; i--) {
      const other = this.below(i + 1)
      const move = at[i]
      at[i] = at[other]
      at[other] = move
    }
  }
}
