import { expectOk, gameOf, legalMoves, positionOf, type State } from '@tabuleiro/engine'
import { openPuzzle, type Puzzle } from '../../src/puzzles/puzzle'
import { toChance } from '../../src/search/value'
import { searchPosition } from '../tactics/puzzle'
import { isClearlyBetter, WINNING } from './judge'
import { confirmNodes, gradeOf, type Recipe } from './recipe'
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

/**
 * What full strength says against a puzzle with the nodes of a confirmation, once for all moves and once without the
 * solution; undefined where it agrees, and where the rules themselves prove that no other move wins.
 */
export function confirmPuzzle(recipe: Recipe, puzzle: Puzzle): string | undefined {
  const { game, solution } = puzzle
  const s = startOf(puzzle)
  if (recipe.onlyWin || legalMoves(gameOf(game), s).length === 1) return undefined
  const nodes = confirmNodes(recipe, s)
  const write = (move: number) => gameOf(game).write(s.setup, move)
  const percent = (value: number) => `${String(Math.round(1000 * toChance(value)) / 10)} %`
  const best = searchPosition(game, s, nodes)
  if (write(best.move) !== solution[0]) return `${nodes} nodes prefer ${write(best.move)}, ${percent(best.value)}`
  if (toChance(best.value) < WINNING) return `${nodes} nodes see no win, ${percent(best.value)}`
  const other = searchPosition(game, s, nodes, [best.move])
  if (isClearlyBetter(best, other)) return undefined
  return `${nodes} nodes see ${write(other.move)} as well, ${percent(other.value)} beside ${percent(best.value)}`
}

/** The position of a puzzle. */
export function startOf(puzzle: Puzzle): State {
  return positionOf(expectOk(openPuzzle(puzzle)))
}
