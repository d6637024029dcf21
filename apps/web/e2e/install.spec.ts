import { expect, test, type Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

/** Opens the home page in a browser that says it can install the app. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByTestId('puzzle-of-the-day').first()).toBeAttached()
  await page.evaluate(() => {
    const asked = { times: 0 }
    const prompt = () => Promise.resolve(asked.times++)
    Object.assign(window, { asked })
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

test('installing is offered once, after the second finished game', async ({ page }) => {
  const trike = usual.find(({ game }) => game === 'trike')
  if (!trike) throw new Error('no game')
  for (let finished = 1; finished <= 2; finished++) {
    const playPage = await PlayPage.open(page, trike)
    for (const text of trike.moves.split(' ')) await playPage.tap(text)
    await expect(page.getByTestId('result')).toBeVisible()
    await openHome(page)
    await expect(page.getByTestId('install-offer')).toHaveCount(finished - 1)
  }
  await page.getByTestId('install').click()
  expect(await page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)).toBe(1)
  await expect(page.getByTestId('install-offer')).toHaveCount(0)
  await openHome(page)
  await expect(page.getByTestId('install-offer')).toHaveCount(0)
})
