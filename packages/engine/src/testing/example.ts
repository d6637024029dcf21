import { movesOf, newMatch, playMove, readRecord, resultOf, rulesOf, writeRecord } from '@tabuleiro/engine'

/** Plays the first legal move until the game is over, saves the match and reads it back. */
export function shortestStory(): string {
  let step = newMatch({ game: 'trike', options: { size: 5 } })
  while (step.ok && resultOf(step.value) === undefined) step = playMove(step.value, movesOf(step.value)[0])
  if (!step.ok) return step.error.code

  const saved = readRecord(writeRecord(step.value))
  if (!saved.ok) return saved.error.code
  const { winner, reason } = resultOf(saved.value) ?? {}
  return `${rulesOf(saved.value).name}: player ${(winner ?? 0) + 1} wins by ${reason} after ${saved.value.plies.length} moves`
}
