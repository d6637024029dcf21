import { gameIds, type GameId } from '@tabuleiro/engine'
import { orUsage, stop } from '@tabuleiro/engine/bin/benchArguments'
import { HERMES_MISSING, runnerFor, VMS } from '@tabuleiro/engine/bin/machines'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rows } from './bench/rows'
import type { Report, Task } from './conformance/check'
import type { Vector } from './conformance/vectors'

/** Checks that rules and search give the same results on the virtual machines of phones: see `usage`. */

const usage = `conformance [--vm node|jitless|hermes] [--game id] [--nodes n] [--json]
the engine's vectors (perft up to that many nodes) and one signed search of every bench row`

const { values, vm, games } = options()
const run = (await runnerFor<Task, Report>(vm, join(import.meta.dirname, 'conformance'))) ?? stop(HERMES_MISSING)
const reports = games.map(game => {
  const report = run({ game, vectors: readVectors(game), rows: rows.filter(row => row.game === game) })
  process.stdout.write(`${values.json ? JSON.stringify({ vm, ...report }) : sentence(report)}\n`)
  return report
})
for (const { game, faults } of reports) for (const fault of faults) process.stderr.write(`${game}, ${fault}\n`)
process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0

function readVectors(game: GameId): Vector[] {
  const file = join(import.meta.dirname, '../../engine/vectors', `${game}.jsonl`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const vectors = lines.map(line => JSON.parse(line) as Vector)
  return vectors.filter(vector => vector.type !== 'perft' || vector.nodes <= Number(values.nodes))
}

function sentence({ game, vectors, perftNodes, rulesMillis, searches, searchMillis, faults }: Report): string {
  const seconds = (millis: number) => `${(millis / 1000).toFixed(1)} s`
  return [
    game.padEnd(14),
    `${vectors} vectors, ${perftNodes} nodes of perft in ${seconds(rulesMillis)}, `,
    `${searches} searches in ${seconds(searchMillis)}, ${faults.length} faults`,
  ].join('')
}

function options() {
  return orUsage(usage, () => {
    const { values } = parseArgs({
      options: {
        vm: { type: 'string', default: 'node' },
        game: { type: 'string' },
        nodes: { type: 'string', default: 'Infinity' },
        json: { type: 'boolean', default: false },
      },
    })
    const vm = VMS.find(name => name === values.vm)
    const games = gameIds.filter(game => values.game === undefined || game === values.game)
    if (vm === undefined) throw new Error('no such machine')
    if (games.length === 0) throw new Error('no such game')
    if (!(Number(values.nodes) >= 0)) throw new Error('nodes must be a number')
    return { values, vm, games }
  })
}
