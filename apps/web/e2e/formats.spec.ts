import { readFileSync } from 'node:fs'
import { logEntriesLeft } from './logEntries'
import { expect, test as plain, type Page } from '@playwright/test'

interface Row {
  readonly key: string
  readonly text: string
  readonly revision: number
}
interface Database {
  readonly name: string
  readonly version: number
  readonly stores: Readonly<Record<string, { readonly keyPath: string; readonly rows: readonly Row[] }>>
}
interface Game {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly position: string
  readonly moves: string
  readonly result: { readonly winner: string; readonly reason: string } | null
  readonly next: { readonly move: string; readonly taps: readonly string[]; readonly position: string } | null
}
interface Expected {
  readonly names: Readonly<Record<string, readonly string[]>>
  readonly games: readonly Game[]
}
/** The part of a stored game that the tests read. */
interface Saved {
  readonly record: {
    readonly moves: readonly string[]
    readonly seats: readonly { readonly player: string }[]
    readonly clock?: unknown
  }
}

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/formats-1/${name}`, import.meta.url), 'utf8'))
const database = fixture('indexedDB.json') as Database
const logEntries = fixture('localStorage.json') as Readonly<Record<string, string>>
const { names, games } = fixture('expected.json') as Expected

/** A browser with the data that an earlier release stored, before the app is opened. */
const test = plain.extend({
  page: async ({ page }, use) => {
    await page.route('**/blank', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto('/blank')
    await page.evaluate(fill, { database, logEntries })
    await use(page)
  },
})

/** Creates the database and the log entries. Runs in the page. */
function fill(stored: {
  readonly database: Database
  readonly logEntries: Readonly<Record<string, string>>
}): Promise<void> {
  const { name, version, stores } = stored.database
  for (const [key, value] of Object.entries(stored.logEntries)) localStorage.setItem(key, value)
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version)
    opening.onerror = () => reject(new Error('the database cannot be made'))
    opening.onupgradeneeded = () => {
      for (const [title, { keyPath, rows }] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(title, { keyPath })
        for (const row of rows) store.put(row)
      }
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

/** Every text in the database, by its key. */
async function storedIn(page: Page): Promise<ReadonlyMap<string, Row>> {
  const rows = await page.evaluate(
    name =>
      new Promise<readonly Row[]>(resolve => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result as readonly Row[])
          }
        }
      }),
    database.name,
  )
  return new Map(rows.map(row => [row.key, row]))
}

test('changes in the write-ahead log are replayed, and every other text stays as it was', async ({ page }) => {
  const expected = new Map(database.stores['texts']?.rows.map(row => [row.key, row]))
  for (const entry of Object.values(logEntries)) {
    const { key, text, revision } = JSON.parse(entry) as Partial<Row> & Pick<Row, 'key' | 'revision'>
    const isListed = games.some(({ id }) => key === `game/${id}`)
    if (text !== undefined && isListed) expected.set(key, { key, text, revision: revision + 1 })
    else expected.delete(key)
  }
  await page.goto('/games')
  const rows = page.getByTestId(/^saved-/)
  await expect(rows).toHaveCount(games.length)
  const ids = await rows.evaluateAll(found => found.map(row => row.getAttribute('data-testid')))
  expect(ids).toEqual(games.map(({ id }) => `saved-${id}`))
  for (const { id, title } of games) await expect(page.getByTestId(`saved-${id}`)).toContainText(title)
  await expect.poll(async () => Object.fromEntries(await storedIn(page))).toEqual(Object.fromEntries(expected))
  expect(await logEntriesLeft(page)).toEqual([])
})

test('the settings and each new-game form show the last choices', async ({ page }) => {
  await page.goto('/settings')
  for (const choice of ['language-pt', 'theme-dark', 'confirm-never', 'motion-off', 'boardSide-right', 'numerals']) {
    await expect(page.getByTestId(choice)).toHaveAttribute('aria-checked', 'true')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
  for (const [game, people] of Object.entries(names)) {
    await page.goto(`/new/${game}`)
    await expect(page.getByTestId('start')).toBeVisible()
    await expect(page.getByTestId(/^name-/)).toHaveCount(people.length)
    for (const [i, name] of people.entries()) await expect(page.getByTestId(`name-${i + 1}`)).toHaveValue(name)
  }
})

for (const game of Object.keys(names)) {
  test(`${game}: every stored game opens where it was left, and an unfinished one continues`, async ({ page }) => {
    const own = games.filter(one => one.game === game)
    expect(own.length).toBeGreaterThan(1)
    for (const one of own) {
      await page.goto(`/play/${one.id}`)
      await expectOpen(page, one)
      if (one.next !== null) await playNext(page, one, one.next)
    }
  })
}

/** Expects the page to show a game as it was left. */
async function expectOpen(page: Page, { position, result }: Game): Promise<void> {
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', position)
  if (result === null) return
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', result.winner)
  await expect(page.getByTestId('result')).toHaveAttribute('data-reason', result.reason)
}

/** Taps a move, and expects it to be stored and shown. */
async function playNext(page: Page, { id, moves }: Game, next: NonNullable<Game['next']>): Promise<void> {
  const saved = async () => JSON.parse((await storedIn(page)).get(`game/${id}`)?.text ?? '{}') as Saved
  // A game with a clock opens paused.
  if ((await saved()).record.clock !== undefined) await page.getByTestId('resume').click()
  for (const place of next.taps) await page.getByTestId(`cell-${place}`).click()
  await expect.poll(async () => (await saved()).record.moves.join(' ')).toContain(`${moves} ${next.move}`.trim())
  // A computer can have answered by now.
  const isAmongPeople = (await saved()).record.seats.every(({ player }) => player === 'human')
  if (isAmongPeople) await expect(page.getByTestId('board')).toHaveAttribute('data-position', next.position)
}
