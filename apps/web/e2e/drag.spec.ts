import { expect, test, type Page } from '@playwright/test'
import { positionOf, rulesOf } from '@tabuleiro/engine'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { fingerHand, middleOf, mouseHand, readyToCarry, type PressingHand } from './hands'
import { PlayPage } from './playPage'

/** Where the pieces in the air are: their middle; undefined where none are. */
async function heldAt(page: Page) {
  const held = page.getByTestId('held').locator('svg').first()
  if ((await held.count()) === 0) return undefined
  const box = await held.boundingBox()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Plays a move by hand: from the place that is taken up to where it goes, and answers what is left to choose. */
async function carry(playPage: PlayPage, hand: PressingHand, text: string) {
  const { page, match } = playPage
  const move = playPage.readMove(text)
  const taps = rulesOf(match).taps(positionOf(match), move)
  const pawn =
    match.game === 'trike'
      ? rulesOf(match)
          .pieces(positionOf(match))
          .find(({ id }) => id === 'pawn')?.at
      : undefined
  const [from, to] = taps.length > 1 ? [taps[0], taps[1]] : [pawn, taps[0]]
  if (from === undefined || to === undefined || to === 'swap') {
    await playPage.tap(text)
    return
  }
  await hand.press(await middleOf(page, from))
  await hand.move(await middleOf(page, to))
  await expect(page.getByTestId('held')).toHaveCount(1)
  await hand.letGo()
  await expect(page.getByTestId('held')).toHaveCount(0)
  if (taps.length > 2) await page.getByTestId(`choice-${text}`).click()
  const isPending = (await page.getByTestId('board').getAttribute('data-pending')) !== null
  if (isPending) await page.getByTestId('confirm').click()
  await playPage.expectPlayed(move)
}

for (const short of usual)
  test(`${short.game}: a whole game by mouse, every piece carried to its place`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    const hand = mouseHand(page)
    for (const text of short.moves.split(' ')) await carry(playPage, hand, text)
    await expect(page.getByTestId('result')).toBeVisible()
  })

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  for (const short of usual)
    test(`${short.game}: pieces are carried from the board and the trays`, async ({ page }) => {
      const playPage = await PlayPage.open(page, short)
      const hand = await fingerHand(page)
      for (const text of short.moves.split(' ').slice(0, 6)) await carry(playPage, hand, text)
    })

  test('what is carried is seen above the finger, and larger', async ({ page }) => {
    await PlayPage.open(page, { game: 'three-dragons', options: {} })
    const hand = await fingerHand(page)
    const to = await middleOf(page, 'e4')
    await hand.press(await middleOf(page, 'e2'))
    await hand.move(to)
    const held = await heldAt(page)
    expect(Math.abs((held?.x ?? 0) - to.x)).toBeLessThan(2)
    expect((held?.y ?? 0) + 40).toBeLessThan(to.y)
    const [large, small] = await Promise.all([
      page.getByTestId('held').locator('svg').first().boundingBox(),
      page.getByTestId('piece-e2').locator('svg').first().boundingBox(),
    ])
    expect(large?.width).toBeGreaterThan(1.3 * (small?.width ?? 0))
    await hand.letGo()
    await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  })
})

test('the piece follows the mouse, its place looks left, and where it is let go it stays', async ({ page }) => {
  await PlayPage.open(page, { game: 'three-dragons', options: {} })
  const [from, to] = [await middleOf(page, 'e2'), await middleOf(page, 'e4')]
  await readyToCarry(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.3, 0.6, 1]) {
    const at = { x: from.x, y: from.y + (to.y - from.y) * share }
    await page.mouse.move(at.x, at.y, { steps: 3 })
    const held = await heldAt(page)
    expect(Math.hypot((held?.x ?? 0) - at.x, (held?.y ?? 0) - at.y)).toBeLessThan(2)
  }
  await expect(page.getByTestId('piece-e2')).toHaveCSS('opacity', '0.3')
  // From the frame of the drop on, the piece is where the hand was: it does not come from its old cell.
  await page.evaluate(() => {
    const seen: number[] = []
    const look = () => {
      const box = document.querySelector('[data-testid=piece-e4]')?.getBoundingClientRect()
      if (box) seen.push(box.y + box.height / 2)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await page.mouse.up()
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen.length)).toBeGreaterThan(5)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(Math.max(...seen.map(y => Math.abs(y - to.y)))).toBeLessThan(2)
})

test('let go beside the board nothing is in hand, over a wrong cell the piece stays in hand and the reason is given', async ({
  page,
}) => {
  for (const [game, from] of [
    ['three-dragons', 'e2'],
    ['alliances', 'hand-orange'],
    ['turtles', 'nest-s3'],
  ] as const) {
    await PlayPage.open(page, { game, options: {} })
    const board = page.getByTestId('board')
    const start = (await board.getAttribute('data-position')) ?? ''
    const hand = mouseHand(page)
    await hand.press(await middleOf(page, from))
    await hand.move({ x: 3, y: 3 })
    await hand.letGo()
    await expect(page.getByTestId('held')).toHaveCount(0)
    await expect(page.locator('[aria-selected=true], [aria-pressed=true]')).toHaveCount(0)
    await expect(board).toHaveAttribute('data-position', start)
  }
  await PlayPage.open(page, { game: 'three-dragons', options: {} })
  const hand = mouseHand(page)
  await hand.press(await middleOf(page, 'e2'))
  await hand.move(await middleOf(page, 'f4'))
  await hand.letGo()
  await expect(page.getByTestId('why-not')).toBeVisible()
  await expect(page.locator('[aria-selected=true]')).toHaveCount(1)
})

test('where moves are confirmed, a dropped one waits, and does not glide when it is confirmed', async ({ page }) => {
  await page.goto('/settings')
  await page.getByTestId('confirm-always').click()
  await PlayPage.open(page, { game: 'three-dragons', options: {} })
  const board = page.getByTestId('board')
  const hand = mouseHand(page)
  const to = await middleOf(page, 'e4')
  await hand.press(await middleOf(page, 'e2'))
  await hand.move(to)
  await hand.letGo()
  await expect(board).toHaveAttribute('data-pending', 'e2-e4')
  await expect(board).toHaveAttribute('data-turn', '1')
  await page.getByTestId('confirm').click()
  await expect(board).toHaveAttribute('data-turn', '2')
  const box = await page.getByTestId('piece-e4').boundingBox()
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - to.y)).toBeLessThan(2)
})

test('with reduced motion pieces are carried as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const playPage = await PlayPage.open(page, { game: 'turtles', options: {} })
  const hand = mouseHand(page)
  const [first = ''] = usual.find(({ game }) => game === 'turtles')?.moves.split(' ') ?? []
  await carry(playPage, hand, first)
})
