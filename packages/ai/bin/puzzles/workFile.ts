import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MadePuzzle } from './judge'

/** What a run has found so far: one line for each puzzle, and one for each game played, so that it can be resumed. */
export interface Work {
  readonly puzzles: readonly MadePuzzle[]
  /** The number of the next game to play. */
  readonly next: number
}

type WorkLine = { readonly puzzle: MadePuzzle } | { readonly played: number }

/** Where the work on a game stands, from its file in `folder`. */
export function readWork(folder: string, name: string): Work {
  const file = join(folder, `${name}.jsonl`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n').filter(line => line !== '')
  const parsed = lines.map(line => JSON.parse(line) as WorkLine)
  return {
    puzzles: parsed.flatMap(line => ('puzzle' in line ? [line.puzzle] : [])),
    next: Math.max(0, ...parsed.map(line => ('played' in line ? line.played + 1 : 0))),
  }
}

/** Adds a line to the file. */
export function addWork(folder: string, name: string, line: WorkLine): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${name}.jsonl`), `${JSON.stringify(line)}\n`)
}
