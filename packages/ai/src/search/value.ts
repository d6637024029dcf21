/**
 * How good a position is for the side to move. Up to `FAR` it is a guess in hundredths, scaled so that 400 means ten wins for
 * each loss; beyond, the result is known and the value says in how many plies the game ends: `WIN - plies`.
 */
export type Value = number

export const WIN: Value = 30_000
/** Guesses stay below this. */
export const MAX_ESTIMATE: Value = 20_000
export const DRAW: Value = 0

export const winIn = (plies: number): Value => WIN - plies
export const lossIn = (plies: number): Value => plies - WIN
export const isWin = (value: Value): boolean => value > MAX_ESTIMATE
export const isLoss = (value: Value): boolean => value < -MAX_ESTIMATE
/** Whether the result is known: a guess never reaches this far. */
export const isKnown = (value: Value): boolean => isWin(value) || isLoss(value)
/** For a known win or loss, the plies until the game is over. */
export const pliesToEnd = (value: Value): number => WIN - Math.abs(value)

/** The chance to win, a draw counting half: what people are shown. */
export function toChance(value: Value): number {
  if (isKnown(value)) return isWin(value) ? 1 : 0
  return 1 / (1 + 10 ** (-value / 400))
}

/** The guess that stands for a chance strictly between 0 and 1. */
export function fromChance(chance: number): Value {
  const held = Math.min(Math.max(chance, 1e-4), 1 - 1e-4)
  return Math.round(400 * Math.log10(held / (1 - held)))
}
