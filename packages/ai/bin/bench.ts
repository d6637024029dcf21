import { printResult, readBenchArguments, stop } from '@tabuleiro/engine/bin/benchArguments'
import { HERMES_MISSING, runnerFor, type Runner } from '@tabuleiro/engine/bin/machines'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { LEVEL_IDS } from '../src/games/gameAi'
import { rows, type Row } from './bench/rows'
import type { Task } from './bench/work'

/** Measures engine and search: see `usage`. Rates mean little on a shared machine; the ratios of one run do. */

const usage = `bench [perft|playouts|heap|search|slices|answers|all] [--game id] [--vm node|jitless|hermes] [--seconds n] [--json]
bench --limits [--seconds n] [--json]     ours divided by a bare C program's: perft, playouts, and nodes of search by plies of playouts`

const KINDS = ['perft', 'playouts', 'heap', 'search', 'slices', 'answers', 'all'] as const
const ENGINE_KINDS = ['perft', 'playouts', 'heap', 'all']

const { kind, game, vm, seconds, isJson, isLimits } = readBenchArguments(KINDS, usage)
const chosen = rows.filter(row => game === undefined || row.game === game)

if (isLimits) await compareWithC()
else {
  if (ENGINE_KINDS.includes(kind)) engine([kind, ...flags()], 'inherit')
  if (!ENGINE_KINDS.includes(kind) || kind === 'all') report(await runner(), kind === 'all' ? 'search' : kind)
}

function report(run: Runner<Task>, bench: string): void {
  for (const row of chosen) for (const task of listTasks(bench as Task['bench'], row)) print({ ...run(task), vm })
}

/** Slices and answers are measured with the default options; a row may ask for its slices as well. */
function listTasks(bench: Task['bench'], row: Row): Task[] {
  const task: Task = { bench, row, seconds, level: '5' }
  if (bench === 'search') return [task]
  const isUsual = Object.keys(row.options).length === 0
  if (bench === 'slices') return isUsual || row.sliced === true ? [task] : []
  if (!isUsual) return []
  return LEVEL_IDS.filter(level => level !== 'max').map(level => ({ ...task, level }))
}

async function runner(): Promise<Runner<Task>> {
  return (await runnerFor<Task>(vm, join(import.meta.dirname, 'bench'))) ?? stop(HERMES_MISSING)
}

/** Compares the engine's rows with C, then nodes of search with plies of C's playouts, measured in the same run. */
async function compareWithC(): Promise<void> {
  const limits = engine(['--limits', '--json', '--seconds', String(seconds)], 'pipe')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  limits.forEach(print)
  const run = await runner()
  for (const row of rows) {
    const twin = limits.find(limit => limit.bench === 'playouts/C' && sameGame(limit, row))
    if (twin === undefined) continue
    const ours = Number(run({ bench: 'search', row, seconds, level: 'max' }).perSecond)
    const limit = Number(twin.limit)
    print({
      bench: 'search/C',
      game: row.game,
      options: row.options,
      unit: 'perSecond',
      ours,
      limit,
      ratio: ours / limit,
    })
  }
}

function sameGame(limit: Record<string, unknown>, { game, options }: Row): boolean {
  return limit.game === game && JSON.stringify(limit.options) === JSON.stringify(options)
}

/** Runs the engine's own bench with the same arguments. */
function engine(args: readonly string[], stdout: 'inherit' | 'pipe'): string {
  const program = join(import.meta.dirname, '../../engine/bin/bench.ts')
  const { status, stdout: text } = spawnSync(process.execPath, [...process.execArgv, program, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return text
}

function flags(): string[] {
  const only = game === undefined ? [] : ['--game', game]
  return [...only, '--vm', vm, '--seconds', String(seconds), ...(isJson ? ['--json'] : [])]
}

function print(line: Record<string, unknown>): void {
  printResult(line, isJson)
}
