// Measures the built web app in Chromium on a processor slowed down four times: `npm run perf` after `npm run build`.
// A bare page with React and one button is measured in turn with it: the ratio of the two is comparable on a machine
// whose speed changes from hour to hour. Fails where a ratio is above its bound. `npm run perf -- home` measures
// only the figures whose names contain that word.
import { chromium, type Browser, type Page } from '@playwright/test'
import { gameIds } from '@tabuleiro/engine'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { browserArguments } from '../browser'
import { answers, longTaskWhileThinking, paint, type Measure } from './figures'
import { serveApp, serveBarePage } from './serve'
import { exceeded, formatTable, type Row } from './table'

const RUNS = 5
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }

/** A measurement at a path of the app, and on the bare page where its figures have bounds. */
interface Plan {
  readonly path: string
  readonly measure: Measure
  readonly figures: readonly Pick<Row, 'name' | 'limit' | 'bound'>[]
}

const plans: readonly Plan[] = [
  { path: '', measure: paint, figures: [{ name: 'largest contentful paint, home', limit: 1500, bound: 2 }] },
  ...gameIds.map(game => ({
    path: `new/${game}?first=human&second=human&start=1`,
    measure: answers,
    figures: [
      { name: `press to mark, ${game}`, limit: 100, bound: 6 },
      { name: `release to answer, ${game}`, limit: 100, bound: 16 },
    ],
  })),
  ...gameIds.map(game => ({
    path: `new/${game}?first=human&second=level:5&start=1`,
    measure: longTaskWhileThinking,
    figures: [{ name: `longest task while thinking, ${game}`, limit: 50 }],
  })),
]

const [word = ''] = process.argv.slice(2)
const chosen = plans.filter(({ figures }) => figures.some(({ name }) => name.includes(word)))
const [app, bare] = [await serveApp(), await serveBarePage()]
const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments() })
const rows: Row[] = []
for (const plan of chosen) rows.push(...(await run(plan)))
await browser.close()
await app.close()
await bare.close()
process.stdout.write(`${formatTable(rows)}\n`)
for (const name of exceeded(rows)) {
  process.stderr.write(`${name}: too slow beside the bare page\n`)
  process.exitCode = 1
}

/** Measures the app and the bare page in turn. */
async function run({ path, measure, figures }: Plan): Promise<Row[]> {
  const appRuns: (readonly (readonly number[])[])[] = []
  const bareRuns: (readonly (readonly number[])[])[] = []
  const isCompared = figures.some(({ bound }) => bound !== undefined)
  for (let i = 0; i < RUNS; i++) {
    appRuns.push(await onSlowPage(browser, page => measure(page, app.address + path)))
    if (isCompared) bareRuns.push(await onSlowPage(browser, page => measure(page, bare.address)))
  }
  return figures.map((figure, i) => {
    const row = { ...figure, runs: appRuns.map(run => run[i] ?? []), bare: bareRuns.map(run => run[i] ?? []) }
    const print = (runs: Row['runs']) => runs.map(run => run.map(Math.round).join(' ')).join(', ')
    process.stderr.write(`${row.name}: ${print(row.runs)}${isCompared ? `; bare page: ${print(row.bare)}` : ''}\n`)
    return row
  })
}

/** Opens a page as on the first visit, on a slow processor. */
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
