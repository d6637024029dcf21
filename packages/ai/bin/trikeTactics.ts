import { expectOk, games, legalMoves, next, type StateOf } from '@tabuleiro/engine'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Region } from '../src/games/trike/region'
import { Random } from '../src/search/random'
import { UNCLEAR } from '../src/search/proofNumberSearch'
import { ProofTable } from '../src/search/proofTable'
import { isLost } from './puzzles/recipes/trike'

/*
 * Makes Trike's tactics suites from random play: positions where one or two of many moves win, proven by the solver.
 *
 * npx tsx packages/ai/bin/trikeTactics.ts
 *
 * Writes tactics/trike.jsonl (sides 7, 9, 11) and tactics/trike-7.jsonl (early positions, side 7).
 */

type Trike = StateOf<'trike'>

/** Which puzzles a suite contains. */
interface SuiteSpec {
  readonly size: number
  /** Empty cells in reach, at least and at most. */
  readonly left: readonly [number, number]
  readonly checkers: readonly [number, number]
  readonly count: number
  readonly wins: number
}

const { trike } = games
const random = new Random(20)
/** A proof that takes more nodes is given up. */
const MAX_PROOF_NODES = 3_000_000

function randomPosition(setup: Trike['setup'], checkers: number): Trike | undefined {
  let s = trike.start(setup)
  while (s.stones < checkers) {
    const moves = legalMoves(trike, s).filter(move => setup.names.has(move))
    if (moves.length === 0) return undefined
    s = next(trike, s, moves[random.below(moves.length)])
  }
  return s
}

/** The line of a suite, or undefined where no move wins or too many do. */
function makePuzzle(s: Trike, spec: SuiteSpec, region: Region, table: ProofTable): string | undefined {
  const moves = legalMoves(trike, s)
  region.update(s)
  const { result, maxPliesLeft } = region
  if (result !== UNCLEAR || maxPliesLeft < spec.left[0] || maxPliesLeft > spec.left[1]) return undefined
  if (moves.length < 5) return undefined
  const winning: string[] = []
  for (const move of moves) {
    const lost = isLost(next(trike, s, move), region, table, MAX_PROOF_NODES)
    if (lost === undefined) return undefined
    if (lost) winning.push(trike.write(s.setup, move))
    if (winning.length > spec.wins) return undefined
  }
  if (winning.length === 0) return undefined
  return JSON.stringify({
    game: 'trike',
    options: { size: spec.size },
    position: trike.encode(s),
    moves: winning.sort(),
    title: `${winning.length} of ${moves.length} moves win, ${maxPliesLeft} cells in reach`,
  })
}

function suite(spec: SuiteSpec): string[] {
  const setup = expectOk(trike.setup({ size: spec.size }))
  const region = new Region(setup)
  const table = new ProofTable(22)
  const found: string[] = []
  while (found.length < spec.count) {
    const [low, high] = spec.checkers
    const s = randomPosition(setup, low + random.below(high - low + 1))
    const puzzle = s === undefined ? undefined : makePuzzle(s, spec, region, table)
    if (puzzle === undefined) continue
    found.push(puzzle)
    console.log(puzzle)
  }
  return found
}

function write(name: string, specs: readonly SuiteSpec[]): void {
  const lines = specs.flatMap(suite)
  writeFileSync(join(import.meta.dirname, '..', 'tactics', name), `${lines.join('\n')}\n`)
}

write('trike.jsonl', [
  { size: 7, left: [12, 18], checkers: [8, 12], count: 16, wins: 2 },
  { size: 9, left: [14, 22], checkers: [16, 28], count: 16, wins: 2 },
  { size: 11, left: [14, 23], checkers: [28, 44], count: 16, wins: 2 },
])
write('trike-7.jsonl', [{ size: 7, left: [18, 25], checkers: [4, 7], count: 48, wins: 3 }])
