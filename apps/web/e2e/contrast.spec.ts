import { expect, test, type Locator } from '@playwright/test'
import { clippedTexts } from './clippedTexts'
import { PlayPage } from './playPage'

/** The visible frame of each element: its own border where it has a colour, and the second one inside. */
function framesOf(parts: Locator): Promise<{ own: boolean; inner: boolean }[]> {
  return parts.evaluateAll(all => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    return all.map(part => ({
      own: getComputedStyle(part).borderBottomColor !== canvas,
      inner: getComputedStyle(part, '::before').content !== 'none',
    }))
  })
}

const [framed, plain] = [
  { own: true, inner: true },
  { own: false, inner: false },
]

test('with forced colours the chosen, the current and the side to move are told by their frames', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/settings')
  await page.getByTestId('theme-light').click()
  const radios = page
    .getByRole('radiogroup')
    .filter({ has: page.getByTestId('theme-light') })
    .getByRole('radio')
  await expect.poll(async () => (await framesOf(radios)).map(({ inner }) => inner)).toEqual([false, true, false])
  // Icons keep their own colour: it follows the forced background and not the theme that was chosen.
  const paper = () => page.locator('html').evaluate(html => html.style.getPropertyValue('--paper'))
  await expect.poll(paper).toBe('#0E1726')
  const playPage = await PlayPage.open(page, { game: 'three-dragons', options: {} })
  await playPage.tap('g1-g2')
  await expect
    .poll(() => framesOf(page.locator('[data-testid=player-1], [data-testid=player-2]')))
    .toEqual([framed, plain])
  await expect.poll(() => framesOf(page.getByTestId('move-list').locator('[aria-current]'))).toEqual([plain, framed])
})

test.describe('a user who wants more contrast', () => {
  test.use({ contrast: 'more', colorScheme: 'light' })

  test('gets soft texts in ink', async ({ page }) => {
    await page.goto('/rules/trike')
    const colours = () =>
      page
        .getByRole('main')
        .evaluate(main => [
          ...new Set([...main.querySelectorAll('[dir=auto]')].map(part => getComputedStyle(part).color)),
        ])
    await expect.poll(colours).toContain('rgb(24, 38, 58)')
    expect(await colours()).not.toContain('rgb(74, 90, 112)')
  })
})

for (const path of ['/', '/settings', '/new/trike', '/new/turtles?first=human&second=human&start=1'])
  test(`${path}: text grows with the font size of the browser, and nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // As the setting of the browser would, before the app runs.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '32px'))
    })
    await page.goto(path)
    const heading = page.getByRole('heading').first()
    // The words of home are in the page before the app, which draws them again.
    await expect
      .poll(async () => parseFloat(await heading.evaluate(part => getComputedStyle(part).fontSize)))
      .toBeGreaterThanOrEqual(34)
    expect(await clippedTexts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
