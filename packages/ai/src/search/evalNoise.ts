import type { Move, State } from '@tabuleiro/engine'
import { Random } from './random'
import { MAX_ESTIMATE, type Value } from './value'

/**
 * Evaluation noise, the handicap `evalNoise` of weak levels: an error of at most `amplitude`, small errors being more
 * likely than large ones. It is a function of seed and position, so that a search misjudges a position the same way
 * each time.
 */
export class EvalNoise {
  private readonly seed: number

  /** Takes one number from `random`, also where the amplitude is 0. */
  constructor(
    private readonly amplitude: number,
    random: Random,
  ) {
    this.seed = random.below(1 << 30)
  }

  get isOff(): boolean {
    return this.amplitude === 0
  }

  /** The estimate of a position with its error. */
  addTo(value: Value, s: State): Value {
    if (this.amplitude === 0) return value
    const hash = Math.imul(s.lo ^ this.seed, 0x735a2d97)
    const error = ((hash >>> 16) + (Math.imul(hash, 0x21f0aaad) >>> 16)) / 0xffff - 1
    return Math.max(1 - MAX_ESTIMATE, Math.min(MAX_ESTIMATE - 1, value + Math.round(error * this.amplitude)))
  }

  /** The error of a move at the root, for a search that misjudges its choice instead of its leaves. */
  moveError({ lo, hi }: State, move: Move): Value {
    const random = new Random(lo ^ Math.imul(hi, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca6b) ^ this.seed)
    return Math.round((this.amplitude * (random.below(2001) + random.below(2001) - 2000)) / 2000)
  }
}
