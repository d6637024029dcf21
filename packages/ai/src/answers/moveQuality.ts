import { toChance, isKnown, isWin, type Value } from '../search/value'

/** How good a move was, best first. */
export const MOVE_CLASSES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type MoveClass = (typeof MOVE_CLASSES)[number]

/** The most of the chance to win that a move of a class gives away; beyond the last it is a blunder. */
export const CLASS_LIMITS: readonly (readonly [MoveClass, number])[] = [
  ['good', 0.05],
  ['inaccuracy', 0.1],
  ['mistake', 0.2],
]

/**
 * The class of a move, from the values of the best move and the one played. Keeping a known win, or losing a lost game
 * sooner, gives no chance away.
 */
export function classifyMove(best: Value, played: Value): MoveClass {
  if (played >= best) return 'best'
  if (isKnown(best) && isKnown(played) && isWin(best) === isWin(played)) return 'good'
  const lost = toChance(best) - toChance(played)
  return CLASS_LIMITS.find(([, most]) => lost <= most)?.[0] ?? 'blunder'
}

/** Whether a move gave something away that a review speaks of. */
export function isMistake(quality: MoveClass): boolean {
  return quality !== 'best' && quality !== 'good'
}
