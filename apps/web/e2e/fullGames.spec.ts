import { expect, test } from '@playwright/test'
import { movesOf, piecesOf, positionOf, rulesOf } from '@tabuleiro/engine'
import { unusual, usual } from '@tabuleiro/ui/testing/sampleGames'
import { recordAnnouncements } from './announcements'
import { countKeys } from './keyboard'
import { PlayPage } from './playPage'

for (const short of unusual) {
  test(`${short.game} ${JSON.stringify(short.options)}: a whole game by taps follows the rules`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ')) await playPage.tap(text)
    await expect(page.getByTestId('result')).toBeVisible()
  })
}

for (const short of usual) {
  test(`${short.game}: a whole game from the list of moves alone`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ')) await playPage.playFromList(text)
    await expect(page.getByTestId('result')).toBeVisible()
  })
}

for (const short of usual) {
  test(`${short.game}: a whole game by keys and spoken text alone, each move announced once`, async ({ page }) => {
    const keys = await countKeys(page)
    const playPage = await PlayPage.open(page, short)
    const announcements = await recordAnnouncements(page)
    const moves = short.moves.split(' ')
    for (const text of moves) await playPage.playByKeys(text)
    expect(await announcements()).toHaveLength(moves.length)
    const pressed = await keys()
    console.log(`${short.game}: ${pressed} key presses for ${moves.length} moves`)
    expect(pressed).toBeLessThanOrEqual(short.keys)
  })
}

test('where every move must be confirmed, each is announced once, and an unconfirmed one is a note', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByTestId('confirm-always').click()
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  // The status is hidden together with what to do next.
  const [status, note] = [page.getByTestId('status').locator('..'), page.getByTestId('note')]
  const announcements = await recordAnnouncements(page)
  const moves = ['g2', 'b2', 'f6', 'g6', 'g7']
  for (const [i, text] of moves.entries()) {
    await page.getByTestId(`cell-${text}`).click()
    await expect(note).toContainText(text)
    await expect(status).toHaveCSS('opacity', '0')
    expect(await announcements()).toHaveLength(i)
    await page.getByTestId('confirm').click()
    await playPage.expectPlayed(playPage.readMove(text))
    await expect(note).toHaveText('')
    await expect(status).toHaveCSS('opacity', '1')
  }
  await page.getByTestId('step-back').click()
  await expect(note).not.toHaveText('')
  expect(await announcements()).toHaveLength(moves.length)
})

for (const short of usual) {
  test(`${short.game}: exactly the places that can be tapped are marked`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    await expectMarked(playPage)
    for (const text of short.moves.split(' ').slice(0, 4)) {
      await playPage.tap(text)
      await expectMarked(playPage)
    }
  })
}

/** Expects marks on the first taps of all legal moves, and on the cells of tappable pieces. */
async function expectMarked({ page, match }: PlayPage): Promise<void> {
  const taps = movesOf(match).map(move => rulesOf(match).taps(positionOf(match), move)[0] ?? '')
  const tappable = piecesOf(match).filter(piece => taps.includes(`${piece.kind}-${piece.id}`))
  const expected = new Set([...taps, ...tappable.map(piece => piece.at)].map(place => `cell-${place}`))
  const marked = () =>
    page.locator('[data-target="true"]').evaluateAll(all => all.map(one => one.getAttribute('data-testid')).sort())
  await expect.poll(marked).toEqual([...expected].sort())
}

test('a press anywhere on the board means the nearest cell', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const playPage = await PlayPage.open(page, { game: 'trike', options: { pie: false } })
  const start = playPage.match
  const centres = await page.locator('[role=gridcell]').evaluateAll(cells =>
    cells.map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return { name: cell.getAttribute('data-testid')?.slice(5) ?? '', x: x + width / 2, y: y + height / 2 }
    }),
  )
  const box = await page.getByTestId('board').boundingBox()
  if (!box) throw new Error('no board')
  for (let i = 0; i < 12; i++) {
    // Points of a low-discrepancy sequence cover the box, and are the same every time.
    const point = {
      x: box.x + 1 + (((i + 1) * 0.618) % 1) * (box.width - 2),
      y: box.y + 1 + (((i + 1) * 0.755) % 1) * (box.height - 2),
    }
    const distance = (cell: { x: number; y: number }) => Math.hypot(cell.x - point.x, cell.y - point.y)
    const nearest = centres.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
    await page.mouse.click(point.x, point.y)
    await playPage.expectPlayed(playPage.readMove(nearest.name))
    await page.getByTestId('undo').click()
    playPage.match = start
    await playPage.expectShown()
  }
})
