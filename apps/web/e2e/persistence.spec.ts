import { expect, test, type Page } from '@playwright/test'
import { usual } from './games'
import { PlayPage } from './playPage'

for (const short of usual) {
  test(`${short.game}: a reload in the middle restores the game, and it goes on`, async ({ page }) => {
    const table = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 3)) {
      await table.tap(text)
      await page.reload()
      await table.expectShown()
    }
  })

  test(`${short.game}: a reload at the end restores the result`, async ({ page }) => {
    const table = await PlayPage.openBeforeLast(page, short)
    await table.tap(short.moves.split(' ').at(-1) ?? '')
    await page.reload()
    await table.expectShown()
  })
}

/** The page is left and opened again in the very tick in which it shows another position. */
async function leaveWhenShown(page: Page): Promise<void> {
  await page.getByTestId('board').evaluate(board => {
    const leave = new MutationObserver(() => location.reload())
    leave.observe(board, { attributeFilter: ['data-position'] })
  })
}

for (const short of usual) {
  test(`${short.game}: a move that was shown is kept, however soon the page is left`, async ({ page }) => {
    const table = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 2)) {
      await leaveWhenShown(page)
      const opened = page.waitForEvent('load')
      const move = table.moveOf(text)
      await table.press(text)
      await opened
      await table.enter(move)
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

test('what was taken back can be played again after a reload', async ({ page }) => {
  const table = await PlayPage.open(page, { game: 'trike', options: {} })
  await table.tap('g2')
  const before = table.match
  await table.tap('b2')
  const after = table.match
  await page.getByTestId('undo').click()
  table.match = before
  await table.expectShown()
  await page.reload()
  await page.getByTestId('redo').click()
  table.match = after
  await table.expectShown()
})

test('the home page offers to go on with a game', async ({ page }) => {
  const table = await PlayPage.open(page, { game: 'turtles', options: {} })
  await table.tap('h4b')
  await page.goto('/')
  await page
    .getByTestId(/^continue-/)
    .first()
    .click()
  await table.expectShown()
})

test('settings last, and the language changes at once', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
})

test('the same game in two windows never overwrites itself', async ({ page, context }) => {
  const table = await PlayPage.open(page, { game: 'trike', options: { pie: false } })
  await table.tap('g2')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await table.tap('b2')
  const position = await page.getByTestId('board').getAttribute('data-position')
  await expect(other.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
  await other.reload()
  await expect(other.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
})
