import { expect, test, type Page } from '@playwright/test'
import type { GameId } from '@tabuleiro/engine'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { messageFaults } from './messageFaults'
import { PlayPage } from './playPage'
import { screenSizes } from './screenSizes'

/** Moves that take many words. */
const wordy: Partial<Record<GameId, string>> = {
  'three-dragons': 'e2-d2 b9-b7 d2-c2 c9-c8 c2-c7xb7 d9-b9 b1-b8xb9 e9-d9 d1-d8 d9-c9 b8-b9 c9-c8 b9-d9 e8-d8xd9 c7-b7',
  turtles: 'h1a h1a h2a h2a h3a h3a h4a h4a h5a h5a h1a 2d h4a 5d h1a 2d h1a 5d h1a 5u h2a 5d 2u 1d',
}

const isFull = process.env['FULL'] !== undefined

/**
 * The narrowest screens. Portuguese texts are longer, and those of turtles the longest: the full run has all screens
 * and languages.
 */
const narrow = [screenSizes[0], screenSizes[3]] as const
const telling = [...narrow, screenSizes[2], screenSizes[6]] as const
const large = [...screenSizes, [1920, 1080], [2560, 1440]] as const

/** The two games of a kind whose moments are looked at: one with many words, and one that ends. */
function gamesOf(game: GameId): readonly string[] {
  const ending = usual.find(one => one.game === game)?.moves ?? ''
  return [wordy[game] ?? ending, ...(wordy[game] === undefined ? [] : [ending])]
}

/** Opens a game by link just before its end, and plays its last move. */
async function openEnd(page: Page, game: GameId, moves: string): Promise<void> {
  const playPage = await PlayPage.openBeforeLast(page, { game, options: {}, moves })
  await playPage.tap(moves.split(' ').at(-1) ?? '')
}

for (const locale of ['pt-PT', 'en-GB'])
  test.describe(locale, () => {
    test.use({ locale })
    for (const { game } of usual) {
      test(`${game}: every moment of whole games has room for its words, now and looking back`, async ({ page }) => {
        test.slow()
        const sizes = isFull ? large : locale === 'en-GB' ? narrow.slice(0, 1) : game === 'turtles' ? telling : narrow
        for (const moves of gamesOf(game)) {
          await page.setViewportSize({ width: 360, height: 640 })
          await openEnd(page, game, moves)
          await expectRoom(page, sizes, moves.split(' ').length, false)
        }
      })

      // Portuguese is longer.
      if (!isFull && locale === 'en-GB') continue
      test(`${game}: with text twice as large nothing is cut off or covered`, async ({ page }) => {
        test.slow()
        await page.addInitScript(() => {
          document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '32px'))
        })
        const [moves = ''] = gamesOf(game)
        await openEnd(page, game, moves)
        await expectRoom(page, isFull ? screenSizes : narrow.slice(0, 1), moves.split(' ').length, true)
      })
    }
  })

/** Goes through a game of so many moves at each size: it takes them back, plays them again, and looks back at them. */
async function expectRoom(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  plies: number,
  mayGrow: boolean,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(50)
    for (const button of ['undo', 'redo', 'step-back'] as const) {
      const { faults, seen } = await messageFaults(page, { button, mayGrow })
      expect(faults, `${button} at ${width}x${height}`).toEqual([])
      // Each move is told by words of its own, but for a few that are told alike.
      expect(seen, `${button} at ${width}x${height}`).toBeGreaterThan(plies * 0.6)
    }
    await page.getByTestId('back-to-now').click()
  }
}
