import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { layoutShift } from './layoutShift'
import { screenSizes } from './screenSizes'
import { PlayPage } from './playPage'

async function expectNoSidewaysScroll(page: Page) {
  const inner = await page.evaluate(() => document.documentElement.scrollWidth)
  const outer = await page.evaluate(() => window.innerWidth)
  expect(inner).toBeLessThanOrEqual(outer)
}

/**
 * The box of an element on its page, whatever the scroll position: on small phones the last buttons are below the
 * fold.
 */
function pageBox(page: Page, id: string) {
  return page.getByTestId(id).evaluate(part => {
    const { x, y, width, height } = part.getBoundingClientRect()
    let scrolled = 0
    for (let parent = part.parentElement; parent; parent = parent.parentElement) scrolled += parent.scrollTop
    return { x, y: y + scrolled, width, height }
  })
}

/** The sizes at which every game is played. The others have one game each; the full run has every pair. */
const commonSizes = ['360x640', '1280x800']

for (const [i, [width, height]] of screenSizes.entries()) {
  const hasAllGames = process.env['FULL'] !== undefined || commonSizes.includes(`${width}x${height}`)
  for (const short of hasAllGames ? usual : [usual[i % usual.length]]) {
    if (!short) continue
    test(`${short.game} at ${width}x${height}: a game by taps follows the rules, and the board never moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const playPage = await PlayPage.open(page, short)
      const before = await pageBox(page, 'board')
      expect(before.x).toBeGreaterThanOrEqual(-0.5)
      expect(before.x + before.width).toBeLessThanOrEqual(width + 0.5)
      if (Math.min(width, height) >= 360) expect(before.y + before.height).toBeLessThanOrEqual(height + 0.5)
      const expectSameBox = async () => {
        const box = await pageBox(page, 'board')
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(box[key]).toBeCloseTo(before[key], 0)
      }
      for (const text of short.moves.split(' ')) {
        await playPage.tap(text)
        await expectSameBox()
      }
      const result = await pageBox(page, 'result')
      const isBelow = result.y >= before.y + before.height - 0.5
      const isBeside = result.x >= before.x + before.width - 0.5
      expect(isBelow || isBeside).toBe(true)
      await page.getByTestId('undo').click()
      await expectSameBox()
      expect(await layoutShift(page)).toBe(0)
      await expectNoSidewaysScroll(page)
    })
  }
}

for (const [width, height, options] of [
  [320, 568, {}],
  [360, 640, { size: 9 }],
] as const)
  test(`alliances ${JSON.stringify(options)} at ${width}x${height}: the bar is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await PlayPage.open(page, { game: 'alliances', options })
    const bottomOf = async (id: string) => {
      const box = await page.getByTestId(id).boundingBox()
      return (box?.y ?? NaN) + (box?.height ?? NaN)
    }
    expect(await bottomOf('menu')).toBeLessThanOrEqual(height)
    await page.getByTestId('cell-hand-orange').click()
    await page.getByTestId('cell-e5').click()
    expect(await bottomOf('confirm')).toBeLessThanOrEqual(height)
  })

for (const { game, options } of usual)
  test(`${game} at 360x640: coordinates are inside the board and can be read`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await PlayPage.open(page, { game, options })
    const board = await pageBox(page, 'board')
    const labels = await page.locator('[data-testid=board] svg text[font-family]').evaluateAll(all =>
      all.map(label => {
        const { x, y, width, height } = label.getBoundingClientRect()
        return {
          text: label.textContent,
          x,
          y,
          right: x + width,
          bottom: y + height,
          size: getComputedStyle(label).fontSize,
        }
      }),
    )
    const texts = labels.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['a', 'b', '1', '2']))
    for (const { x, right, size } of labels) {
      expect(parseFloat(size)).toBeGreaterThanOrEqual(9)
      expect(x).toBeGreaterThanOrEqual(board.x - 1)
      expect(right).toBeLessThanOrEqual(board.x + board.width + 1)
    }
    // The box of a line is higher than its letters.
    const clashes = labels.flatMap((a, i) =>
      labels
        .slice(i + 1)
        .filter(b => a.x < b.right && b.x < a.right && a.y + 2 < b.bottom - 2 && b.y + 2 < a.bottom - 2)
        .map(b => `${a.text} ${b.text}`),
    )
    expect(clashes).toEqual([])
  })

for (const { game, options } of usual)
  test(`${game}: cells keep 8 pixels from the edges of a phone`, async ({ page }) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await PlayPage.open(page, { game, options })
      const sides = await page
        .locator('[role=gridcell]')
        .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]))
      expect(sides.length).toBeGreaterThan(0)
      expect(Math.min(...sides.flat())).toBeGreaterThanOrEqual(7.5)
      expect(Math.max(...sides.flat())).toBeLessThanOrEqual(width - 7.5)
    }
  })

const pages = [
  '/',
  '/new/three-dragons',
  '/rules/turtles',
  '/settings',
  '/about',
  '/games',
  '/g#damaged',
  '/play/nowhere',
] as const

test('no page has a serious accessibility violation', async ({ page }) => {
  test.slow()
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('no match has a serious accessibility violation', async ({ page }) => {
  test.slow()
  for (const short of usual) {
    const playPage = await PlayPage.open(page, short)
    await playPage.tap(short.moves.split(' ')[0] ?? '')
    await expectAccessible(page, short.game)
  }
  await page.getByTestId('menu').click()
  await expectAccessible(page, 'the menu')
})

/**
 * Expects no violation in both themes. Only colours differ in the dark one: there only they are checked, except in
 * the full run.
 */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const paper = () => page.locator('html').evaluate(html => getComputedStyle(html).getPropertyValue('--paper'))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(paper).toBe('#F7F2E8')
  expect(await violations(page), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).toBe('#0E1726')
  const colourRules = process.env['FULL'] === undefined ? ['color-contrast', 'link-in-text-block'] : undefined
  expect(await violations(page, colourRules), `${what} in the dark`).toEqual([])
}

/** The violations that axe calls serious or worse, by all its rules or by these. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}
