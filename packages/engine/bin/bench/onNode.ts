import { readFileSync } from 'node:fs'
import type { PlayoutsRow, Row } from './rows'
import { measure, preparePlayouts } from './work'

/** Measures one row in a process of its own: a machine that has seen one game only, as in play. */

/** What one process measures. */
export type Task =
  | { readonly heap: false; readonly row: Row; readonly seconds: number; readonly slow: boolean }
  /** Measures what the heap grows by instead of the time. */
  | { readonly heap: true; readonly row: PlayoutsRow }

const MILLION = 1_000_000

const task = JSON.parse(readFileSync(0, 'utf8')) as Task
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / MILLION
}
const report = task.heap ? heapGrowth(task.row) : measure(task.row, task.seconds, { clock, slow: task.slow })
process.stdout.write(`${JSON.stringify(report)}\n`)

/** Bytes that a million plies allocate once the code is warm. They must all fit into the young generation. */
function heapGrowth(row: PlayoutsRow): object {
  const player = preparePlayouts(row)
  const run = (wanted: number) => {
    let plies = 0
    while (plies < wanted) plies += player()
    return plies
  }
  run(MILLION / 2)
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const plies = run(MILLION)
  const bytes = process.memoryUsage().heapUsed - before
  return {
    bench: 'heap',
    game: row.game,
    options: row.options,
    plies,
    bytesPerMillionPlies: Math.round((bytes / plies) * MILLION),
  }
}
