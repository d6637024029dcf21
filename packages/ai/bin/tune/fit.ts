/** A position of a finished game: how much of each term it had for the side to move, and how the game ended for that side. */
export interface Sample {
  readonly terms: Int32Array
  /** 1 won, 0 lost, a half drawn. */
  readonly score: number
}

/** How strongly weights are held near the old ones, in samples: terms that hardly ever occur keep theirs. */
const HOLD = 20
const ROUNDS = 30
/** Values are hundredths where 400 means ten wins for each loss: this makes them natural logarithms of the odds. */
const ODDS = Math.LN10 / 400

/**
 * The weights under which the games' results were most likely (logistic regression by Newton's method), held near the old
 * ones. So a value means a chance to win, not a matter of taste.
 */
export function fit(samples: readonly Sample[], old: readonly number[]): number[] {
  let weights = [...old]
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = derivatives(samples, weights, old)
    const change = solve(bend, slope)
    weights = weights.map((weight, i) => weight - change[i])
    if (Math.max(...change.map(Math.abs)) < 0.01) break
  }
  return weights
}

/** The mean surprise of the results, in bits: 1 for a coin, less the better the evaluation knows. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  let sum = 0
  for (const { terms, score } of samples) {
    const chance = Math.min(Math.max(chanceFor(terms, weights), 1e-9), 1 - 1e-9)
    sum -= score * Math.log2(chance) + (1 - score) * Math.log2(1 - chance)
  }
  return sum / samples.length
}

function chanceFor(terms: Int32Array, weights: readonly number[]): number {
  let value = 0
  for (let i = 0; i < terms.length; i++) value += terms[i] * weights[i]
  return 1 / (1 + Math.exp(-ODDS * value))
}

/** First and second derivatives of the loss at `weights`. */
function derivatives(samples: readonly Sample[], weights: readonly number[], old: readonly number[]) {
  const n = weights.length
  const slope = weights.map((weight, i) => HOLD * ODDS * ODDS * (weight - old[i]))
  const bend = weights.map((_, i) => weights.map((_weight, j) => (i === j ? HOLD * ODDS * ODDS : 0)))
  for (const { terms, score } of samples) {
    const chance = chanceFor(terms, weights)
    const error = (chance - score) * ODDS
    const curve = chance * (1 - chance) * ODDS * ODDS
    for (let i = 0; i < n; i++) {
      if (terms[i] === 0) continue
      slope[i] += error * terms[i]
      for (let j = 0; j < n; j++) bend[i][j] += curve * terms[i] * terms[j]
    }
  }
  return { slope, bend }
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
