import { expectOk, movesOf, playMove, type GameId, type Match, type Move } from '@tabuleiro/engine'
import { randomMatch } from '@tabuleiro/engine/testing'
import type fc from 'fast-check'
import type { Task } from '../answers/task'

/** Properties are tried on the same inputs every time, so that a failure can be reproduced. */
export const tried = (numRuns: number): fc.Parameters<unknown> => ({ seed: 20261116, numRuns })

/** A random match whose last move does not end it. */
export function openMatch(game: GameId, options: unknown, seed: number, plies: number): Match {
  const match = randomMatch({ game, options }, seed, plies)
  return movesOf(match).length > 0 ? match : openMatch(game, options, seed, match.plies.length - 1)
}

/** The match after a move that is known to be legal. */
export const played = (match: Match, move: Move): Match => expectOk(playMove(match, move))

/** Does a task to its end in one go. */
export function finished<Answer>(task: Task<Answer>): Answer {
  while (!task.step());
  return task.answer()
}
