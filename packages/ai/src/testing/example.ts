import { randomMove } from '@tabuleiro/ai'
import { newMatch, playMove, resultOf, type Match, type Result } from '@tabuleiro/engine'

/** Two random players play a whole game; the same seed gives the same game. */
export function randomGame(game: Match['game'], seed: number): Result<Match> {
  let step = newMatch({ game })
  while (step.ok && resultOf(step.value) === undefined) {
    const move = randomMove(step.value, seed)
    step = move.ok ? playMove(step.value, move.value) : move
  }
  return step
}
