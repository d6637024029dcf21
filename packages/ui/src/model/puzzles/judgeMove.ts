import type { Thinker } from '@tabuleiro/ai'
import { otherSide, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import { seedFor } from '../session/seed'
import type { Verdict } from './solving'

/** How long the answer to a move is looked for: a proof ends it sooner. */
const MILLIS = 700
/** A refutation is shown as the answer, our best move and the answer to that. */
const REFUTATION_PLIES = 3

/**
 * Judges a move that was not asked for, in the match after it: whether it provably wins for `side` all the same, or
 * what the other side answers. Undefined where the question was dropped.
 */
export async function judgeMove(match: Match, side: Side, thinker: Thinker): Promise<Verdict | undefined> {
  const result = resultOf(match)
  if (result) return result.winner === side ? { wins: true } : { wins: false, refutation: [] }
  const answer = await thinker.ask(match, { kind: 'hint', seed: seedFor(match), millis: MILLIS })
  if (answer === undefined) return undefined
  if (!answer.ok) return { wins: false, refutation: [] }
  const { known, line } = answer.value
  if (known?.result === 'loss' && positionOf(match).turn === otherSide(side)) return { wins: true }
  return { wins: false, refutation: line.slice(0, REFUTATION_PLIES) }
}
