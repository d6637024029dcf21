import { gameOf, isGameId, Line } from '@tabuleiro/engine'
import { appendFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gameAiFor } from '../src/games/registry'
import type { Search } from '../src/search/search'
import { findPuzzles } from './tactics/make'
import { MAX_SOLUTIONS, decodePuzzle, readPuzzles, solve, formatTitle, type Puzzle } from './tactics/puzzle'

/** Positions with a clear solution, for checking that the computer finds it: see `usage`. */

const usage = `tactics make --game id [--options '{}'] [--count 20] [--seed 1]   adds positions to the game's suite
tactics verify --game id [--nodes 60000]                            judges each again, more deeply
tactics run --game id [--millis 1000] [--nodes n]                   how many the strongest level finds`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    options: { type: 'string', default: '{}' },
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string' },
    millis: { type: 'string', default: '1000' },
    file: { type: 'string' },
  },
})
const [task] = positionals
const id = values.game
const say = (text: string) => process.stdout.write(`${text}\n`)

if (id === undefined || !isGameId(id)) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  const file = values.file ?? new URL(`../tactics/${id}.jsonl`, import.meta.url).pathname
  if (task === 'make') make(file)
  else if (task === 'verify') verify(readPuzzles(readFileSync(file, 'utf8')))
  else if (task === 'run') run(readPuzzles(readFileSync(file, 'utf8')))
  else process.stderr.write(`${usage}\n`)
}

function make(file: string): void {
  if (id === undefined || !isGameId(id)) return
  const options = JSON.parse(values.options) as Puzzle['options']
  let found = 0
  for (let i = 0; found < Number(values.count); i++) {
    for (const puzzle of findPuzzles({ game: id, options, seed: Number(values.seed) * 1009 + i })) {
      appendFileSync(file, `${JSON.stringify(puzzle)}\n`)
      found++
      process.stderr.write(`${found}: ${puzzle.moves.join(' ')} (game ${i})\n`)
    }
  }
}

/** Prints the puzzles as a deeper search solves them, without unclear ones. Differences go to standard error. */
function verify(puzzles: readonly Puzzle[]): void {
  const nodes = Number(values.nodes ?? 60_000)
  let sound = 0
  for (const puzzle of puzzles) {
    const s = decodePuzzle(puzzle)
    const solution = solve(puzzle.game, s, { nodes, most: Math.max(MAX_SOLUTIONS, puzzle.moves.length) })
    const moves = (solution?.moves ?? []).map(move => gameOf(puzzle.game).write(s.setup, move)).sort()
    const holds = moves.join() === [...puzzle.moves].sort().join()
    if (holds) sound++
    else process.stderr.write(`${puzzle.position} says ${puzzle.moves.join()}, found ${moves.join()}\n`)
    if (solution !== undefined) say(JSON.stringify(holds ? puzzle : { ...puzzle, moves, title: formatTitle(solution) }))
  }
  process.stderr.write(`${sound} of ${puzzles.length} hold\n`)
}

function run(puzzles: readonly Puzzle[]): void {
  let found = 0
  for (const puzzle of puzzles) {
    const s = decodePuzzle(puzzle)
    const nodes = values.nodes === undefined ? undefined : Number(values.nodes)
    const search = gameAiFor(puzzle.game).open(new Line(gameOf(puzzle.game), s), { seed: 1, nodes })
    if (nodes === undefined) searchUntil(search, performance.now() + Number(values.millis))
    else search.step(nodes)
    const move = gameOf(puzzle.game).write(s.setup, search.best().move)
    if (puzzle.moves.includes(move)) found++
    else process.stderr.write(`${puzzle.position}: ${move}, not ${puzzle.moves.join()}\n`)
  }
  say(JSON.stringify({ tactics: id, found, of: puzzles.length }))
}

function searchUntil(search: Search, until: number): void {
  while (!search.step(search.stride) && performance.now() < until);
}
