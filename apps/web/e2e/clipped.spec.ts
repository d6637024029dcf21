import { expect, test } from '@playwright/test'
import { choices } from './choices'
import { clippedTexts, expectNothingClipped } from './clippedTexts'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { screenSizes } from './screenSizes'
import { openFromLink, PlayPage } from './playPage'

const all = [...screenSizes, [568, 320], [480, 320]] as const
const pages = ['/', '/new/alliances', '/rules/three-dragons', '/settings', '/about', '/games', '/play/nowhere'] as const

for (const locale of ['en-GB', 'pt-PT']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Texts have the same width in the dark theme: it is checked on the smallest screen only, except in the full run.
    const some = colorScheme === 'dark' && process.env['FULL'] === undefined ? [[320, 568] as const] : all
    test.describe(`${locale} ${colorScheme}`, () => {
      test.use({ locale, colorScheme, viewport: { width: 360, height: 640 } })

      test('nothing is cut off on any page', async ({ page }) => {
        test.slow()
        for (const path of pages) {
          await page.goto(path)
          await expect(page.getByRole('main')).toBeVisible()
          await expectNothingClipped(page, path, some)
        }
      })

      test('nothing is cut off in play', async ({ page }) => {
        test.slow()
        for (const short of usual) {
          const playPage = await PlayPage.openBeforeLast(page, short)
          await playPage.tap(short.moves.split(' ').at(-1) ?? '')
          await expectNothingClipped(page, `the end of ${short.game}`, some)
        }
      })

      test('the default names of two people are not cut off', async ({ page }) => {
        // The player strips of Alliances have the least room.
        await page.goto('/new/alliances?first=human&second=human&start=1')
        await expect(page.getByTestId('board')).toBeVisible()
        await expectNothingClipped(page, 'two players', some)
      })

      test('no text of a choice and its price is cut off', async ({ page }) => {
        for (const { places, ...spec } of choices) {
          await openFromLink(page, spec)
          for (const place of places) await page.getByTestId(`cell-${place}`).click()
          await expect(page.getByTestId(/^(choose|choice)-/).first()).toBeVisible()
          await expectNothingClipped(page, `the choice after ${places.join(' ')}`, some)
          await page.setViewportSize({ width: 360, height: 640 })
        }
      })

      test('no text of a swap or an unconfirmed move is cut off', async ({ page }) => {
        await page.goto('/new/trike?options={"size":19}&start=1')
        await page.getByTestId('cell-s10').click()
        await page.getByTestId('confirm').click()
        await expectNothingClipped(page, 'the swap', some)
        await page.setViewportSize({ width: 360, height: 640 })
        await page.getByTestId('cell-s9').click()
        await expectNothingClipped(page, 'an unconfirmed move', some)
        await page.getByTestId('cell-swap').click()
        await expectNothingClipped(page, 'an unconfirmed swap', some)
      })
    })
  }
}

test('long names leave room for the winner and the colours', async ({ page }) => {
  const name = 'Maria Francisca de Bragança e Vasconcelos'
  await page.goto(`/new/trike?firstName=${name}&secondName=${name}&start=1`)
  await page.getByTestId('cell-g6').click()
  const cut = async () => (await clippedTexts(page)).filter(text => !text.startsWith('Maria Francisca de Bragança e'))
  for (const [width, height] of all) {
    await page.setViewportSize({ width, height })
    await expect.poll(cut).toEqual([])
  }
  // Cells are large enough there to play without a confirmation.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByTestId('cell-f6').click()
  await page.getByTestId('cell-g7').click()
  // A name is cut only where room ends.
  for (const [width, height] of [
    [1280, 800],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByTestId('status')).toContainText('Maria Francisca de Bragança e Vasconcelo wins')
    await expect.poll(cut).toEqual([])
  }
})
