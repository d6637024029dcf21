import { readArgs, usage, type Request } from './arena/args'
import type { GameReport, Name } from './arena/plan'
import { playAll } from './arena/pool'
import { countGames, wilsonInterval, tallyScore, sprt, type Tally } from './arena/score'

/** Plays many games between two players: see `usage`. */

const request = readArgs(process.argv.slice(2))
if (request === 'help') process.stdout.write(`${usage}\n`)
else if ('wrong' in request) {
  process.stderr.write(`${request.wrong}\n`)
  process.exitCode = 1
} else await playMatch(request)

async function playMatch({ plan, threads, json, sprt: bounds }: Request): Promise<void> {
  const reports: GameReport[] = []
  let stopped = 'games'
  await playAll(plan, threads, report => {
    reports.push(report)
    const tally = tallyReports(reports)
    if (json) process.stdout.write(`${JSON.stringify(report)}\n`)
    if (report.note !== undefined) process.stderr.write(`game ${report.game}: ${report.note}\n`)
    process.stderr.write(`${countGames(tally)}/${plan.games} ${tallyScore(tally).toFixed(3)}\n`)
    const decision = bounds === undefined ? undefined : sprt(tally, ...bounds)
    if (decision !== undefined) stopped = `sprt ${decision}`
    return decision === undefined
  })
  const { a, b, ...rest } = plan
  const arena = { ...rest, a: a.player, b: b.player, speed: { a: a.speed, b: b.speed }, stopped }
  const tally = tallyReports(reports)
  const summary = {
    arena,
    a: tally,
    score: tallyScore(tally),
    interval: wilsonInterval(tally),
    averagePlies: reports.reduce((sum, report) => sum + report.plies, 0) / reports.length,
    secondsPerMove: { a: secondsPerMove(reports, 'a'), b: secondsPerMove(reports, 'b') },
  }
  process.stdout.write(`${JSON.stringify(summary)}\n`)
}

function tallyReports(reports: readonly GameReport[]): Tally {
  const count = (winner: Name | null) => reports.filter(report => report.winner === winner).length
  return { wins: count('a'), losses: count('b'), draws: count(null) }
}

function secondsPerMove(reports: readonly GameReport[], name: Name): number {
  let moves = 0
  let seconds = 0
  for (const { thought } of reports) {
    moves += thought[name].moves
    seconds += thought[name].seconds
  }
  return moves === 0 ? 0 : seconds / moves
}
