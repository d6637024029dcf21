import { expect, test, type Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

for (const short of usual) {
  test(`${short.game}: a reload in the middle restores the game, which continues`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 3)) {
      await playPage.tap(text)
      await page.reload()
      await playPage.expectShown()
    }
  })

  test(`${short.game}: a reload at the end restores the result`, async ({ page }) => {
    const playPage = await PlayPage.openBeforeLast(page, short)
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    await page.reload()
    await playPage.expectShown()
  })
}

/** Reloads the page in the same tick in which it shows another position. */
async function reloadOnMove(page: Page): Promise<void> {
  await page.getByTestId('board').evaluate(board => {
    const observer = new MutationObserver(() => location.reload())
    observer.observe(board, { attributeFilter: ['data-position'] })
  })
}

for (const short of usual) {
  test(`${short.game}: a move that was shown is saved, however soon the page is closed`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 2)) {
      await reloadOnMove(page)
      const opened = page.waitForEvent('load')
      const move = playPage.readMove(text)
      await playPage.press(text)
      await opened
      await playPage.expectPlayed(move)
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

test('a move that was taken back can be redone after a reload', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  const before = playPage.match
  await playPage.tap('b2')
  const after = playPage.match
  await page.getByTestId('undo').click()
  playPage.match = before
  await playPage.expectShown()
  await page.reload()
  await page.getByTestId('redo').click()
  playPage.match = after
  await playPage.expectShown()
})

test('the home page offers to continue a game', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'turtles', options: {} })
  await playPage.tap('h4b')
  await page.goto('/')
  await page
    .getByTestId(/^continue-/)
    .first()
    .click()
  await playPage.expectShown()
})

test('settings are saved, and the language changes at once', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
})

test('the same game in two windows does not overwrite itself', async ({ page, context }) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: { pie: false } })
  await playPage.tap('g2')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await playPage.tap('b2')
  const position = await page.getByTestId('board').getAttribute('data-position')
  await expect(other.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
  await other.reload()
  await expect(other.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
})
