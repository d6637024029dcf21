import { ok, type Match, type Result } from '@tabuleiro/engine'
import { openAnalysis } from './analyse'
import { readAnalysis, type Analysis } from './analysis'
import { openHint, type Hint, type HintBudget } from './hint'
import { openLines, type Lines, type LinesBudget } from './lines'
import { openMove } from './move'
import type { MoveResult } from './moveResult'
import type { Task } from './task'

/**
 * A question about a match: a computer player's move, a hint, the best lines of the position, or an analysis of every
 * move.
 */
export type Query =
  | { readonly kind: 'move'; readonly player: string; readonly seed: number }
  | ({ readonly kind: 'hint'; readonly seed: number } & HintBudget)
  | ({ readonly kind: 'lines' } & LinesBudget)
  | AnalysisQuery

/** A question for the analysis of a match; one that was stopped goes on from its stored text. */
interface AnalysisQuery {
  readonly kind: 'analyse'
  readonly nodes?: number | undefined
  readonly unfinished?: string | undefined
}

/** The answer to each kind of question. */
export interface QueryResults {
  readonly move: MoveResult
  readonly hint: Hint
  readonly lines: Lines
  readonly analyse: Analysis
}

/** Opens the task that answers a question. */
export function openQuery(match: Match, query: Query): Result<Task<QueryResults[Query['kind']]>> {
  switch (query.kind) {
    case 'move':
      return openMove(match, query.player, query.seed)
    case 'hint':
      return openHint(match, query.seed, query)
    case 'lines':
      return openLines(match, query)
    case 'analyse':
      return ok(resumeAnalysis(match, query))
    default:
      return query satisfies never
  }
}

/** Goes on with a stored analysis, or begins anew where it does not belong to the match. */
function resumeAnalysis(match: Match, { nodes, unfinished }: AnalysisQuery): Task<Analysis> {
  const stored = unfinished === undefined ? undefined : readAnalysis(unfinished, match, nodes)
  return openAnalysis(match, nodes, stored?.ok === true ? stored.value : undefined)
}
