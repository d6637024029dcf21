import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { clippedTexts } from './clippedTexts'
import { PlayPage } from './playPage'

/** The fifth move, e4, loses a won game: b2 was the move. */
const GAME = { game: 'trike', options: { size: 5, pie: false }, moves: 'd2 e3 d3 d4 e4 e5' } as const

/** Both players go wrong twice: with the first, second, fifth and sixth move. */
const FOUR_MISTAKES = { ...GAME, moves: 'c3 d3 d2 e2 e5 e3 e4 d4' } as const

/** Plays a game to its end and opens its review from the list of saved games. */
async function openReview(page: Page, game: typeof GAME | typeof FOUR_MISTAKES = GAME): Promise<void> {
  const playPage = await PlayPage.openBeforeLast(page, game)
  await playPage.tap(game.moves.slice(-2))
  await page.goto('/games')
  await page
    .getByTestId(/^review-/)
    .first()
    .click()
  await expect(page.getByTestId('review')).toHaveAttribute('data-progress', '1.00')
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a game with a blunder is reviewed, and the better move found on the board', async ({ page }) => {
      await openReview(page)
      await expect(page.getByTestId('ply-5')).toHaveAttribute('data-class', 'blunder')
      const box = await page.getByTestId('board').boundingBox()
      await page.getByTestId('ply-5').click()
      await expect(page.getByTestId('review')).toHaveAttribute('data-ply', '5')
      await page.getByTestId('show-better').click()
      await expect(page.getByTestId('board')).toHaveAttribute('data-position', /_b2_/)
      await page.getByTestId('back-to-game').click()
      expect(await page.getByTestId('board').boundingBox()).toEqual(box)
      expect(await clippedTexts(page)).toEqual([])
      await page.getByTestId('mistakes').click()
      await expect(page.getByTestId('mistake')).toHaveAttribute('data-state', 'asking')
      await page.getByTestId('cell-b2').click()
      if ((await page.getByTestId('confirm').count()) > 0) await page.getByTestId('confirm').click()
      await expect(page.getByTestId('mistake')).toHaveAttribute('data-state', 'right')
      expect(await clippedTexts(page)).toEqual([])
    })

    for (const part of ['review', 'mistake'])
      test(`axe finds nothing serious in a ${part}`, async ({ page }) => {
        await openReview(page)
        if (part === 'mistake') await page.getByTestId('mistakes').click()
        await expect(page.getByTestId(part)).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
      })
  })

test('the arrow keys step through the game and along the graph', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openReview(page)
  const at = (ply: number) => expect(page.getByTestId('review')).toHaveAttribute('data-ply', String(ply))
  await page.keyboard.press('ArrowLeft')
  await at(5)
  await page.keyboard.press('Home')
  await at(0)
  await page.getByTestId('graph').focus()
  await page.keyboard.press('ArrowRight')
  await at(1)
  const graph = await page.getByTestId('graph').boundingBox()
  await page.mouse.click((graph?.x ?? 0) + (graph?.width ?? 0) / 2, (graph?.y ?? 0) + 20)
  await at(3)
})

test('a review that was made is there after a reload, without being made again', async ({ page }) => {
  await openReview(page)
  await page.reload()
  await expect(page.getByTestId('review')).toHaveAttribute('data-stage', 'complete', { timeout: 3_000 })
})

test('from the result in one press; the mistake is then a puzzle of one’s own, solved for good', async ({ page }) => {
  const playPage = await PlayPage.openBeforeLast(page, GAME)
  await playPage.tap('e5')
  await page.getByTestId('review').click()
  await expect(page).toHaveURL(/\/review\//)
  await expect(page.getByTestId('review')).toHaveAttribute('data-progress', '1.00')
  await page.goto('/puzzles/own')
  await page.getByTestId('own-start').click()
  await expect(page.getByTestId('mistake')).toHaveAttribute('data-ply', '5')
  await page.getByTestId('cell-b2').click()
  if ((await page.getByTestId('confirm').count()) > 0) await page.getByTestId('confirm').click()
  await expect(page.getByTestId('mistake')).toHaveAttribute('data-state', 'right')
  await page.goto('/puzzles/own')
  await expect(page.getByTestId('own-solved')).toContainText('1 of 1')
})

test('a position of a review is explored beside the game', async ({ page }) => {
  await openReview(page)
  await page.getByTestId('ply-3').click()
  await page.getByTestId('review-explore').click()
  await expect(page.getByTestId('explore')).toBeVisible()
  await expect(page.locator('[data-testid=node][aria-current=true]')).toHaveAttribute('data-path', 'd2 e3 d3')
})

test('by keys alone from one mistake to any other', async ({ page }) => {
  await openReview(page, FOUR_MISTAKES)
  await page.getByTestId('mistakes').click()
  await expect(page.getByTestId('mistake-1')).toHaveAttribute('aria-current', 'step')
  await page.getByTestId('mistake-show').click()
  await expect(page.getByTestId('mistake-1')).toHaveText('1 ↺')
  await page.getByTestId('mistake-1').focus()
  for (let i = 1; i < 4; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('mistake')).toHaveAttribute('data-ply', '6')
  await expect(page.getByTestId('mistake-4')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('mistake')).toHaveAttribute('data-ply', '5')
})
