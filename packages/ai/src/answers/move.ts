import { ok, type Match, type Result } from '@tabuleiro/engine'
import { openPlayer } from '../players/openPlayer'
import { NodeBudget } from '../search/nodeBudget'
import type { Task } from './task'
import { toMoveResult, type MoveResult } from './moveResult'

/** Opens the search for a computer player's move, the player being named as in a seat. Refuses finished matches. */
export function openMove(match: Match, player: string, seed: number): Result<Task<MoveResult>> {
  const opened = openPlayer(match, player, seed)
  if (!opened.ok) return opened
  const { search, budget } = opened.value
  const nodeBudget = new NodeBudget(search, budget.nodes)
  return ok({
    millis: budget.millis,
    step: () => nodeBudget.step(),
    done: () => nodeBudget.done(),
    answer: () => toMoveResult(match, search.best()),
  })
}
