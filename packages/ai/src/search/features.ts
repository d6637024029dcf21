import type { State } from '@tabuleiro/engine'
import { MAX_ESTIMATE, type Value } from './value'

/** The weight of each named term, in hundredths (see `Value`): one table for each game, made by `bin/tune.ts`. */
export type Weights = Readonly<Record<string, number>>

/** Writes how much of each term a position has, for the side to move, in the order of the table of weights. */
export type Features<S extends State> = (s: S, out: Int32Array) => void

/** The evaluation: the sum of the terms by their weights. It owns its buffer, so it allocates nothing. */
export function weighted<S extends State>(weights: Weights, measure: Features<S>): (s: S) => Value {
  const factors = Float64Array.from(Object.values(weights))
  const terms = new Int32Array(factors.length)
  return s => {
    measure(s, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * factors[i]
    return Math.max(1 - MAX_ESTIMATE, Math.min(MAX_ESTIMATE - 1, Math.round(sum)))
  }
}
