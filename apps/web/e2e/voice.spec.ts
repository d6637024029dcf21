import { expect, test, type Page } from '@playwright/test'
import type { GameId } from '@tabuleiro/engine'
import { focusedId } from './keyboard'
import { layoutShift } from './layoutShift'
import { PlayPage } from './playPage'

test.use({ viewport: { width: 390, height: 844 } })

/** A place that leads to no legal move, by game: what is played and picked before it, and the code of the reason. */
const refused: readonly (readonly [GameId, readonly string[], string | undefined, string, string])[] = [
  ['three-dragons', [], undefined, 'e6', 'no-piece'],
  ['three-dragons', [], 'e2', 'g5', 'not-in-line'],
  ['trike', ['d2'], undefined, 'f3', 'not-in-line'],
  ['alliances', [], undefined, 'g7', 'colour-first'],
  ['turtles', [], undefined, 'a3', 'no-piece'],
  ['turtles', [], undefined, 'nest-n2', 'not-yours'],
]

for (const [game, moves, picked, place, code] of refused)
  test(`${game}: a tap on ${place} is answered in words within a frame, and moves nothing`, async ({ page }) => {
    const playPage = await PlayPage.open(page, { game, options: {} })
    for (const move of moves) await playPage.tap(move)
    if (picked !== undefined) await page.getByTestId(`cell-${picked}`).click()
    // The reasons are loaded once the board is shown.
    await page.waitForLoadState('networkidle')
    const [box, status] = [await boardBox(page), await page.getByTestId('status').textContent()]
    const frames = await countFrames(page)
    await page.getByTestId(`cell-${place}`).click()
    const whyNot = page.getByTestId('why-not')
    await expect(whyNot).toHaveAttribute('data-code', code)
    await expect(whyNot).toHaveText(/^\S+ .*\.$/)
    await expect(whyNot).toBeInViewport()
    expect(await frames()).toBeLessThanOrEqual(1)
    expect(await boardBox(page)).toEqual(box)
    expect(await page.getByTestId('status').textContent()).toBe(status)
    expect(await layoutShift(page)).toBe(0)
    await playPage.expectShown()
    // What is done next takes the answer away.
    await page.getByTestId('menu').click()
    await page.getByTestId('close').click()
    await page.locator('[data-target=true]').first().click()
    await expect(whyNot).toHaveText('')
  })

const boardBox = (page: Page) => page.getByTestId('board').boundingBox()

/** Counts the frames between the next press and the words that answer it. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { frames: 0, isAnswered: false }
    Object.assign(window, { counted })
    const count = () => {
      if (counted.isAnswered) return
      counted.frames++
      requestAnimationFrame(count)
    }
    addEventListener('pointerup', () => requestAnimationFrame(count), { once: true, capture: true })
    const line = document.querySelector('[data-testid=why-not]')
    if (!line) throw new Error('there is no line for a refused tap')
    new MutationObserver(() => {
      counted.isAnswered = true
    }).observe(line, { characterData: true, childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { counted: { frames: number } }).counted.frames)
}

test('while the computer thinks and at an earlier position a tap says so', async ({ page }) => {
  await page.goto('/new/trike?first=human&second=level:1&start=1&options={"pie":false}')
  await page.getByTestId('cell-d2').click()
  await page.getByTestId('cell-a1').click()
  const whyNot = page.getByTestId('why-not')
  await expect(whyNot).toHaveAttribute('data-code', 'not-your-turn')
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '1')
  await expect(whyNot).toHaveText('')
  await page.getByTestId('step-back').click()
  await page.getByTestId('cell-a1').click()
  await expect(whyNot).toHaveAttribute('data-code', 'looking-back')
})

const LINE = ['d2', 'g5', 'e3', 'e4'] as const

for (const [locale, words] of [
  ['en-GB', 'Looking back: move 1 of 2Rui moved the pawn to g5.'],
  ['pt-PT', 'A rever: jogada 1 de 2Rui moveu o peão para g5.'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })

    test('looking back says what a move did, leads back to now, and on from there in a new game', async ({ page }) => {
      const playPage = await PlayPage.open(page, { game: 'trike', options: { pie: false } })
      for (const move of LINE) await playPage.tap(move)
      const address = page.url()
      await page.getByTestId('step-back').click()
      await page.getByTestId('step-back').click()
      await expect(page.getByTestId('note')).toHaveText(words)
      const earlier = await page.getByTestId('board').getAttribute('data-position')
      await page.getByTestId('back-to-now').click()
      await playPage.expectShown()
      expect(await focusedId(page)).toMatch(/^cell-/)

      await page.getByTestId('step-back').click()
      await page.getByTestId('step-back').click()
      await page.getByTestId('play-on-here').click()
      await expect(page).not.toHaveURL(address)
      await expect(page.getByTestId('board')).toHaveAttribute('data-position', earlier ?? '')
      await page.getByTestId('cell-g4').click()
      await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
      // The old game is as it was.
      await page.goBack()
      await playPage.expectShown()
      await page.goto('/games')
      await expect(page.getByTestId(/^open-/)).toHaveCount(2)
    })
  })

test('on every screen the buttons at an earlier position are in view and whole', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: { pie: false } })
  for (const move of LINE) await playPage.tap(move)
  await page.getByTestId('step-back').click()
  for (const [width, height] of [
    [320, 568],
    [640, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const id of ['play-on-here', 'back-to-now', 'menu'])
      await expect(page.getByTestId(id), `${id} at ${width}x${height}`).toBeInViewport({ ratio: 1 })
  }
})
