import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { arenaArguments, pairings, SUITES, type Pairing } from './strength/pairings'

/** Measures the figures of docs/strength.md: see `usage`. */

const usage = `strength bots|levels|start|phone|all [--game id] [--log docs/strength.jsonl] [--seed 1] [--threads n]
    plays the pairings of a suite in the arena and adds a line for each to the log; those it has already are left out
strength table [--log docs/strength.jsonl]
    prints the log as tables`

/** A pairing and its result, as in the log. */
interface Played extends Pairing {
  readonly games: number
  readonly score: number
  readonly interval: readonly [number, number]
  readonly averagePlies: number
  readonly secondsPerMove: { readonly a: number; readonly b: number }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    log: { type: 'string', default: 'docs/strength.jsonl' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
  },
})
const what = positionals[0] ?? ''

if (what === 'table') table(readLog())
else if (what === 'all' || SUITES.some(suite => suite === what)) await playSuite()
else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}

async function playSuite(): Promise<void> {
  for (const pairing of pairings) {
    if (what !== 'all' && pairing.suite !== what) continue
    if (values.game !== undefined && pairing.game !== values.game) continue
    if (readLog().some(played => pairingName(played) === pairingName(pairing))) continue
    const played = await play(pairing)
    appendFileSync(values.log, `${JSON.stringify(played)}\n`)
    process.stdout.write(`${formatRow(played)}\n`)
  }
}

function readLog(): Played[] {
  if (!existsSync(values.log)) return []
  const lines = readFileSync(values.log, 'utf8').trimEnd().split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Played)
}

function pairingName({ suite, game, options, a, b, extra }: Pairing): string {
  return [suite, game, options, a, b, ...extra].join(' ')
}

/** Plays a pairing in the arena, in a process of its own. */
function play(pairing: Pairing): Promise<Played> {
  const threads = values.threads === undefined ? [] : ['--threads', values.threads]
  const program = [join(import.meta.dirname, 'arena.ts'), ...arenaArguments(pairing, Number(values.seed)), ...threads]
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      if (code !== 0) reject(new Error(`the arena stopped with ${String(code)}: ${program.join(' ')}`))
      else resolve(parseSummary(pairing, output))
    })
  })
}

function parseSummary(pairing: Pairing, output: string): Played {
  const last = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Omit<Played, keyof Pairing | 'games'> & {
    readonly a: { readonly wins: number; readonly losses: number; readonly draws: number }
  }
  const { score, interval, averagePlies, secondsPerMove } = last
  const games = last.a.wins + last.a.losses + last.a.draws
  return { ...pairing, games, score, interval, averagePlies, secondsPerMove }
}

function table(log: readonly Played[]): void {
  for (const suite of SUITES) {
    const rows = log.filter(played => played.suite === suite)
    if (rows.length === 0) continue
    process.stdout.write(`\n### ${suite}\n\n`)
    process.stdout.write('| game | options | player | against | games | score | 95 % interval | plies | s per move |\n')
    process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n')
    for (const played of rows) process.stdout.write(`${formatRow(played)}\n`)
  }
}

function formatRow({
  game,
  options,
  a,
  b,
  extra,
  games,
  score,
  interval,
  averagePlies,
  secondsPerMove,
}: Played): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const speed = (side: 'a' | 'b') => {
    const at = extra.indexOf(`--speed-${side}`)
    return at < 0 ? '' : ` at ${extra[at + 1]}`
  }
  const cells = [
    game,
    `\`${options}\``,
    a + speed('a'),
    b + speed('b'),
    String(games),
    `${percent(score)} %`,
    `${percent(interval[0])} to ${percent(interval[1])}`,
    averagePlies.toFixed(0),
    `${secondsPerMove.a.toFixed(3)} / ${secondsPerMove.b.toFixed(3)}`,
  ]
  return `| ${cells.join(' | ')} |`
}
