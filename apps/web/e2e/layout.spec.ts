import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { usual } from './games'
import { layoutShift } from './shift'
import { sizes } from './sizes'
import { PlayPage } from './playPage'

async function expectNoSidewaysScroll(page: Page) {
  const inner = await page.evaluate(() => document.documentElement.scrollWidth)
  const outer = await page.evaluate(() => window.innerWidth)
  expect(inner).toBeLessThanOrEqual(outer)
}

/** Where a part is on its page, however far that is scrolled: on the smallest phones the last buttons are below the fold. */
function boxOf(page: Page, id: string) {
  return page.getByTestId(id).evaluate(part => {
    const { x, y, width, height } = part.getBoundingClientRect()
    let scrolled = 0
    for (let around = part.parentElement; around; around = around.parentElement) scrolled += around.scrollTop
    return { x, y: y + scrolled, width, height }
  })
}

/** The sizes at which every game is played; the others have one of the games each, and the full run meets every pair. */
const commonest = ['360x640', '1280x800']

for (const [i, [width, height]] of sizes.entries()) {
  const isWhole = process.env['FULL'] !== undefined || commonest.includes(`${width}x${height}`)
  for (const short of isWhole ? usual : [usual[i % usual.length]]) {
    if (!short) continue
    test(`${short.game} at ${width}x${height}: a game by taps follows the rules, and the board never moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const table = await PlayPage.open(page, short)
      const before = await boxOf(page, 'board')
      expect(before.x).toBeGreaterThanOrEqual(-0.5)
      expect(before.x + before.width).toBeLessThanOrEqual(width + 0.5)
      if (Math.min(width, height) >= 360) expect(before.y + before.height).toBeLessThanOrEqual(height + 0.5)
      const expectSameBox = async () => {
        const box = await boxOf(page, 'board')
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(box[key]).toBeCloseTo(before[key], 0)
      }
      for (const text of short.moves.split(' ')) {
        await table.tap(text)
        await expectSameBox()
      }
      const result = await boxOf(page, 'result')
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

test('no serious fault of accessibility on any page', async ({ page }) => {
  test.slow()
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('no serious fault of accessibility in play', async ({ page }) => {
  test.slow()
  for (const short of usual) {
    const table = await PlayPage.open(page, short)
    await table.tap(short.moves.split(' ')[0] ?? '')
    await expectAccessible(page, short.game)
  }
  await page.getByTestId('menu').click()
  await expectAccessible(page, 'the menu')
})

/** Nothing is wrong in the light; in the dark only colours differ, and only they are looked at again but in the full run. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const paper = () => page.locator('html').evaluate(html => getComputedStyle(html).getPropertyValue('--paper'))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(paper).toBe('#F7F2E8')
  expect(await faults(page), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).toBe('#0E1726')
  const ofColours = process.env['FULL'] === undefined ? ['color-contrast', 'link-in-text-block'] : undefined
  expect(await faults(page, ofColours), `${what} in the dark`).toEqual([])
}

/** What axe finds wrong and calls serious or worse, by all its rules or by these. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}
