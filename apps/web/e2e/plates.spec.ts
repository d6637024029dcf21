import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

test.use({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })

/** A sentence of each game's plates at its start. */
const SAID = {
  'three-dragons': 'Each bar is a piece, as high as it is strong',
  trike: '0 checkers under or beside the pawn',
  alliances: 'Orange is joined with the help of purple.',
  turtles: '0 of the 3 turtles that win are in the sea.',
} as const

for (const short of usual)
  test(`${short.game}: a plate that is pressed says what its numbers mean, and the menu does`, async ({ page }) => {
    await PlayPage.open(page, short)
    await page.getByTestId('player-2').click()
    const sheet = page.getByRole('dialog', { name: 'What the numbers say' })
    // The player who was asked about comes first.
    await expect(sheet.getByTestId(/^plate-/)).toHaveCount(2)
    await expect(sheet.getByTestId(/^plate-/).first()).toHaveAttribute('data-testid', 'plate-2')
    await expect(sheet).toContainText(SAID[short.game])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-plates').click()
    await expect(sheet).toBeVisible()
  })
