import { ok, type Match, type Result } from '@tabuleiro/engine'
import { openPlayer } from '../players/openPlayer'
import { Allotment, type Task } from './task'
import { verdictOf, type Verdict } from './moveResult'

/** The move of a computer player, named as in a seat. Refuses unknown players and finished matches. */
export function openMove(match: Match, player: string, seed: number): Result<Task<Verdict>> {
  const thought = openPlayer(match, player, seed)
  if (!thought.ok) return thought
  const { search, budget } = thought.value
  const allotment = new Allotment(search, budget.nodes)
  return ok({
    millis: budget.millis,
    step: () => allotment.step(),
    done: () => allotment.done(),
    answer: () => verdictOf(match, search.best()),
  })
}
