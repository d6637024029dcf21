import { CLASS_LIMITS, type JudgedMove, type Thinker } from '@tabuleiro/ai'
import { positionOf, resultOf, type Match } from '@tabuleiro/engine'

/** What came of a move that was tried in place of a mistake. */
export interface TryResult {
  /** The best move, a good one, or another mistake. */
  readonly verdict: 'right' | 'nearly' | 'wrong'
  /** What the other side would answer to a wrong move; empty where the game is over. */
  readonly refutation: readonly string[]
}

/** How far a tried move is searched: enough to see what it allows, and the same on every device. */
const TRY_NODES = 2_000

/** The most of the chance to win that a move may give away and still count as good. */
const GOOD = CLASS_LIMITS[0]?.[1] ?? 0

/**
 * Judges a move that was tried before a mistake: `after` is the match with it. Undefined where the search was replaced
 * by another question.
 */
export async function judgeTry(
  thinker: Thinker,
  after: Match,
  tried: string,
  mistake: JudgedMove,
): Promise<TryResult | undefined> {
  if (tried === mistake.best) return { verdict: 'right', refutation: [] }
  if (tried === mistake.move) return { verdict: 'wrong', refutation: mistake.refutation ?? [] }
  const result = resultOf(after)
  if (result) return { verdict: isWonByMover(after, result.winner) ? 'right' : 'wrong', refutation: [] }
  const answer = await thinker.ask(after, { kind: 'lines', nodes: TRY_NODES })
  if (answer?.ok !== true) return undefined
  const [reply] = answer.value.lines
  const own = 1 - (reply?.chance ?? 0)
  if (mistake.before - own <= GOOD) return { verdict: 'nearly', refutation: [] }
  return { verdict: 'wrong', refutation: reply?.moves ?? [] }
}

/** Whether the side that made the last move has won. */
function isWonByMover(after: Match, winner: 0 | 1 | undefined): boolean {
  return winner === positionOf(after, after.plies.length - 1).turn
}
