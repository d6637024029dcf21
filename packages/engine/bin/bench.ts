import { parseArgs } from 'node:util'
import { isGameId } from '../src/registry'
import { heapRunner, hermesRunner, nodeRunner, runLimits, type Runner } from './bench/machines'
import { rows, type Row } from './bench/rows'

/** Measures the engine: see `usage`. Rates mean little on a shared machine; the ratios of one run do. */

const usage = `bench [perft|playouts|heap|all] [--game id] [--vm node|jitless|hermes] [--seconds n] [--json]
bench --limits [--seconds n] [--json]     the rows that limits.c has too, ours divided by C's`

/** How often `--limits` measures both. */
const ROUNDS = 3

const { values, positionals } = options()
const what = positionals[0] ?? 'all'
const seconds = Number(values.seconds)
const chosen = rows.filter(row => values.game === undefined || row.game === values.game)

if (values.limits) await compareWithC()
else if (what === 'heap')
  report(
    await heapRunner(),
    chosen.filter(row => row.bench === 'playouts'),
  )
else
  report(
    await runner(),
    chosen.filter(row => what === 'all' || row.bench === what),
  )

function report(machine: Runner, work: readonly Row[]): void {
  for (const row of work) print({ ...machine.run(row, seconds), vm: machine.name })
}

async function runner(): Promise<Runner> {
  const found = values.vm === 'hermes' ? await hermesRunner() : await nodeRunner(values.vm === 'jitless')
  return found ?? stop('Hermes is not here: npm install --no-save hermes-engine-cli@0.12.0')
}

/** Ours over C's: both in turn, and the best of each, since other work on the machine can only slow them down. */
async function compareWithC(): Promise<void> {
  const machine = await nodeRunner(false)
  const best = new Map<Row, { ours: number; limit: number }>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const limit of runLimits()) {
      const row = rows.find(candidate => isTwin(candidate, limit))
      if (row === undefined) continue
      const { ours, limit: before } = best.get(row) ?? { ours: 0, limit: 0 }
      const rate = Number(machine.run(row, seconds)[unitOf(row)])
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
  const rounded = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  ])
  process.stdout.write(`${values.json ? JSON.stringify(line) : table(Object.fromEntries(rounded) as object)}\n`)
}

function table(line: object): string {
  return Object.entries(line)
    .map(([name, value]) =>
      name === 'bench'
        ? String(value).padEnd(12)
        : `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
    .join('  ')
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
    const { game, vm, seconds: time } = parsed.values
    const kinds = ['perft', 'playouts', 'heap', 'all']
    if (parsed.positionals.length > 1 || !kinds.includes(parsed.positionals[0] ?? 'all'))
      throw new Error('no such bench')
    if (game !== undefined && !isGameId(game)) throw new Error('no such game')
    if (!['node', 'jitless', 'hermes'].includes(vm)) throw new Error('no such machine')
    if (!(Number(time) > 0)) throw new Error('seconds must be a positive number')
    return parsed
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`)
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
