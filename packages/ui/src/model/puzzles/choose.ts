import { GRADES, THEMES, type Grade, type Puzzle, type Theme } from '@tabuleiro/ai'
import { progressKey, type Progress, type PuzzleProgress } from '../progress/progress'

/** How a puzzle went, if it was tried. */
export function puzzleResult({ puzzles }: Progress, { game, id }: Puzzle): PuzzleProgress['result'] | undefined {
  return puzzles[progressKey(game, id)]?.result
}

/** Whether a puzzle was solved, at the first try or later. */
export function isSolved(progress: Progress, puzzle: Puzzle): boolean {
  const result = puzzleResult(progress, puzzle)
  return result === 'first' || result === 'solved'
}

/** The puzzles that were tried and not solved since. */
export function missedPuzzles(puzzles: readonly Puzzle[], progress: Progress): readonly Puzzle[] {
  return puzzles.filter(puzzle => puzzleResult(progress, puzzle) === 'missed')
}

/**
 * The puzzle to go on with: with `again` the next one that was missed, otherwise the next that was never tried, easy
 * ones first, and at the end the missed ones. None where all others are solved.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: Progress,
  current?: string,
  again = false,
): Puzzle | undefined {
  const at = puzzles.findIndex(({ id }) => id === current)
  const inTurn = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  const missed = inTurn.find(puzzle => puzzleResult(progress, puzzle) === 'missed')
  if (again) return missed
  return inTurn.find(puzzle => puzzleResult(progress, puzzle) === undefined) ?? missed
}

/** How many of some puzzles are solved. */
export interface Count {
  readonly solved: number
  readonly all: number
}

function count(puzzles: readonly Puzzle[], progress: Progress): Count {
  return { solved: puzzles.filter(puzzle => isSolved(progress, puzzle)).length, all: puzzles.length }
}

/** How many puzzles of each grade are solved. */
export function countGrades(puzzles: readonly Puzzle[], progress: Progress): readonly (Count & { grade: Grade })[] {
  return GRADES.map(grade => ({
    grade,
    ...count(
      puzzles.filter(puzzle => puzzle.grade === grade),
      progress,
    ),
  }))
}

/** How many puzzles of each theme are solved; themes that no puzzle has are left out. */
export function countThemes(puzzles: readonly Puzzle[], progress: Progress): readonly (Count & { theme: Theme })[] {
  return THEMES.map(theme => ({
    theme,
    ...count(
      puzzles.filter(({ themes }) => themes.includes(theme)),
      progress,
    ),
  })).filter(({ all }) => all > 0)
}
