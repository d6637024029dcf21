import { ok, type Match, type Result } from '@tabuleiro/engine'
import { openPlayer } from '../players/openPlayer'
import { NodeBudget, type Task } from './task'
import { toMoveResult, type MoveResult } from './moveResult'

/** The move of a computer player, named as in a seat. Refuses unknown players and finished matches. */
export function openMove(match: Match, player: string, seed: number): Result<Task<MoveResult>> {
  const thought = openPlayer(match, player, seed)
  if (!thought.ok) return thought
  const { search, budget } = thought.value
  const allotment = new NodeBudget(search, budget.nodes)
  return ok({
    millis: budget.millis,
    step: () => allotment.step(),
    done: () => allotment.done(),
    answer: () => toMoveResult(match, search.best()),
  })
}
