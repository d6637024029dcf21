import { fileURLToPath } from 'node:url'
import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test'
import { build } from 'vite'

interface Stored {
  readonly key: string
  readonly text: string
  readonly revision: number
}
/** The part of the storage that these tests call in a page. */
interface Texts {
  readAll(prefix: string): Promise<readonly Stored[] | 'absent'>
  write(key: string, text: string, revision: number): Promise<{ ok: boolean; revision?: number; fault?: string }>
  remove(key: string, revision: number): Promise<{ ok: boolean; fault?: string }>
  watch(listener: (key: string) => void): () => void
}
declare global {
  var texts: Texts
  var changes: string[]
}

/** An empty page of the site with the storage as `texts`. */
const test = plain.extend<{ open: () => Promise<Page> }, { code: string }>({
  code: [
    async ({}, use) => {
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          lib: { entry: fileURLToPath(new URL('../src/storage.ts', import.meta.url)), formats: ['es'] },
        },
      })
      const [first] = [built].flat()
      const chunk = first && 'output' in first ? first.output[0] : undefined
      await use(chunk?.code ?? '')
    },
    { scope: 'worker' },
  ],
  open: async ({ context, code }, use) => {
    await context.route('**/bare', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await context.route('**/bare.js', route => route.fulfill({ contentType: 'text/javascript', body: code }))
    await use(() => openBare(context))
  },
})

async function openBare(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/bare')
  await page.evaluate(async () => {
    const address = '/bare.js'
    const { createWebStorage } = (await import(address)) as { createWebStorage: () => Texts }
    globalThis.texts = createWebStorage()
    globalThis.changes = []
    globalThis.texts.watch(key => globalThis.changes.push(key))
  })
  return page
}

const everything = (page: Page) => page.evaluate(() => texts.readAll(''))

/** The first text that is stored. */
const onlyText = async (page: Page): Promise<Stored | undefined> => {
  const found = await everything(page)
  return found === 'absent' ? undefined : found[0]
}

test('each write makes the next revision of the one before it, and texts survive the page', async ({ open }) => {
  const page = await open()
  const answers = await page.evaluate(async () => [
    await texts.write('game/a', 'one', 0),
    await texts.write('game/a', 'two', 1),
    await texts.write('game/a', 'late', 1),
    await texts.write('game/a', 'new', 0),
    await texts.write('game/b', 'b', 0),
    await texts.write('games', 'c', 0),
    await texts.remove('games', 2),
    await texts.remove('game/b', 1),
  ])
  const conflict = { ok: false, fault: 'conflict' }
  const yes = (revision: number) => ({ ok: true, revision })
  expect(answers).toEqual([yes(1), yes(2), conflict, conflict, yes(1), yes(1), conflict, yes(0)])
  const again = await open()
  expect(await again.evaluate(() => texts.readAll('game/'))).toEqual([{ key: 'game/a', text: 'two', revision: 2 }])
  expect(await everything(again)).toHaveLength(2)
})

test('of two tabs that write at the same moment one is refused, every time', async ({ open }) => {
  const tabs = [await open(), await open()]
  for (let revision = 0; revision < 20; revision++) {
    const answers = await Promise.all(
      tabs.map(tab => tab.evaluate(from => texts.write('game/a', `${from}`, from), revision)),
    )
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  }
})

test('a tab is told of the changes of other tabs, and not of its own', async ({ open }) => {
  const [one, other] = [await open(), await open()]
  await one.evaluate(() => texts.write('game/a', 'a', 0))
  await one.evaluate(() => texts.write('game/a', 'late', 0))
  await one.evaluate(() => texts.remove('game/a', 1))
  const changesIn = (page: Page) => page.evaluate(() => changes)
  await expect.poll(() => changesIn(other)).toEqual(['game/a', 'game/a'])
  expect(await changesIn(one)).toEqual([])
})

