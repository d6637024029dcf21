import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { serve, type FileHost } from './fileHost'

test.use({ serviceWorkers: 'allow' })

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Waits until the service worker controls the page: everything is cached. */
async function expectCached(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Starts a match against the fastest computer player, plays a move and waits for the answer. */
async function playAgainstComputer(page: Page, address: string) {
  await page.goto(`${address}new/trike?second=level:1&start=1`)
  const board = page.getByTestId('board')
  await expect(board).toHaveAttribute('data-turn', '1')
  const start = await board.getAttribute('data-position')
  await page.getByTestId('cell-d2').click()
  await expect(board).not.toHaveAttribute('data-position', start ?? '')
  await expect(board).toHaveAttribute('data-turn', '1')
}

test('no other host gets a request, and the policy of the page refuses nothing', async ({ page }) => {
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.on('request', request => hosts.add(new URL(request.url()).host))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await playAgainstComputer(page, '/')
  for (const path of ['/', '/settings', '/about', '/games', '/rules/trike', '/g#nothing']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
  }
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(complaints).toEqual([])
})

test('the policy refuses inline scripts and styles', async ({ page }) => {
  await page.goto('/')
  const refused = await page.evaluate(async () => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', event => directives.push(event.effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(script, style)
    await fetch('https://example.org/').catch(() => undefined)
    await new Promise(resolve => setTimeout(resolve, 100))
    return { directives: directives.sort(), intruder: 'intruder' in window }
  })
  expect(refused).toEqual({ directives: ['connect-src', 'script-src-elem', 'style-src-elem'], intruder: false })
})

test('the home page paints its words before its pictures', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const card = [...document.querySelectorAll('[role="listitem"]')].find(item => item.querySelector('h2'))
      if (!card) return
      // The title is drawn as outlines, and is words to those who read it.
      const pictures = [...card.querySelectorAll('svg')].filter(svg => !svg.closest('h2'))
      document.documentElement.dataset['picturesAtFirst'] = String(pictures.length)
      seen.disconnect()
    })
    seen.observe(document, { subtree: true, childList: true })
  })
  await page.goto('/')
  await expect(page.getByRole('listitem').first().locator('svg').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-pictures-at-first', '0')
})

test('after one visit everything works without a network', async ({ page, context }) => {
  await page.goto('/')
  await expectCached(page)
  await context.setOffline(true)
  await playAgainstComputer(page, '/')
  const match = page.url()
  for (const path of ['/', '/new/trike', '/rules/trike', '/settings', '/about', '/games', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
  }
  await page.goto(match)
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '1')
})

test('a screen that was not opened before opens without a network', async ({ page, context }) => {
  await page.goto('/')
  await expectCached(page)
  await context.setOffline(true)
  await page.getByTestId('settings').click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByTestId('fault')).toHaveCount(0)
})

test.describe('on a host of plain files', () => {
  let site: FileHost

  test.afterEach(() => site.close())

  test('a new version waits to be accepted, and the game survives it', async ({ page }) => {
    site = await serve(dist)
    await page.goto(site.address)
    await expectCached(page)
    await playAgainstComputer(page, site.address)
    const position = await page.getByTestId('board').getAttribute('data-position')
    let loads = 0
    page.on('load', () => loads++)
    site.release()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByTestId('update')).toBeVisible()
    await page.getByTestId('update-later').click()
    await expect(page.getByTestId('update')).toHaveCount(0)
    expect(loads).toBe(0)
    await page.reload()
    await page.getByTestId('update-accept').click()
    await expect.poll(() => loads).toBe(2)
    await expect(page.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
    await expect(page.getByTestId('update')).toHaveCount(0)
  })

  test('a version that is accepted in one tab reloads no other tab', async ({ page, context }) => {
    site = await serve(dist)
    await page.goto(site.address)
    await expectCached(page)
    const other = await context.newPage()
    await other.goto(`${site.address}settings`)
    await expectCached(other)
    // A tab that loads something at that moment delays the new version (see src/updates.ts).
    await other.waitForLoadState('networkidle')
    let loads = 0
    other.on('load', () => loads++)
    site.release()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.getByTestId('update-accept').click()
    await expect(page.getByTestId('update')).toHaveCount(0)
    await expect(other.getByTestId('update')).toBeVisible()
    expect(loads).toBe(0)
  })

  test('the site works below a path of its host', async ({ page, browser, context }, info) => {
    test.slow()
    const folder = info.outputPath('sub')
    const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))
    await promisify(execFile)(process.execPath, [vite, 'build', '--base', '/sub/path/', '--outDir', folder], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
    })
    site = await serve(folder, '/sub/path/')
    const missing: string[] = []
    page.on('response', response => {
      if (response.status() >= 400 && !response.url().includes('/play/')) missing.push(response.url())
    })
    await page.goto(site.address)
    await expectCached(page)
    await page.getByTestId('options-trike').click()
    await expect(page).toHaveURL(`${site.address}new/trike`)
    await playAgainstComputer(page, site.address)
    const match = page.url()
    expect(match).toContain('/sub/path/play/')
    await page.getByTestId('home').click()
    await expect(page).toHaveURL(site.address)
    for (const path of ['new/trike', 'rules/turtles', 'settings', 'about', 'games', 'g#nothing']) {
      await page.goto(site.address + path)
      await expect(page.getByRole('main')).toBeVisible()
    }
    expect(missing).toEqual([])
    // The first visit of another person, by a link to a match, for which the host has no file.
    const visitor = await browser.newPage()
    await visitor.goto(match)
    await expect(visitor.getByTestId('home')).toBeVisible()
    await visitor.close()
    await context.setOffline(true)
    await page.goto(match)
    await expect(page.getByTestId('board')).toBeVisible()
  })
})

