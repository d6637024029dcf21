// Measures the built web app in Chromium on a processor slowed down four times: `npm run perf` after `npm run build`.
import { chromium, type Browser, type Page } from '@playwright/test'
import { gameIds } from '@tabuleiro/engine'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { browserArguments } from '../browser'
import { answers, longTaskWhileThinking, paint, type Measure } from './figures'
import { table, type Row } from './table'

const RUNS = 5
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }

/** A figure that a measure gives, and what it must stay under. */
type Figure = readonly [name: string, limit: number]

const measures: readonly (readonly [figures: readonly Figure[], measure: Measure])[] = [
  [[['largest contentful paint, home', 1500]], paint],
  ...gameIds.map(game => {
    const figures = [`press to mark, ${game}`, `release to answer, ${game}`].map(name => [name, 100] as const)
    return [figures, answers(game)] as const
  }),
  ...gameIds.map(game => [[[`longest task while thinking, ${game}`, 50]], longTaskWhileThinking(game)] as const),
]

const root = fileURLToPath(new URL('..', import.meta.url))
const server = await preview({ root, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } })
const address = server.resolvedUrls?.local[0]
if (address === undefined) throw new Error('the preview server has no address')
const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments() })
const rows: Row[] = []
for (const [figures, measure] of measures) {
  const runs: (readonly (readonly number[])[])[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await onSlowPage(browser, page => measure(page, address)))
  for (const [i, [name, limit]] of figures.entries()) {
    const values = runs.map(run => run[i] ?? [])
    rows.push({ name, limit, runs: values })
    process.stderr.write(`${name}: ${values.map(run => run.map(Math.round).join(' ')).join(', ')}\n`)
  }
}
await browser.close()
await server.close()
process.stdout.write(`${table(rows)}\n`)

/** A page as on the first visit, on a slow processor. */
async function onSlowPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}
