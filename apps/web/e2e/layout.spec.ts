import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { sizes } from './sizes'
import { openTrike, playOut, scattered } from './trike'

/** All shifts since the page was opened, also those that follow a tap. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        type Shift = PerformanceEntry & { value: number }
        let sum = 0
        new PerformanceObserver(list => {
          for (const shift of list.getEntries() as Shift[]) sum += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}

async function expectNoSidewaysScroll(page: Page) {
  const inner = await page.evaluate(() => document.documentElement.scrollWidth)
  const outer = await page.evaluate(() => window.innerWidth)
  expect(inner).toBeLessThanOrEqual(outer)
}

/** Cards, buttons and pictures end where the screen ends. */
async function expectWithin(page: Page, width: number) {
  const boxes = await page
    .getByRole('main')
    .locator('[role=listitem], [role=radio], button, input, svg')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
  expect(boxes.length).toBeGreaterThan(0)
  expect(Math.min(...boxes.map(box => box.left))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...boxes.map(box => box.right))).toBeLessThanOrEqual(width)
}

for (const [width, height] of sizes) {
  test(`${width}x${height}: the board is in view and never moves during a game`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/new/trike']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectWithin(page, width)
    }
    const start = await openTrike(page)
    const board = page.getByTestId('board')
    const before = await board.boundingBox()
    if (!before) throw new Error('no board')
    expect(before.x).toBeGreaterThanOrEqual(-0.5)
    expect(before.y).toBeGreaterThanOrEqual(-0.5)
    expect(before.x + before.width).toBeLessThanOrEqual(width + 0.5)
    expect(before.y + before.height).toBeLessThanOrEqual(height + 0.5)
    const expectSameBox = async () => {
      const box = await board.boundingBox()
      for (const key of ['x', 'y', 'width', 'height'] as const) expect(box?.[key]).toBeCloseTo(before[key], 0)
    }
    await playOut(page, start, scattered, expectSameBox)
    await page.getByTestId('undo').click()
    await expectSameBox()
    expect(await layoutShift(page)).toBe(0)
    await expectNoSidewaysScroll(page)
  })
}

test('the result never covers the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await playOut(page, await openTrike(page), scattered)
  const [board, result] = [
    await page.getByTestId('board').boundingBox(),
    await page.getByTestId('result').boundingBox(),
  ]
  expect(result?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? Infinity))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no serious fault of accessibility in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
    }
    await page.goto('/')
    expect(await faults()).toEqual([])
    await page.goto('/new/trike')
    expect(await faults()).toEqual([])
    const start = await openTrike(page)
    expect(await faults()).toEqual([])
    await page.getByTestId('cell-d2').click()
    expect(await faults()).toEqual([])
    await page.getByTestId('undo').click()
    await playOut(page, start, scattered)
    await expect(page.getByTestId('rematch')).toBeEnabled()
    expect(await faults()).toEqual([])
  })
}
