import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { focusByKeys, focusedId } from './keyboard'
import { PlayPage } from './playPage'

/** Opens a match with a few moves, with the focus on no control. */
async function openPlayed(page: Page) {
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  for (const text of ['d2', 'g5', 'e3']) await playPage.tap(text)
  return page.getByTestId('board')
}

test('every button of a match has a key, wherever the focus is', async ({ page }) => {
  const board = await openPlayed(page)
  const last = (await board.getAttribute('data-position')) ?? ''
  for (const [undo, redo] of [
    ['u', 'y'],
    ['Control+z', 'Control+y'],
    ['Control+z', 'Control+Shift+z'],
  ] as const) {
    await page.keyboard.press(undo)
    await expect(board).not.toHaveAttribute('data-position', last)
    await page.keyboard.press(redo)
    await expect(board).toHaveAttribute('data-position', last)
  }
  for (const [key, title] of [
    ['m', 'Menu'],
    ['l', 'Moves played'],
    ['a', 'All legal moves'],
    ['s', 'Share'],
    ['r', 'Rules of Trike'],
    ['?', 'Keys'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: title }), key).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.keyboard.press('h')
  await expect(page.getByTestId('note')).toContainText('Hint')
  const above = async () => (await page.getByTestId('cell-a1').boundingBox())?.y ?? 0
  const before = await above()
  await page.keyboard.press('f')
  await expect.poll(above).not.toBe(before)
  await page.keyboard.press('b')
  await expect.poll(() => focusedId(page)).toMatch(/^cell-/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/new\/trike/)
  await page.goBack()
  await expect(board).toBeVisible()
  await page.keyboard.press('q')
  await expect(page).toHaveURL(/\/$/)
})

test('a move is typed after one key', async ({ page }) => {
  const board = await openPlayed(page)
  await page.keyboard.press('t')
  await expect(page.getByTestId('typed-move')).toBeFocused()
  await page.keyboard.type('e4')
  await page.keyboard.press('Enter')
  await expect(board).toHaveAttribute('data-turn', '1')
})

test('on a board entered by keys letters are cells, and with Shift they press buttons', async ({ page }) => {
  const board = await openPlayed(page)
  const last = (await board.getAttribute('data-position')) ?? ''
  // A press of the mouse leaves the letters to the buttons.
  await page.getByTestId('cell-a1').click()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await focusByKeys(page, 'cell-d4')
  await page.keyboard.press('f')
  await expect.poll(() => focusedId(page)).toMatch(/^cell-f/)
  await page.keyboard.press('4')
  await expect.poll(() => focusedId(page)).toBe('cell-f4')
  await page.keyboard.press('Shift+U')
  await expect(board).not.toHaveAttribute('data-position', last)
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('dialog', { name: 'All legal moves' })).toBeVisible()
})

test('a letter goes to the places that can be tapped, one after another', async ({ page }) => {
  await openPlayed(page)
  await page.keyboard.press('b')
  const targets = await page
    .locator('[role=gridcell][data-target=true]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-testid') ?? '').sort())
  const inE = targets.filter(id => id.startsWith('cell-e'))
  expect(inE.length).toBeGreaterThan(1)
  const seen: string[] = []
  for (let i = 0; i < inE.length; i++) {
    await page.keyboard.press('e')
    seen.push(await focusedId(page))
  }
  expect(seen.sort()).toEqual(inE)
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the list of keys fits ${width}x${height}, and axe finds nothing serious`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openPlayed(page)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    for (const text of ['Undo', 'Type a move', 'From cell to cell']) await expect(sheet.getByText(text)).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  })
