import { rulesOf, type Match, type Move } from '@tabuleiro/engine'
import type { Best } from '../search/search'
import { toChance, isKnown, isWin, pliesToEnd, type Value } from '../search/value'

/** A result that the search has proven: the side to move wins or loses in so many plies, whatever the other does. */
export interface Known {
  readonly result: 'win' | 'loss'
  readonly plies: number
}

/** What a search has found, as it leaves this package: texts and chances, never numbers private to a game. */
export interface MoveResult {
  readonly move: string
  /** The principal variation, `move` first. */
  readonly line: readonly string[]
  /** The mover's chance to win, a draw counting half. Absent without a search: a classic bot, a single legal move. */
  readonly chance?: number
  readonly known?: Known
  readonly depth: number
  readonly nodes: number
}

/** What a search has found in the present position of a match. */
export function toMoveResult(match: Match, best: Best): MoveResult {
  return {
    move: moveText(match, best.move),
    line: best.pv.map(move => moveText(match, move)),
    ...(best.depth > 0 || isKnown(best.value) ? { chance: roundChance(best.value), ...knownResult(best.value) } : {}),
    depth: best.depth,
    nodes: best.nodes,
  }
}

/** The field `known`, where the result is known. */
export function knownResult(value: Value): { known?: Known } {
  return isKnown(value) ? { known: { result: isWin(value) ? 'win' : 'loss', plies: pliesToEnd(value) } } : {}
}

/** A chance to four decimals: the last digits of a power differ between JavaScript engines. */
export function roundChance(value: Value): number {
  return Math.round(toChance(value) * 10_000) / 10_000
}

/** The notation of a move in a match. */
export function moveText(match: Match, move: Move): string {
  return rulesOf(match).write(match.setup, move)
}
