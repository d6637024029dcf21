import { expect, test } from '@playwright/test'
import { legalMoves, next } from '@tabuleiro/engine'
import { expectPosition, openTrike, play, playOut, scattered, trike } from './trike'

const boards = [{}, { board: 'pyramid' }, { board: 'hexagon', size: 4 }, { size: 13 }]

for (const options of boards) {
  test(`a whole game on ${JSON.stringify(options)} follows the rules move by move`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const end = await playOut(page, await openTrike(page, options), scattered)
    const outcome = trike.outcome(end, 1)
    const result = page.getByTestId('result')
    await expect(result).toHaveAttribute('data-winner', outcome === 'draw' ? 'draw' : outcome === 'first' ? '1' : '2')
    await expect(result).toHaveAttribute('data-reason', trike.reason(end, 1) ?? '')
  })
}

test('only the cells that may be tapped are marked, and others do nothing', async ({ page }) => {
  const start = await openTrike(page)
  const placed = await play(page, start, legalMoves(trike, start)[11] ?? 0)
  const marked = await page
    .locator('[data-target="true"]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-testid')))
  const legal = legalMoves(trike, placed).map(move => `cell-${trike.taps(placed, move)[0] ?? ''}`)
  expect(marked.sort()).toEqual(legal.sort())
  await page.getByTestId('cell-a1').click()
  await expectPosition(page, placed)
})

test('the swap, undo, redo and stepping', async ({ page }) => {
  const start = await openTrike(page)
  const placed = await play(page, start, legalMoves(trike, start)[7] ?? 0)
  const swap = legalMoves(trike, placed).find(move => trike.taps(placed, move)[0] === 'swap') ?? -1
  await page.getByTestId('cell-swap').click()
  const swapped = next(trike, placed, swap)
  await expectPosition(page, swapped)
  await page.getByTestId('undo').click()
  await expectPosition(page, placed)
  await page.getByTestId('redo').click()
  await expectPosition(page, swapped)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectPosition(page, placed)
  await expect(page.locator('[data-target="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Forward' }).click()
  await expectPosition(page, swapped)
})

test('a game is played by keyboard alone, and each move is spoken once', async ({ page }) => {
  await openTrike(page)
  const spoken: string[] = []
  await page.exposeFunction('heard', (text: string) => spoken.push(text))
  await page.getByTestId('status').evaluate(region => {
    const { heard } = window as unknown as { heard: (text: string) => void }
    new MutationObserver(() => heard(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  await page.getByTestId('cell-a1').focus()
  // g6, f6, g7: down the right edge, up one row, and into the corner.
  await page.keyboard.press('End')
  for (let row = 1; row < 7; row++) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', '1')
  expect(spoken).toHaveLength(3)
})

test('a press anywhere on the board means the nearest cell', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const start = await openTrike(page, { pie: false })
  const centres = await page.locator('[role=gridcell]').evaluateAll(cells =>
    cells.map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return { name: cell.getAttribute('data-testid')?.slice(5) ?? '', x: x + width / 2, y: y + height / 2 }
    }),
  )
  const box = await page.getByTestId('board').boundingBox()
  if (!box) throw new Error('no board')
  for (let i = 0; i < 12; i++) {
    // Points of a low-discrepancy sequence: all over the box, and the same every time.
    const point = {
      x: box.x + 1 + (((i + 1) * 0.618) % 1) * (box.width - 2),
      y: box.y + 1 + (((i + 1) * 0.755) % 1) * (box.height - 2),
    }
    const far = (cell: { x: number; y: number }) => Math.hypot(cell.x - point.x, cell.y - point.y)
    const nearest = centres.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
    await page.mouse.click(point.x, point.y)
    const move = legalMoves(trike, start).find(each => trike.taps(start, each)[0] === nearest.name) ?? -1
    await expectPosition(page, next(trike, start, move))
    await page.getByTestId('undo').click()
  }
})

test('an unknown match shows the way home', async ({ page }) => {
  await page.goto('/play/nowhere')
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Tabuleiro' })).toBeVisible()
})
