// Measures how long the built web app takes to review the longest of many games between two usual players, and the
// longest task on the page's own thread meanwhile: `npm run perf:review` after `npm run build`. The games are the
// same in every run. `npm run perf:review -- trike` measures one kind.
import { chromium, type Page } from '@playwright/test'
import { openPlayer, think } from '@tabuleiro/ai'
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
  const { seconds, task } = await measureReview(page, match)
  process.stdout.write(`${game}: ${match.plies.length} plies, ${seconds.toFixed(1)} s, longest task ${task} ms\n`)
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

/** Opens the game from its link and reviews it; browsers report tasks from 50 ms on, so that 0 is none. */
async function measureReview(page: Page, match: Match): Promise<{ readonly seconds: number; readonly task: number }> {
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
  const since = performance.now()
  await page.getByTestId('review').click()
  await page.locator('[data-testid=review][data-stage=complete]').waitFor({ timeout: 300_000 })
  const seconds = (performance.now() - since) / 1000
  await page.waitForTimeout(1000)
  return { seconds, task: await tasks.evaluate(found => Math.round(Math.max(0, ...found))) }
}
