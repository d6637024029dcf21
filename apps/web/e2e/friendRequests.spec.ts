import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { positionOf, rulesOf } from '@tabuleiro/engine'
import { game, join, LINE, linkOf, newDevice, open, play, position, send, startGame } from './friendGames'
import { reloadAtRest } from './reload'

/** Offers a draw from the menu, and sends it. */
async function offerDraw(page: Page): Promise<string> {
  await page.getByTestId('menu').click()
  await page.getByTestId('agree').click()
  await expect(page.getByTestId('send')).toContainText('a draw')
  return send(page)
}

test('a draw is offered and refused, and the game goes on; offered again and agreed to, it ends for both', async ({
  browser,
}) => {
  test.slow()
  const [rui, ana] = [await newDevice(browser), await newDevice(browser)]
  await startGame(rui, ana)
  await open(ana, await offerDraw(rui))
  await ana.getByTestId('refuse').click()
  await expect(ana.getByTestId('result')).toHaveCount(0)
  await open(rui, await send(ana))
  await expect(rui.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
  await play(rui, 'e3')
  await open(ana, await send(rui))
  await expect(ana.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
  await open(rui, await offerDraw(ana))
  await rui.getByTestId('agree').click()
  await expect(rui.getByTestId('result')).toHaveAttribute('data-winner', 'draw')
  await open(ana, await send(rui))
  await expect(ana.getByTestId('result')).toHaveAttribute('data-winner', 'draw')
  await rui.context().close()
  await ana.context().close()
})

test('a link that is ahead is kept beside the own game on request', async ({ page }) => {
  await join(page, LINE.slice(0, 3))
  const address = page.url()
  const later = game(1, LINE.slice(0, 5))
  await open(page, linkOf(later))
  await page.getByTestId('keep-both').click()
  await expect(page.getByTestId('board')).toBeVisible()
  const copy = page.url()
  expect(copy).not.toBe(address)
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', rulesOf(later).encode(positionOf(later)))
  await page.goto(address)
  await expect(page.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
  await page.goto('/games')
  await expect(page.getByTestId(/^remove-/)).toHaveCount(2)
})

test('the moves of a link that is ahead are added to the own game', async ({ page }) => {
  await join(page, LINE.slice(0, 3))
  const address = page.url()
  const later = game(1, LINE.slice(0, 5))
  await open(page, linkOf(later))
  await page.getByTestId('update').click()
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', rulesOf(later).encode(positionOf(later)))
  expect(page.url()).toBe(address)
})

test('damaged links of a game by link are refused, and the game stays as it was', async ({ page }) => {
  await join(page, LINE.slice(0, 3))
  const [before, address] = [await position(page), page.url()]
  const link = linkOf(game(1, LINE.slice(0, 4)))
  const damaged = [link.slice(0, -3), `${link.slice(0, 12)}A${link.slice(13)}`, `${link}xx`, link.replace('#2', '#9')]
  for (const text of damaged) {
    await open(page, text)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByTestId('open-link')).toHaveCount(0)
    await expect(page.getByTestId('update')).toHaveCount(0)
  }
  await page.goto(address)
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', before ?? '')
})

test('after a reload a move that was not sent is still taken back freely, and one that was sent is not', async ({
  browser,
}) => {
  const page = await newDevice(browser)
  await page.goto('/new/trike?start=1&second=friend&secondName=Ana')
  await play(page, 'd2')
  await reloadAtRest(page)
  await page.getByTestId('undo').click()
  await expect(page.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
  await play(page, 'd2')
  await send(page)
  await reloadAtRest(page)
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('send')).toHaveText('Ask Ana to take a move back')
  await page.context().close()
})

test('axe finds nothing serious on an invitation, an unexpected link, the bar that sends and the played moves', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const expectSound = async (what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(
        serious.map(({ id }) => id),
        what,
      ).toEqual([])
    }
  }
  await open(page, linkOf(game(1, LINE.slice(0, 3))))
  await expect(page.getByTestId('open-link')).toBeVisible()
  await expectSound('an invitation')
  await page.getByTestId('open-link').click()
  await play(page, LINE[3])
  await expect(page.getByTestId('send')).toBeVisible()
  await expectSound('the bar that sends')
  await page.getByTestId('played').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSound('the played moves')
  await open(page, linkOf(game(1, ['d2', 'g5', 'g4'])))
  await expect(page.getByTestId('relative')).toBeVisible()
  await expectSound('an unexpected link')
})
