import { hashText, nonDefaultOptions, gameOf, expectOk, type GameId } from '@tabuleiro/engine'
import { readFileSync, writeFileSync } from 'node:fs'
import { GRADES, writePuzzles, type Puzzle } from '../../src/puzzles/puzzle'
import type { MadePuzzle } from './judge'

/** Ids that were published: none ever disappears. */
export const idsFile = new URL('../../puzzles/ids.json', import.meta.url)
const dataFile = (game: GameId) => new URL(`../../src/games/${game}/puzzles.ts`, import.meta.url)

/** A short name made of what the puzzle is: it does not depend on the order in which puzzles are found. */
export function puzzleId(game: GameId, options: object, position: string): string {
  return hashText(`${game} ${JSON.stringify(options)} ${position}`).toString(36)
}

/**
 * The puzzles as the app loads them: the easiest first, at most `perGrade` of a grade and those published in any case.
 */
export function publish(
  game: GameId,
  made: readonly MadePuzzle[],
  perGrade: number,
  published: readonly string[],
): Puzzle[] {
  const all = made.map((puzzle): Puzzle => {
    const options = nonDefaultOptions(gameOf(game).options, expectOk(gameOf(game).setup(puzzle.options)).options)
    const { position, grade, nodes, plies, themes, solution } = puzzle
    const id = puzzleId(game, options, position)
    return { id, game, options, position, grade, nodes, plies, themes, solution, first: solution.slice(0, 1) }
  })
  const chosen = GRADES.flatMap(grade => {
    const graded = all.filter(puzzle => puzzle.grade === grade)
    return graded.filter((puzzle, i) => i < perGrade || published.includes(puzzle.id))
  })
  return chosen.sort((a, b) => a.grade - b.grade || a.nodes - b.nodes || (a.id < b.id ? -1 : 1))
}

/** Writes the data of a game, and adds its ids to the list of those published. */
export function packPuzzles(game: GameId, made: readonly MadePuzzle[], perGrade: number): void {
  const ids = JSON.parse(readFileSync(idsFile, 'utf8')) as Partial<Record<GameId, string[]>>
  const published = ids[game] ?? []
  const puzzles = publish(game, made, perGrade, published)
  const text = `/** The puzzles of this game, written by bin/makePuzzles.ts: see \`readPuzzles\`. */\nexport const data = \`\n${writePuzzles(puzzles)}\`\n`
  writeFileSync(dataFile(game), text)
  ids[game] = [...new Set([...published, ...puzzles.map(({ id }) => id)])].sort()
  writeFileSync(idsFile, `${JSON.stringify(ids, null, 2)}\n`)
  process.stdout.write(`${game}: ${puzzles.length} puzzles\n`)
}
