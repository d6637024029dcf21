import { isGameId } from '@tabuleiro/engine'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LEVEL_IDS } from '../src/games/gameAi'
import { runnerFor, VMS, type Runner, type Vm } from './bench/machines'
import { rows, type Row } from './bench/rows'
import type { Task } from './bench/work'

/** Measures engine and search: see `usage`. Rates mean little on a shared machine; the ratios of one run do. */

const usage = `bench [perft|playouts|heap|search|slices|answers|all] [--game id] [--vm node|jitless|hermes] [--seconds n] [--json]
bench --limits [--seconds n] [--json]     ours divided by a bare C program's: perft, playouts, and nodes of search by plies of playouts`

const KINDS = ['perft', 'playouts', 'heap', 'search', 'slices', 'answers', 'all'] as const
const ENGINE_KINDS = ['perft', 'playouts', 'heap', 'all']

const { values, what, vm } = options()
const seconds = Number(values.seconds)
const chosen = rows.filter(row => values.game === undefined || row.game === values.game)

if (values.limits) await compareWithC()
else {
  if (ENGINE_KINDS.includes(what)) engine([what, ...flags()], 'inherit')
  if (!ENGINE_KINDS.includes(what) || what === 'all') report(await runner(), what === 'all' ? 'search' : what)
}

function report(run: Runner, bench: string): void {
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

async function runner(): Promise<Runner> {
  return (await runnerFor(vm)) ?? stop('Hermes is not here: npm install --no-save hermes-engine-cli@0.12.0')
}

/** Compares the engine's rows with C, then nodes of search with plies of C's playouts, measured in the same run. */
async function compareWithC(): Promise<void> {
  const limits = engine(['--limits', '--json', '--seconds', values.seconds], 'pipe')
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
  const game = values.game === undefined ? [] : ['--game', values.game]
  return [...game, '--vm', vm, '--seconds', values.seconds, ...(values.json ? ['--json'] : [])]
}

function print(line: Record<string, unknown>): void {
  process.stdout.write(`${values.json ? JSON.stringify(line) : table(line)}\n`)
}

function table({ bench, ...line }: Record<string, unknown>): string {
  const rounded = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)
  const words = Object.entries(line).map(([name, value]) => {
    return `${name} ${typeof value === 'string' ? value : JSON.stringify(rounded(value))}`
  })
  return [String(bench).padEnd(12), ...words].join('  ')
}

function options() {
  try {
    const parsed = parseArgs({
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        vm: { type: 'string', default: 'node' },
        seconds: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
        limits: { type: 'boolean', default: false },
      },
    })
    const [kind = 'all', ...rest] = parsed.positionals
    const machine = VMS.find(name => name === parsed.values.vm)
    const found = KINDS.find(name => name === kind)
    if (found === undefined || rest.length > 0) throw new Error('no such bench')
    if (parsed.values.game !== undefined && !isGameId(parsed.values.game)) throw new Error('no such game')
    if (machine === undefined) throw new Error('no such machine')
    if (!(Number(parsed.values.seconds) > 0)) throw new Error('seconds must be a positive number')
    return { values: parsed.values, what: found, vm: machine satisfies Vm }
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`)
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
