import { expectOk, gameOf, positionOf, type State } from '@tabuleiro/engine'
import { openPuzzle, type Puzzle } from '../../src/puzzles/puzzle'
import { gradeOf, type Recipe } from './recipe'
import { proveWin } from './solution'
import { themesOf } from './themes'

/** Nodes for proving a puzzle again: more than it had when it was made. */
const PROOF_NODES = 20_000_000

/** What is wrong with a puzzle, as far as it can be proved again; undefined where it holds. */
export function verifyPuzzle(recipe: Recipe, puzzle: Puzzle): string | undefined {
  const { game, plies, solution, nodes, grade, themes } = puzzle
  const s = startOf(puzzle)
  const write = (move: number | undefined) => (move === undefined ? 'none' : gameOf(game).write(s.setup, move))
  if (gradeOf(recipe, nodes) !== grade) return `${nodes} nodes are not of grade ${grade}`
  if (recipe.onlyWin && write(recipe.onlyWin(s)) !== solution[0]) return 'the first move is not the only one that wins'
  if (plies > 0) {
    const proved = proveWin(game, s, PROOF_NODES, plies)
    if (proved?.plies !== plies || write(proved.moves[0]) !== solution[0]) return `no single win in ${plies} plies`
  }
  const moves = expectOk(openPuzzle(puzzle, solution.length)).plies.map(({ move }) => move)
  return themesOf(game, s, moves).join() === themes.join() ? undefined : 'other themes'
}

/** The position of a puzzle. */
export function startOf(puzzle: Puzzle): State {
  return positionOf(expectOk(openPuzzle(puzzle)))
}
