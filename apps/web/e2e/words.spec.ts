// The words of home are in the page itself: painted before the app runs, where the app then puts them.
import { expect, test, type Page } from '@playwright/test'
import { layoutShift } from './layoutShift'
import { screenSizes } from './screenSizes'

/** Where the words of home stand: titles, sentences, buttons and cards, each with its text. */
async function placesOf(page: Page): Promise<Map<string, { x: number; y: number; width: number; height: number }>> {
  const listed = await page.evaluate(() => {
    const main = [...document.querySelectorAll('main.words, [role="main"]')].find(one => one.checkVisibility())
    const places: [string, { x: number; y: number; width: number; height: number }][] = []
    const add = (name: string, { x, y, width, height }: DOMRect) => {
      places.push([`${name} ${places.filter(([known]) => known.startsWith(name)).length}`, { x, y, width, height }])
    }
    for (const title of main?.querySelectorAll('h1 svg, h2 svg, [role="heading"] svg') ?? [])
      add('title', title.getBoundingClientRect())
    for (const card of main?.querySelectorAll('li, [role="listitem"]') ?? []) add('card', card.getBoundingClientRect())
    const walker = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      add(node.textContent ?? '', range.getBoundingClientRect())
    }
    return places
  })
  return new Map(listed)
}

/** Holds the app's script back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/assets\/index-.*\.js$/, async route => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Opens an address and waits until something is painted: a page without its style sheet is not. */
async function openPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await waitForPaint(page)
}

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

const wordsOf = (page: Page) => page.locator('main.words:visible')
const gamesOf = (page: Page) => page.getByTestId('play-turtles')

for (const [width, height] of screenSizes) {
  test.describe(`${String(width)}x${String(height)}`, () => {
    test.use({ viewport: { width, height } })

    for (const locale of ['en-GB', 'pt-PT']) {
      test(`in ${locale} every word is painted before the app runs, and stays where it is`, async ({
        browser,
        baseURL,
      }) => {
        const page = await browser.newPage({
          ...(baseURL !== undefined && { baseURL }),
          locale,
          viewport: { width, height },
        })
        const letGo = await holdApp(page)
        await openPainted(page, '/')
        await expect(wordsOf(page)).toHaveAttribute('lang', locale)
        const before = await placesOf(page)
        expect(before.size).toBeGreaterThan(25)
        letGo()
        await gamesOf(page).waitFor()
        const after = await placesOf(page)
        const moved = [...before].flatMap(([name, place]) =>
          (['x', 'y', 'width', 'height'] as const)
            .filter(side => !(Math.abs((after.get(name)?.[side] ?? NaN) - place[side]) < 1))
            .map(side => `${name}: ${side} ${String(place[side])}, then ${String(after.get(name)?.[side])}`),
        )
        expect(moved).toEqual([])
        expect(await layoutShift(page)).toBe(0)
        await page.close()
      })
    }
  })
}

test('the words follow the language of the device, and English where the app has not that', async ({
  browser,
  baseURL,
}) => {
  for (const [locale, shown] of [
    ['pt-BR', 'pt-PT'],
    ['fr-FR', 'en-GB'],
  ] as const) {
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), locale })
    await holdApp(page)
    await openPainted(page, '/')
    await expect(wordsOf(page)).toHaveAttribute('lang', shown)
    await page.close()
  }
})

test('other pages show no words of home, and the policy refuses nothing', async ({ page }) => {
  const refused: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/')
  await gamesOf(page).waitFor()
  await holdApp(page)
  for (const path of ['/about', '/play/none', '/rules/trike']) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('#trouble').waitFor({ state: 'attached' })
    await expect(wordsOf(page)).toHaveCount(0)
  }
  expect(refused).toEqual([])
})

test('a press before the app runs goes where the word says', async ({ page }) => {
  const letGo = await holdApp(page)
  await openPainted(page, '/')
  await wordsOf(page).getByText('Learn').nth(1).click({ noWaitAfter: true })
  letGo()
  await expect(page).toHaveURL(/\/learn\/trike$/)
})

test('a later visit knows the language, the colours and the games to continue', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Português' }).click()
  await page.getByRole('radio', { name: 'Escuro' }).click()
  await page.goto('/new/trike?first=human&second=human&start=1')
  await page.getByTestId('cell-d4').click()
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await page.goto('/')
  await gamesOf(page).waitFor()
  const games = await page.getByRole('list').boundingBox()
  const letGo = await holdApp(page)
  await page.reload({ waitUntil: 'commit' })
  await waitForPaint(page)
  await expect(wordsOf(page)).toHaveAttribute('lang', 'pt-PT')
  expect((await wordsOf(page).getByRole('list').boundingBox())?.y).toBeCloseTo(games?.y ?? NaN, 0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 23, 38)')
  await expect(wordsOf(page).getByText('Aprender').first()).toBeHidden()
  letGo()
  await gamesOf(page).waitFor()
  await expect(page.locator('main.words')).toHaveCount(0)
})
