import type { Place } from '../core/events'
import type { Refusals } from '../core/game'
import type { WhyNot } from '../core/whyNot'
import { movesOf, positionOf, resultOf, rulesOf, type Match } from './match'

/**
 * Why a tap on `place` after `taps` leads to no legal move of a match; undefined where it does. After all taps of a
 * move, which waits to be confirmed, the last one counts as not made.
 */
export async function whyNot(match: Match, taps: readonly Place[], place: Place): Promise<WhyNot | undefined> {
  return whyNotBy(await rulesOf(match).refusals(), match, taps, place)
}

/** The same at once, where the reasons of the game are loaded. */
export function whyNotBy(refusals: Refusals, match: Match, taps: readonly Place[], place: Place): WhyNot | undefined {
  if (resultOf(match) !== undefined) return { code: 'game-over', cells: [] }
  const game = rulesOf(match)
  const s = positionOf(match)
  const made = taps.join(' ')
  const isComplete = movesOf(match).some(move => game.taps(s, move).join(' ') === made)
  return refusals.whyNot(s, isComplete ? taps.slice(0, -1) : taps, place)
}
