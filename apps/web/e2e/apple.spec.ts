import { expect, test } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Makes a page believe that it is in Safari. */
const asSafari = () => Object.assign(window, { GestureEvent: Event })

test('Safari says once that it forgets games, and how they are kept', async ({ page }) => {
  await page.addInitScript(asSafari)
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  await page.goto('/')
  await expect(page.getByTestId('keep-games')).toContainText('home screen')
  const download = page.waitForEvent('download')
  await page.getByTestId('keep-backup').click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await page.getByTestId('keep-understood').click()
  await expect(page.getByTestId('keep-games')).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId(/^continue-/)).toBeVisible()
  await expect(page.getByTestId('puzzles')).toBeVisible()
  await expect(page.getByTestId('keep-games')).toHaveCount(0)
})

test('on the home screen nothing is forgotten, and nothing is said', async ({ page }) => {
  await page.addInitScript(asSafari)
  await page.addInitScript(() => Object.assign(Navigator.prototype, { standalone: true }))
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  await page.goto('/')
  await expect(page.getByTestId('puzzles')).toBeVisible()
  await expect(page.getByTestId('keep-games')).toHaveCount(0)
})

test('a private window that refuses every storage can be played in, and says that games are not kept', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', fault => faults.push(fault.message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(navigator, 'storage', { value: undefined })
  })
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  await page.getByTestId('home').click()
  await expect(page.getByText(/Games cannot be saved here/)).toBeVisible()
  expect(faults).toEqual([])
})

test('without a channel to other windows games are saved as before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function refuse() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  await page.reload()
  await playPage.expectShown()
})

test('two quick taps do not zoom, a drag does not bounce the page, a long press selects nothing', async ({ page }) => {
  await PlayPage.open(page, { game: 'trike', options: {} })
  const styleOf = (selector: string, name: string) =>
    page.evaluate(
      ([one, property]) =>
        getComputedStyle(document.querySelector(one ?? '') ?? document.body).getPropertyValue(property ?? ''),
      [selector, name],
    )
  expect(await styleOf('html', 'touch-action')).toBe('manipulation')
  for (const root of ['html', 'body']) expect(await styleOf(root, 'overscroll-behavior-y')).toBe('none')
  for (const pressed of ['[data-testid=cell-d4]', '[data-testid=menu]'])
    expect(await styleOf(pressed, 'user-select')).toBe('none')
})

test('sounds come back with a touch after something else took them', async ({ page }) => {
  await page.addInitScript(() => {
    const resumed = Object.assign(window, { resumed: 0 })
    AudioContext.prototype.resume = () => {
      resumed.resumed++
      return Promise.resolve()
    }
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'interrupted' })
  })
  const resumed = () => page.evaluate(() => (window as unknown as { resumed: number }).resumed)
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  await expect.poll(resumed).toBe(1)
  await playPage.tap('b2')
  await expect.poll(resumed).toBeGreaterThan(1)
})

/** A phone with a notch, upright and turned: what its screen keeps for itself. */
const notches = [
  { width: 393, height: 852, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  { width: 852, height: 393, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
] as const

for (const { width, height, insets } of notches)
  for (const { game } of usual)
    test(`${game}: on the home screen nothing is under a notch at ${width}x${height}`, async ({ page }) => {
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setSafeAreaInsetsOverride', { insets })
      await page.setViewportSize({ width, height })
      await PlayPage.open(page, { game, options: {} })
      const outside = () =>
        page.evaluate(
          ({ top, right, bottom, left }) =>
            [...document.querySelectorAll('button, [role=button], [data-testid=board]')]
              .map(one => ({ id: one.getAttribute('data-testid'), box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0)
              .filter(
                ({ box }) =>
                  Math.min(box.top - top, box.left - left) < -1 ||
                  Math.max(box.bottom + bottom - innerHeight, box.right + right - innerWidth) > 1,
              )
              .map(({ id, box }) => `${id} ${box.left} ${box.top} ${box.right} ${box.bottom}`),
          insets,
        )
      await expect.poll(outside).toEqual([])
    })
