/** Wins, losses and draws of one side. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly draws: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964
/** The chance of either mistake of the sequential test. */
const ERROR = 0.05

export const countGames = ({ wins, losses, draws }: Tally): number => wins + losses + draws

/** Points per game: a draw is half a point. */
export function tallyScore(tally: Tally): number {
  const games = countGames(tally)
  return games === 0 ? 0.5 : (tally.wins + tally.draws / 2) / games
}

/**
 * Wilson's 95 % interval of the score p over n games: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n). A draw
 * counts as half a win and half a loss, which overstates the variance, so that the interval is wide rather than narrow.
 */
export function wilsonInterval(tally: Tally): [low: number, high: number] {
  const n = countGames(tally)
  if (n === 0) return [0, 1]
  const p = tallyScore(tally)
  const centre = p + (Z * Z) / (2 * n)
  const half = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))
  const scale = 1 + (Z * Z) / n
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)]
}

/**
 * Wald's sequential test of a score of `low` against one of `high`, each mistaken with 5 %. A draw adds half of what a
 * win and half of what a loss adds; by convexity that keeps the promise for any share of draws.
 */
export function sprt(tally: Tally, low: number, high: number): 'H0' | 'H1' | undefined {
  const points = tally.wins + tally.draws / 2
  const evidence = points * Math.log(high / low) + (countGames(tally) - points) * Math.log((1 - high) / (1 - low))
  const bound = Math.log((1 - ERROR) / ERROR)
  return evidence >= bound ? 'H1' : evidence <= -bound ? 'H0' : undefined
}
