import { fail, newMatch, ok, playMove, positionOf, readMove, rulesOf, seenAt } from '@tabuleiro/engine'
import type { GameId, Match, Result } from '@tabuleiro/engine'
import * as v from 'valibot'
import { THEMES, type Theme } from './themes'

/** How hard a puzzle is, from the nodes that full strength needs to find its first move. */
export const GRADES = [1, 2, 3, 4] as const
export type Grade = (typeof GRADES)[number]

/** A position with a single winning move. Its id never changes: links and progress name it. */
export interface Puzzle {
  readonly id: string
  readonly game: GameId
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly position: string
  readonly grade: Grade
  /** The node budget at which full strength finds the first move and stays with it: measured once, when it was made. */
  readonly nodes: number
  /** The game is won after so many plies, proved by trying every move; 0 where the line ends before. */
  readonly plies: number
  readonly themes: readonly Theme[]
  /** The main line: moves of the side that solves it in turn with the longest resistance. */
  readonly solution: readonly string[]
  /** Every first move that is accepted. */
  readonly first: readonly string[]
}

const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const list = v.pipe(
  v.string(),
  v.transform(text => text.split(',')),
)
const lineSchema = v.tuple([
  v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/)),
  v.pipe(whole, v.picklist(GRADES)),
  whole,
  whole,
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  v.string(),
  list,
  v.pipe(list, v.array(v.picklist(THEMES))),
])

/** Writes puzzles as data: one a line, the fields apart by spaces. */
export function writePuzzles(puzzles: readonly Puzzle[]): string {
  const lines = puzzles.map(({ id, grade, nodes, plies, options, position, solution, themes }) =>
    [id, grade, nodes, plies, JSON.stringify(options), position, solution.join(','), themes.join(',')].join(' '),
  )
  return `${lines.join('\n')}\n`
}

/** Reads the data of a game. The position and the moves are checked when a puzzle is opened. */
export function readPuzzles(game: GameId, data: string): Result<readonly Puzzle[]> {
  const puzzles: Puzzle[] = []
  for (const line of data.split('\n')) {
    if (line === '') continue
    const parsed = v.safeParse(lineSchema, line.split(' '))
    if (!parsed.success) return fail('record/invalid')
    const [id, grade, nodes, plies, options, position, solution, themes] = parsed.output
    puzzles.push({ id, game, options, position, grade, nodes, plies, themes, solution, first: solution.slice(0, 1) })
  }
  return ok(puzzles)
}

/** The match of a puzzle after so many plies of its solution, every move checked by the rules. */
export function openPuzzle({ game, options, position, solution }: Puzzle, plies = 0): Result<Match> {
  let match = newMatch({ game, options, start: position })
  for (let at = 0; match.ok && at < plies; at++) {
    const { value } = match
    const move = readMove(rulesOf(value), positionOf(value), seenAt(value), solution[at])
    match = move.ok ? playMove(value, move.value) : fail(move.error.code, at)
  }
  return match
}
