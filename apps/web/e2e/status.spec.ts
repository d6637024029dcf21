import { expect, test, type Page } from '@playwright/test'
import type { GameId } from '@tabuleiro/engine'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'
import { screenSizes } from './screenSizes'

/** Takes back or repeats moves to the end; returns the texts that their box does not hold, on the way. */
function cutTextsOn(page: Page, button: 'undo' | 'redo'): Promise<string[]> {
  return page.evaluate(async id => {
    const cut = new Set<string>()
    const settle = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let press = 0; press < 60; press++) {
      const status = document.querySelector('[data-testid=status]')
      // Letters with a tail may reach a pixel below the last line.
      if (status && status.scrollHeight > status.clientHeight + 1)
        cut.add(`${status.textContent} (${status.scrollHeight} in ${status.clientHeight})`)
      const next = document.querySelector<HTMLElement>(`[data-testid=${id}]`)
      if (!next || next.getAttribute('aria-disabled') === 'true') break
      next.click()
      await settle()
    }
    return [...cut]
  }, button)
}

/** Moves that take many words. */
const wordy: Partial<Record<GameId, string>> = {
  'three-dragons': 'e2-d2 b9-b7 d2-c2 c9-c8 c2-c7xb7 d9-b9 b1-b8xb9 e9-d9 d1-d8 d9-c9 b8-b9 c9-c8 b9-d9 e8-d8xd9 c7-b7',
  turtles: 'h1a h1a h2a h2a h3a h3a h4a h4a h5a h5a h1a 2d h4a 5d h1a 2d h1a 5d h1a 5u h2a 5d 2u 1d',
}

/**
 * The narrowest screens. Portuguese texts are longer, and those of turtles the longest: the full run has all screens
 * and languages.
 */
const narrow = [screenSizes[0], screenSizes[3]] as const

for (const locale of ['pt-PT', 'en-GB'])
  test.describe(locale, () => {
    test.use({ locale })
    for (const short of usual)
      test(`${short.game}: the status is never cut`, async ({ page }) => {
        test.slow()
        const isAll = process.env['FULL'] !== undefined || (locale === 'pt-PT' && short.game === 'turtles')
        const sizes = isAll ? screenSizes : locale === 'pt-PT' ? narrow : narrow.slice(0, 1)
        const moves = wordy[short.game] ?? short.moves
        const playPage = await PlayPage.openBeforeLast(page, { ...short, moves })
        await playPage.tap(moves.split(' ').at(-1) ?? '')
        await expectNothingCut(page, sizes)
        if (moves === short.moves) return
        const end = await PlayPage.openBeforeLast(page, short)
        await end.tap(short.moves.split(' ').at(-1) ?? '')
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          const over = () => page.getByTestId('status').evaluate(part => part.scrollHeight - part.clientHeight)
          await expect.poll(over, { message: `the end at ${width}x${height}` }).toBeLessThanOrEqual(1)
        }
      })
  })

async function expectNothingCut(page: Page, sizes: readonly (readonly [number, number])[]) {
  for (const [i, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(50)
    expect(await cutTextsOn(page, i % 2 === 0 ? 'undo' : 'redo'), `${width}x${height}`).toEqual([])
  }
}
