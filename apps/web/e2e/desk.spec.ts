import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PlayPage } from './playPage'

test.describe('tooltips', () => {
  const tip = '.tooltip'

  test('a mouse that rests on an icon shows its name and key, until it leaves', async ({ page }) => {
    const playPage = await PlayPage.open(page, { game: 'three-dragons', options: {} })
    await playPage.tap('e2-e4')
    for (const [id, text] of [
      ['rules', 'RulesR'],
      ['home', 'HomeQ'],
      ['undo', 'UndoU'],
      ['all-moves', 'All legal movesA'],
      ['step-back', 'Back←'],
    ] as const) {
      await page.getByTestId(id).hover()
      await expect(page.locator(tip)).toHaveText(text)
      const [box, button] = [await page.locator(tip).boundingBox(), await page.getByTestId(id).boundingBox()]
      const viewport = page.viewportSize()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport?.height ?? 0)
      const isClear =
        (box?.y ?? 0) >= (button?.y ?? 0) + (button?.height ?? 0) ||
        (box?.y ?? 0) + (box?.height ?? 0) <= (button?.y ?? 0)
      expect(isClear).toBe(true)
    }
    // It can be read under the mouse, and Escape takes it away.
    await page.locator(tip).hover()
    await expect(page.locator(tip)).toHaveText('Back←')
    await page.keyboard.press('Escape')
    await expect(page.locator(tip)).toHaveCount(0)
    await page.getByTestId('rules').hover()
    await expect(page.locator(tip)).toBeVisible()
    await page.getByTestId('board').hover()
    await expect(page.locator(tip)).toHaveCount(0)
  })

  test('the focus by keys shows it at once, and the next press of a key hides it', async ({ page }) => {
    await PlayPage.open(page, { game: 'trike', options: {} })
    // After the board.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(tip)).toHaveText('HomeQ')
    await page.keyboard.press('Tab')
    await expect(page.locator(tip)).toHaveText('RulesR')
    await page.keyboard.press('Escape')
    await expect(page.locator(tip)).toHaveCount(0)
  })

  test.describe('touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test('a finger is shown none', async ({ page }) => {
      await PlayPage.open(page, { game: 'trike', options: {} })
      await page.getByTestId('played').tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByTestId('close').tap()
      await page.waitForTimeout(600)
      await expect(page.locator(tip)).toHaveCount(0)
    })
  })
})

test.describe('rules beside the board', () => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ] as const)
    test(`at ${width}x${height} the board stays in view, and the address the same`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await PlayPage.open(page, { game: 'three-dragons', options: {} })
      const url = page.url()
      await page.getByTestId('rules').click()
      const sheet = page.getByRole('dialog', { name: 'Rules of Three Dragons' })
      await expect(sheet.getByRole('heading').nth(2)).toBeVisible()
      expect(page.url()).toBe(url)
      const [box, board] = [await sheet.boundingBox(), await page.getByTestId('board').boundingBox()]
      expect(box?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
      // Nothing is wider than the sheet, and the figures are there.
      expect(await sheet.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      expect(await sheet.getByRole('img').count()).toBeGreaterThan(3)
      await expect(sheet.getByTestId('play')).toHaveCount(0)
      await expect(page.getByTestId('scrim')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
      await page.goBack()
      await expect(sheet).toHaveCount(0)
      expect(page.url()).toBe(url)
    })

  test('on a phone they are a page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await PlayPage.open(page, { game: 'trike', options: {} })
    await page.getByTestId('rules').click()
    await expect(page).toHaveURL(/rules\/trike/)
  })
})

test.describe('hover', () => {
  const drawn = (selector: string) => `[data-testid=hover] ${selector}`

  test('a mouse over a piece shows where it may go, over such a place what would stand there', async ({ page }) => {
    await PlayPage.open(page, { game: 'three-dragons', options: {} })
    const board = page.getByTestId('board')
    const start = (await board.getAttribute('data-position')) ?? ''
    await expect(page.getByTestId('hover')).toBeAttached()
    await page.getByTestId('cell-e2').hover({ force: true })
    await expect(page.locator(drawn('path')).first()).toBeAttached()
    // A place that cannot be tapped shows nothing, nor does the page beside the board.
    await page.getByTestId('cell-e5').hover({ force: true })
    await expect(page.locator(drawn('svg'))).toHaveCount(0)
    await page.getByTestId('cell-e2').hover({ force: true })
    await page.getByTestId('menu').hover()
    await expect(page.locator(drawn('svg'))).toHaveCount(0)
    await page.getByTestId('cell-e2').click({ force: true })
    await page.getByTestId('cell-e4').hover({ force: true })
    // The marks, and a piece.
    await expect.poll(() => page.locator(drawn('svg')).count()).toBeGreaterThan(1)
    await expect(board).toHaveAttribute('data-position', start)
  })

  test.describe('touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test('a finger is shown none', async ({ page }) => {
      await PlayPage.open(page, { game: 'three-dragons', options: {} })
      await expect(page.getByTestId('hover')).toBeAttached()
      await page.getByTestId('cell-e2').tap({ force: true })
      await expect(page.locator('[aria-selected=true]')).toHaveCount(1)
      await expect(page.locator(drawn('svg'))).toHaveCount(0)
    })
  })
})

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const)
  for (const [game, places] of [
    ['alliances', ['hand-orange', 'hand-purple', 'hand-green']],
    ['turtles', ['nest-s1', 'nest-s5', 'nest-n1', 'nest-n5']],
  ] as const)
    test(`${game}: at ${width}x${height} the trays stand beside the board`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await PlayPage.open(page, { game, options: {} })
      const board = await page.getByTestId('board').boundingBox()
      for (const place of places) {
        const box = await page.getByTestId(`cell-${place}`).boundingBox()
        const gap = (box?.x ?? 0) - (board?.x ?? 0) - (board?.width ?? 0)
        expect(gap).toBeGreaterThan(0)
        // Within the panel next to the board.
        expect(gap).toBeLessThan(400)
        expect(box?.y).toBeGreaterThanOrEqual(board?.y ?? 0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
      }
    })
