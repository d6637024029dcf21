// Measures how long the built web app takes to review the longest of many games between two usual players, and the
// longest task on the page's own thread meanwhile: `npm run perf:review` after `npm run build`. The games are the
// same in every run. `npm run perf:review -- trike` measures one kind. Processor time is what a busy machine does not
// change: that of the same analysis in Node, and of the longest task on the page.
import { chromium, type Page } from '@playwright/test'
import { openAnalysis, openPlayer, think } from '@tabuleiro/ai'
import { gameIds, newMatch, playMove, resultOf, writeLink, type GameId, type Match } from '@tabuleiro/engine'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { browserArguments } from '../browser'
import { serveApp } from './serve'

const GAMES = 30
const PLAYERS = ['level:2', 'level:3'] as const
const DESK = { width: 1280, height: 800 }

const [word = ''] = process.argv.slice(2)
const app = await serveApp()
const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments() })
for (const game of gameIds.filter(id => id.includes(word))) {
  const match = longestGame(game)
  const page = await browser.newPage({ viewport: DESK })
  const { seconds, task, trace } = await measureReview(page, match)
  const figures = [
    `${match.plies.length} plies`,
    `${seconds.toFixed(1)} s (${analysisSeconds(match).toFixed(1)} of processor time)`,
    `longest task ${task} ms (${longestTask(trace).toFixed(0)} of processor time)`,
  ]
  process.stdout.write(`${game}: ${figures.join(', ')}\n`)
  await page.close()
}
await browser.close()
await app.close()

/** The longest of some games, the stronger player moving first in every other one. */
function longestGame(game: GameId): Match {
  const games = Array.from({ length: GAMES }, (_, seed) => playGame(game, seed))
  return games.reduce((longest, match) => (match.plies.length > longest.plies.length ? match : longest))
}

function playGame(game: GameId, seed: number): Match {
  const begun = newMatch({ game })
  if (!begun.ok) throw new Error(begun.error.code)
  let match = begun.value
  while (resultOf(match) === undefined) {
    const player = PLAYERS[(match.plies.length + seed) % 2 === 0 ? 0 : 1]
    const opened = openPlayer(match, player, seed * 1000 + match.plies.length)
    if (!opened.ok) throw new Error(opened.error.code)
    const next = playMove(match, think(opened.value, () => performance.now()).move)
    if (!next.ok) throw new Error(next.error.code)
    match = next.value
  }
  return match
}

/** The processor time of the analysis in Node. */
function analysisSeconds(match: Match): number {
  const before = process.cpuUsage().user
  const task = openAnalysis(match)
  while (!task.step()) continue
  return (process.cpuUsage().user - before) / 1_000_000
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The longest task on a page's own thread by processor time, in milliseconds, since the review was asked for. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(event => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
  const own = new Set(threads.map(({ pid, tid }) => `${pid}/${tid}`))
  const tasks = traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && own.has(`${pid}/${tid}`))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

interface Measured {
  readonly seconds: number
  /** The longest task that the page reports, in milliseconds. */
  readonly task: number
  readonly trace: string
}

/** Opens the game from its link and reviews it; browsers report tasks from 50 ms on, so that 0 is none. */
async function measureReview(page: Page, match: Match): Promise<Measured> {
  const link = writeLink(match, { names: true })
  if (!link.ok) throw new Error(link.error.code)
  await page.goto(`${app.address}g#${link.value}`)
  await page.getByTestId('open-link').click()
  await page.getByTestId('board').waitFor()
  await page.waitForTimeout(3000)
  const tasks = await page.evaluateHandle(() => {
    const found: number[] = []
    new PerformanceObserver(list => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    return found
  })
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const since = performance.now()
  await page.getByTestId('review').click()
  await page.locator('[data-testid=review][data-stage=complete]').waitFor({ timeout: 300_000 })
  const seconds = (performance.now() - since) / 1000
  await page.waitForTimeout(1000)
  const trace = (await browser.stopTracing()).toString()
  return { seconds, trace, task: await tasks.evaluate(found => Math.round(Math.max(0, ...found))) }
}