test.describe('language and colours', () => {
  test.use({ locale: 'pt-PT', colorScheme: 'dark' })

  test('the document follows them', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
    const colours = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll(metas => [...new Set(metas.map(meta => meta.getAttribute('content')))])
    expect(await colours()).toEqual(['#0E1726'])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(colours).toEqual(['#F7F2E8'])
  })
})

test.describe('motion', () => {
  const longest = (page: Page) =>
    page.getByTestId('board').evaluate(board =>
      Math.max(
        ...[...board.querySelectorAll('*')].flatMap(element => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
          return [transitionDuration, animationName === 'none' ? '0s' : animationDuration].map(text => parseFloat(text))
        }),
      ),
    )

  for (const [reducedMotion, expected] of [
    ['no-preference', 0.15],
    ['reduce', 0],
  ] as const) {
    test(`with ${reducedMotion} a piece takes ${expected} s`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/new/trike?start=1')
      await page.getByTestId('cell-d2').click()
      await page.getByTestId('cell-d3').click()
      await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '1')
      expect(await longest(page)).toBe(expected)
    })
  }
})

test('a search thread that fails is replaced, and the computer still moves', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker
    let made = 0
    window.Worker = class extends Real {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options)
        if (++made > 1) return
        this.postMessage = () => {
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })))
        }
      }
    }
  })
  await playAgainstComputer(page, '/')
})

test('a screen that cannot be loaded shows the fault screen, with a way home', async ({ page }) => {
  await page.route('**/assets/AboutScreen-*.js', route => route.abort())
  await page.goto('/about')
  await expect(page.getByTestId('fault')).toBeVisible()
  await page.getByTestId('home').click()
  await expect(page.getByTestId('play-trike')).toBeVisible()
})

test('where carrying pieces cannot be loaded a game is played by taps', async ({ page }) => {
  await page.route('**/assets/Carrier-*.js', route => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/new/trike?start=1&second=human')
  await refused
  await page.getByTestId('cell-d2').click()
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await expect(page.getByTestId('fault')).toHaveCount(0)
})

test('a match whose screen throws can still be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/new/trike?start=1')
  await page.getByTestId('cell-d2').click()
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await page.evaluate(() => {
    // Rendering throws: React tries each component a second time.
    const whole = Array.prototype.flatMap
    let left = 4
    Array.prototype.flatMap = function (this: unknown[], ...args: Parameters<typeof whole>) {
      if (left-- > 0) throw new Error('a fault')
      Array.prototype.flatMap = whole
      return whole.apply(this, args)
    } as typeof whole
  })
  await page.getByTestId('cell-d3').click()
  await page.getByTestId('copy-game').click()
  await expect(page.getByTestId('fault').getByRole('status')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(copied)).toMatchObject({ game: 'trike' })
})

test('no audio context is created before the first gesture', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.AudioContext
    const made = Object.assign(window, { contexts: 0 })
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options)
        made.contexts++
      }
    }
  })
  const contexts = () => page.evaluate(() => (window as unknown as { contexts: number }).contexts)
  await page.goto('/new/trike?start=1')
  await expect(page.getByTestId('board')).toBeVisible()
  expect(await contexts()).toBe(0)
  await page.getByTestId('cell-d2').click()
  await expect.poll(contexts).toBe(1)
})
