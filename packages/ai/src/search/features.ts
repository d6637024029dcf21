import type { State } from '@tabuleiro/engine'
import { MAX_ESTIMATE, type Value } from './value'

/** The weight of each named feature, in hundredths (see `Value`): one table for each game, fitted by `bin/tune.ts`. */
export type Weights = Readonly<Record<string, number>>

/** Writes the features of a position for the side to move, in the order of the table of weights. */
export type Features<S extends State> = (s: S, out: Int32Array) => void

/** A linear evaluation. The game writes `features`, `value` sums them by their weights; neither allocates. */
export class WeightedSum {
  readonly features: Int32Array
  private readonly factors: Float64Array

  constructor(weights: readonly number[]) {
    this.factors = Float64Array.from(weights)
    this.features = new Int32Array(weights.length)
  }

  value(): Value {
    const { features, factors } = this
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += features[i] * factors[i]
    return Math.max(1 - MAX_ESTIMATE, Math.min(MAX_ESTIMATE - 1, Math.round(sum)))
  }
}

/** The linear evaluation of positions by these features. */
export function weighted<S extends State>(weights: Weights, writeFeatures: Features<S>): (s: S) => Value {
  const sum = new WeightedSum(Object.values(weights))
  return s => {
    writeFeatures(s, sum.features)
    return sum.value()
  }
}
