import { join } from 'node:path'
import type { Task } from './bench/onNode'
import { rows, type Row } from './bench/rows'
import { printResult, readBenchArguments, stop } from './measuring/benchArguments'
import { HERMES_MISSING, runC, runnerFor, type Runner } from './measuring/machines'

/** Measures the engine: see `usage`. Rates mean little on a shared machine; the ratios of one run do. */

const usage = `bench [perft|playouts|heap|all] [--game id] [--vm node|jitless|hermes] [--seconds n] [--json]
bench --limits [--seconds n] [--json]     the rows that limits.c has too, ours divided by C's`

/** How often `--limits` measures both. */
const ROUNDS = 3

/** The young generation is made so large that nothing is collected while the heap is measured. */
const HEAP_FLAGS = ['--expose-gc', '--max-semi-space-size=512']

const program = join(import.meta.dirname, 'bench')
const { kind, game, vm, seconds, isJson, isLimits } = readBenchArguments(['perft', 'playouts', 'heap', 'all'], usage)
const chosen = rows.filter(row => game === undefined || row.game === game)

if (isLimits) await compareWithC()
else if (kind === 'heap') {
  const run = (await runnerFor<Task>('node', program, HEAP_FLAGS)) ?? stop(HERMES_MISSING)
  for (const row of chosen) if (row.bench === 'playouts') print({ ...run({ heap: true, row }), vm: 'node' })
} else {
  const run = (await runnerFor<Task>(vm, program)) ?? stop(HERMES_MISSING)
  for (const row of chosen) if (kind === 'all' || row.bench === kind) print({ ...measureRow(run, row), vm })
}

function measureRow(run: Runner<Task>, row: Row): Record<string, unknown> {
  return run({ heap: false, row, seconds, slow: vm !== 'node' })
}

/** Ours over C's: both in turn, and the best of each, since other work on the machine can only slow them down. */
async function compareWithC(): Promise<void> {
  const run = (await runnerFor<Task>('node', program)) ?? stop(HERMES_MISSING)
  const best = new Map<Row, { ours: number; limit: number }>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const limit of measureLimits()) {
      const row = rows.find(candidate => isTwin(candidate, limit))
      if (row === undefined) continue
      const { ours, limit: before } = best.get(row) ?? { ours: 0, limit: 0 }
      const rate = Number(measureRow(run, row)[unitOf(row)])
      best.set(row, { ours: Math.max(ours, rate), limit: Math.max(before, Number(limit[unitOf(row)])) })
    }
  }
  for (const [row, { ours, limit }] of best) {
    print({
      bench: `${row.bench}/C`,
      game: row.game,
      options: row.options,
      unit: unitOf(row),
      ours,
      limit,
      ratio: ours / limit,
    })
  }
}

/** The rows of the bare C program, compiled and run here and now. */
function measureLimits(): Record<string, unknown>[] {
  const lines = runC(join(program, 'limits.c')).trim().split('\n')
  return lines.map(line => JSON.parse(line) as Record<string, unknown>)
}

function unitOf(row: Row): 'perSecond' | 'pliesPerSecond' {
  return row.bench === 'perft' ? 'perSecond' : 'pliesPerSecond'
}

/** Whether a row does the work of a line of `limits.c`. Its trike perft counts in bulk, which ours never does. */
function isTwin(row: Row, limit: Record<string, unknown>): boolean {
  const own = row.options as Record<string, unknown>
  const same = Object.entries(limit.options as object).every(([name, value]) => own[name] === value)
  return row.bench === limit.limit && row.game === limit.game && same && limit.bulk !== true
}

function print(line: Record<string, unknown>): void {
  printResult(line, isJson)
}