test('a tab that is closed in the middle of a write leaves a whole text', async ({ open }) => {
  for (const pause of [0, 10, 40]) {
    const page = await open()
    const before = await onlyText(page)
    await page.evaluate(from => {
      const text = (revision: number) => `${revision}`.padEnd(200_000, '.')
      const go = async (revision: number): Promise<void> => {
        await texts.write('game/a', text(revision + 1), revision)
        return go(revision + 1)
      }
      void go(from)
    }, before?.revision ?? 0)
    await page.waitForTimeout(pause)
    await page.close()
    const again = await open()
    const { text, revision } = (await onlyText(again)) ?? { text: undefined, revision: 0 }
    expect(text).toBe(revision === 0 ? undefined : `${revision}`.padEnd(200_000, '.'))
    await again.close()
  }
})

for (const [what, script] of [
  ['is no IndexedDB', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  [
    'is a forbidden IndexedDB',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError')
      }
    },
  ],
] as const) {
  test(`where there ${what}, storage is absent and nothing throws`, async ({ context, open }) => {
    await context.addInitScript(script)
    const page = await open()
    const faults: Error[] = []
    page.on('pageerror', fault => faults.push(fault))
    expect(await everything(page)).toBe('absent')
    expect(await page.evaluate(() => texts.write('a', 'a', 0))).toEqual({ ok: false, fault: 'absent' })
    expect(await page.evaluate(() => texts.remove('a', 0))).toEqual({ ok: false, fault: 'absent' })
    expect(faults).toEqual([])
  })
}

test('a full disk is reported as full, and works again when there is room', async ({ context, open }) => {
  const page = await open()
  const client = await context.newCDPSession(page)
  const origin = new URL(page.url()).origin
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 })
  await page.evaluate(() => texts.write('game/a', 'a', 0))
  const writeLong = () => page.evaluate(() => texts.write('game/a', 'long'.repeat(500_000), 1))
  expect(await writeLong()).toEqual({ ok: false, fault: 'full' })
  expect(await everything(page)).toEqual([{ key: 'game/a', text: 'a', revision: 1 }])
  await client.send('Storage.overrideQuotaForOrigin', { origin })
  expect(await writeLong()).toEqual({ ok: true, revision: 2 })
})

test('a tab closes the database when a later release needs it, and then saves nothing', async ({ open }) => {
  const [old, later] = [await open(), await open()]
  await old.evaluate(() => texts.write('game/a', 'a', 0))
  const isUpgraded = await later.evaluate(
    () =>
      new Promise(resolve => {
        const request = indexedDB.open('tabuleiro', 99)
        request.onsuccess = () => resolve(true)
        request.onerror = () => resolve(false)
      }),
  )
  expect(isUpgraded).toBe(true)
  expect(await old.evaluate(() => texts.write('game/a', 'b', 1))).toEqual({ ok: false, fault: 'absent' })
})

test('a database that was deleted is created again', async ({ open }) => {
  const page = await open()
  await page.evaluate(() => texts.write('game/a', 'a', 0))
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        indexedDB.deleteDatabase('tabuleiro').onsuccess = () => resolve()
      }),
  )
  expect(await page.evaluate(() => texts.write('game/a', 'b', 1))).toEqual({ ok: false, fault: 'conflict' })
  expect(await page.evaluate(() => texts.write('game/a', 'b', 0))).toEqual({ ok: true, revision: 1 })
})

test('persistent storage is requested once, after the first text', async ({ context, open }) => {
  await context.addInitScript(() => {
    globalThis.changes = []
    StorageManager.prototype.persist = () => {
      globalThis.changes.push('requested')
      return Promise.reject(new Error('refused'))
    }
  })
  const page = await open()
  const countRequests = () => page.evaluate(() => changes.filter(one => one === 'requested').length)
  await everything(page)
  expect(await countRequests()).toBe(0)
  await page.evaluate(() => texts.write('game/a', 'a', 0))
  await page.evaluate(() => texts.write('game/a', 'b', 1))
  expect(await countRequests()).toBe(1)
})
