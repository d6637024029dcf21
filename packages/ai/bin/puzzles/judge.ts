import { gameOf, legalMoves, type Move, type State } from '@tabuleiro/engine'
import type { Grade, Puzzle } from '../../src/puzzles/puzzle'
import type { Best } from '../../src/search/search'
import { isWin, pliesToEnd, toChance } from '../../src/search/value'
import { decodePuzzle, openSearch, searchPosition } from '../tactics/puzzle'
import { countLevelOne, measure, measureMove } from './measure'
import { canonicalPicture, CONFIRM_SECONDS, gradeOf, type Recipe, type Variant } from './recipe'
import { MAX_PLIES, proveWin, searchedLine } from './solution'
import { themesOf } from './themes'

/** A puzzle with all that was measured. */
export interface MadePuzzle extends Pick<Puzzle, 'position' | 'grade' | 'nodes' | 'plies' | 'themes' | 'solution'> {
  readonly options: Readonly<Record<string, unknown>>
  /** The chance to win with the move, and with the best of the others. */
  readonly chances: readonly [number, number]
  readonly levelOne: number
}

/**
 * The puzzles with the grades that the thresholds of today give them, without those that level 1 solves by accident,
 * and without a second one of the same position up to symmetry.
 */
export function regrade(recipe: Recipe, puzzles: readonly MadePuzzle[]): MadePuzzle[] {
  const graded = puzzles.map(puzzle => ({ ...puzzle, grade: gradeOf(recipe, puzzle.nodes) }))
  const pictures = graded.map(puzzle =>
    canonicalPicture(recipe, decodePuzzle({ ...puzzle, game: recipe.game, moves: [] })),
  )
  return graded.filter(({ grade, levelOne }, i) => !isAccident(grade, levelOne) && pictures.indexOf(pictures[i]) === i)
}

/** Whether level 1 finds the move too often for the grade. */
const isAccident = (grade: Grade, levelOne: number): boolean => grade > 2 && levelOne > MAX_HITS

/** A position that is being judged, and which grades still want puzzles. */
export interface Candidate {
  readonly recipe: Recipe
  readonly variant: Variant
  readonly s: State
  readonly isWanted: (grade: Grade) => boolean
}

/** With the move the chance to win is at least this. */
export const WINNING = 0.75
/** With the best other move it is at most this: after a forced win, and after a gain. */
const NOT_FORCED = 0.85
const NOT_GAINED = 0.55
/** A side with this chance has won without a puzzle. */
const DECIDED = 0.985
/** Tries of level 1, and how many may hit in grades 3 and 4. */
const LEVEL_ONE_TRIES = 12
const MAX_HITS = 1
/** The look before the dear confirmation, as a part of it. */
const PRELIMINARY = 0.02
const PROOF_NODES = 1_500_000
/** Moves of the line beside the first are searched with this part of the confirming nodes. */
const LINE_PART = 0.04

/** Judges a position, cheap looks first. */
export function judge(candidate: Candidate, scanNodes: number): MadePuzzle | 'nothing' | 'decided' {
  const { recipe, variant, s, isWanted } = candidate
  const { game } = recipe
  const first = measure(openSearch(game, s, scanNodes), scanNodes)
  const { move, value } = first.best
  if (toChance(value) < WINNING || !isWanted(gradeOf(recipe, first.nodes))) return 'nothing'
  if (recipe.onlyWin !== undefined) {
    const isNear = isWin(value) && pliesToEnd(value) <= MAX_PLIES
    if (!isNear || recipe.onlyWin(s) !== move) return 'nothing'
  } else {
    const other = searchPosition(game, s, scanNodes, [move])
    if (!isClearlyBetter(first.best, other)) return toChance(other.value) > DECIDED ? 'decided' : 'nothing'
  }
  const limit = CONFIRM_SECONDS * variant.phoneNodes * PRELIMINARY
  const nodes = measureMove(seed => openSearch(game, s, limit, [], seed), move, limit)
  if (nodes === undefined || !isWanted(gradeOf(recipe, nodes))) return 'nothing'
  if (recipe.onlyWin === undefined && !isOnly(candidate, first.best, limit)) return 'nothing'
  const levelOne = countLevelOne(game, s, move, LEVEL_ONE_TRIES)
  if (isAccident(gradeOf(recipe, nodes), levelOne)) return 'nothing'
  return confirm(candidate, move, nodes, levelOne) ?? 'nothing'
}

/** Whether no other move wins or gains as much, by a search of so many nodes. */
function isOnly({ recipe, s }: Candidate, best: Best, nodes: number): boolean {
  return isClearlyBetter(best, searchPosition(recipe.game, s, nodes, [best.move]))
}

/** Whether only the first of two wins, or gains what the second does not. */
export function isClearlyBetter(best: Best, other: Best): boolean {
  return toChance(other.value) <= (isWin(best.value) ? NOT_FORCED : NOT_GAINED)
}

/** The dear part: the searches with all nodes, the exhaustive proof, the line. */
function confirm(candidate: Candidate, move: Move, early: number, levelOne: number): MadePuzzle | undefined {
  const { recipe, variant, s, isWanted } = candidate
  const { game } = recipe
  const rules = gameOf(game)
  const effort = CONFIRM_SECONDS * variant.phoneNodes
  const { best, nodes: late } = measure(openSearch(game, s, effort), effort)
  const nodes = Math.max(early, late)
  const grade = gradeOf(recipe, nodes)
  if (best.move !== move || toChance(best.value) < WINNING || !isWanted(grade)) return undefined
  if (isAccident(grade, levelOne)) return undefined
  const isProved = recipe.onlyWin !== undefined
  const other = isProved || legalMoves(rules, s).length === 1 ? undefined : searchPosition(game, s, effort, [move])
  if (other !== undefined && !isClearlyBetter(best, other)) return undefined
  const mayBeForced = isWin(best.value) && pliesToEnd(best.value) <= MAX_PLIES
  const forced = mayBeForced ? proveWin(game, s, PROOF_NODES) : undefined
  if (isProved && forced === undefined) return undefined
  if (forced !== undefined && forced.moves[0] !== move) return undefined
  const line = forced?.moves ?? searchedLine(game, s, move, Math.ceil(effort * LINE_PART))
  if (line === undefined) return undefined
  const themes = themesOf(game, s, line)
  if (themes.length === 0) return undefined
  const chance = (of: Best) => Math.round(toChance(of.value) * 1000) / 1000
  return {
    options: variant.options,
    position: rules.encode(s),
    grade,
    nodes,
    plies: forced?.plies ?? 0,
    themes,
    solution: line.map(m => rules.write(s.setup, m)),
    chances: [chance(best), other === undefined ? 0 : chance(other)],
    levelOne,
  }
}
