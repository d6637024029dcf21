import { gameIds, isGameId, type GameId } from '@tabuleiro/engine'
import { parseArgs } from 'node:util'
import { loadPuzzles } from '../src/puzzles/loadPuzzles'

/** Prints the puzzles, one JSON object a line: `puzzles [--game id]`. */

/** The games to print, or undefined where the arguments name none. */
function chosenGames(): readonly GameId[] | undefined {
  try {
    const { game } = parseArgs({ options: { game: { type: 'string' } } }).values
    if (game === undefined) return gameIds
    return isGameId(game) ? [game] : undefined
  } catch {
    return undefined
  }
}

function refuse(code: string, message: string): void {
  process.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`)
  process.exitCode = 1
}

const chosen = chosenGames()
if (chosen === undefined) refuse('request/invalid', 'usage: puzzles [--game id]')
for (const id of chosen ?? []) {
  const puzzles = await loadPuzzles(id)
  if (!puzzles.ok) refuse(puzzles.error.code, `the puzzles of ${id} cannot be read`)
  else
    for (const { id, game, options, position, grade, themes, solution, first } of puzzles.value)
      process.stdout.write(`${JSON.stringify({ id, game, options, position, grade, themes, solution, first })}\n`)
}
