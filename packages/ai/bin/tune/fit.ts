/** A position of a finished game: its features for the side to move, and how the game ended for that side. */
export interface Sample {
  readonly features: Int32Array
  /** 1 won, 0 lost, a half drawn. */
  readonly score: number
}

/** How strongly the old weights count, in samples: features that hardly ever occur keep their weights. */
const PRIOR_SAMPLES = 20
const MAX_ROUNDS = 30
/** Turns a value, where 400 means ten wins for each loss, into the natural logarithm of the odds. */
const LOG_ODDS = Math.LN10 / 400

/**
 * The weights under which the games' results were most likely (logistic regression by Newton's method), with the old
 * weights as prior. So a value means a chance to win.
 */
export function fit(samples: readonly Sample[], old: readonly number[]): number[] {
  let weights = [...old]
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { gradient, hessian } = derivatives(samples, weights, old)
    const change = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight - change[i])
    if (Math.max(...change.map(Math.abs)) < 0.01) break
  }
  return weights
}

/** The mean cross-entropy of the results in bits: 1 for a coin, less for a better evaluation. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  let sum = 0
  for (const { features, score } of samples) {
    const chance = Math.min(Math.max(predictChance(features, weights), 1e-9), 1 - 1e-9)
    sum -= score * Math.log2(chance) + (1 - score) * Math.log2(1 - chance)
  }
  return sum / samples.length
}

function predictChance(terms: Int32Array, weights: readonly number[]): number {
  let value = 0
  for (let i = 0; i < terms.length; i++) value += terms[i] * weights[i]
  return 1 / (1 + Math.exp(-LOG_ODDS * value))
}

/** First and second derivatives of the loss at `weights`. */
function derivatives(samples: readonly Sample[], weights: readonly number[], old: readonly number[]) {
  const n = weights.length
  const gradient = weights.map((weight, i) => PRIOR_SAMPLES * LOG_ODDS * LOG_ODDS * (weight - old[i]))
  const hessian = weights.map((_, i) =>
    weights.map((_weight, j) => (i === j ? PRIOR_SAMPLES * LOG_ODDS * LOG_ODDS : 0)),
  )
  for (const { features, score } of samples) {
    const chance = predictChance(features, weights)
    const error = (chance - score) * LOG_ODDS
    const curve = chance * (1 - chance) * LOG_ODDS * LOG_ODDS
    for (let i = 0; i < n; i++) {
      if (features[i] === 0) continue
      gradient[i] += error * features[i]
      for (let j = 0; j < n; j++) hessian[i][j] += curve * features[i] * features[j]
    }
  }
  return { gradient, hessian }
}

/** Solves `matrix * x = right` by elimination; the matrix is symmetric and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  const n = rows.length
  for (let k = 0; k < n; k++) {
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i][k] / rows[k][k]
      for (let j = k; j <= n; j++) rows[i][j] -= factor * rows[k][j]
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i][n]
    for (let j = i + 1; j < n; j++) sum -= rows[i][j] * x[j]
    x[i] = sum / rows[i][i]
  }
  return x
}
