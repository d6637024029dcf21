/**
 * The value of a position for the side to move. Below `MAX_ESTIMATE` it is an estimate in hundredths, scaled so that
 * 400 means ten wins for each loss. Above it the result is known, and the value says in how many plies the game ends:
 * `WIN - plies`.
 */
export type Value = number

export const WIN: Value = 30_000
/** Estimates stay below this. */
export const MAX_ESTIMATE: Value = 20_000
export const DRAW: Value = 0

export const winIn = (plies: number): Value => WIN - plies
export const lossIn = (plies: number): Value => plies - WIN
export const isWin = (value: Value): boolean => value > MAX_ESTIMATE
export const isLoss = (value: Value): boolean => value < -MAX_ESTIMATE
/** Whether the result is known. */
export const isKnown = (value: Value): boolean => isWin(value) || isLoss(value)
/** The plies until the game ends, for a known win or loss. */
export const pliesToEnd = (value: Value): number => WIN - Math.abs(value)

/** The chance to win, a draw counting half: what the screens show. */
export function toChance(value: Value): number {
  if (isKnown(value)) return isWin(value) ? 1 : 0
  return 1 / (1 + 10 ** (-value / 400))
}

/** The estimate for a chance, which is clamped to between 0 and 1. */
export function fromChance(chance: number): Value {
  const clamped = Math.min(Math.max(chance, 1e-4), 1 - 1e-4)
  return Math.round(400 * Math.log10(clamped / (1 - clamped)))
}
