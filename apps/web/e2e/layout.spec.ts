import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { usual } from './games'
import { layoutShift } from './shift'
import { sizes } from './sizes'
import { Table } from './table'

async function expectNoSidewaysScroll(page: Page) {
  const inner = await page.evaluate(() => document.documentElement.scrollWidth)
  const outer = await page.evaluate(() => window.innerWidth)
  expect(inner).toBeLessThanOrEqual(outer)
}

for (const [i, [width, height]] of sizes.entries()) {
  // Each size has one of the games: together they meet all of them, and the full run meets every pair.
  for (const short of process.env['FULL'] === undefined ? [usual[i % usual.length]] : usual) {
    if (!short) continue
    test(`${short.game} at ${width}x${height}: the board never moves during a game`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const table = await Table.open(page, short)
      const board = page.getByTestId('board')
      const before = await board.boundingBox()
      if (!before) throw new Error('no board')
      expect(before.x).toBeGreaterThanOrEqual(-0.5)
      expect(before.x + before.width).toBeLessThanOrEqual(width + 0.5)
      if (Math.min(width, height) >= 360) expect(before.y + before.height).toBeLessThanOrEqual(height + 0.5)
      const expectSameBox = async () => {
        const box = await board.boundingBox()
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(box?.[key]).toBeCloseTo(before[key], 0)
      }
      for (const text of short.moves.split(' ')) {
        await table.tap(text)
        await expectSameBox()
      }
      const result = await page.getByTestId('result').boundingBox()
      const isBelow = (result?.y ?? 0) >= before.y + before.height - 0.5
      const isBeside = (result?.x ?? 0) >= before.x + before.width - 0.5
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no serious fault of accessibility on any page in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      expect(await faults(page), path).toEqual([])
    }
  })

  test(`no serious fault of accessibility in play in ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    for (const short of usual) {
      const table = await Table.open(page, short)
      await table.tap(short.moves.split(' ')[0] ?? '')
      expect(await faults(page), short.game).toEqual([])
    }
    await page.getByTestId('menu').click()
    expect(await faults(page), 'the menu').toEqual([])
  })
}

/** What axe finds wrong and calls serious or worse. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}
