import { openPlayer } from '@tabuleiro/ai'
import { newMatch, playMove, resultOf, type Match, type Result } from '@tabuleiro/engine'

/** Two computer players, named as in a seat, play a whole game; the same seed gives the same game. */
export function wholeGame(game: Match['game'], players: readonly [string, string], seed: number): Result<Match> {
  let step = newMatch({ game })
  while (step.ok && resultOf(step.value) === undefined) {
    const opened = openPlayer(step.value, players[step.value.plies.length % 2], seed)
    if (!opened.ok) return opened
    const { search, budget } = opened.value
    search.step(budget.nodes ?? 10_000)
    step = playMove(step.value, search.best().move)
  }
  return step
}
