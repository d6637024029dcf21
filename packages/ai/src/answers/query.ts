import { ok, type Match, type Result } from '@tabuleiro/engine'
import { openAnalysis } from './analyse'
import type { Analysis } from './analysis'
import { openHint, type Hint, type HintBudget } from './hint'
import { openMove } from './move'
import type { MoveResult } from './moveResult'
import type { Task } from './task'

/** A question about a match: a computer player's move, a hint, or an analysis of every move. */
export type Query =
  | { readonly kind: 'move'; readonly player: string; readonly seed: number }
  | ({ readonly kind: 'hint'; readonly seed: number } & HintBudget)
  | { readonly kind: 'analyse'; readonly nodes?: number | undefined }

/** The answer to each kind of question. */
export interface QueryResults {
  readonly move: MoveResult
  readonly hint: Hint
  readonly analyse: Analysis
}

/** Opens the task that answers a question. */
export function openQuery(match: Match, query: Query): Result<Task<QueryResults[Query['kind']]>> {
  switch (query.kind) {
    case 'move':
      return openMove(match, query.player, query.seed)
    case 'hint':
      return openHint(match, query.seed, query)
    case 'analyse':
      return ok(openAnalysis(match, query.nodes))
    default:
      return query satisfies never
  }
}
