import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectWhole } from './clipped'
import { usual, type SampleGame } from './games'
import { PlayPage } from './playPage'

const tablets = [
  [768, 1024],
  [1024, 768],
  [1194, 834],
] as const

/** A match between two people who sit like this. */
async function sit(page: Page, way: 'face' | 'pass', short: Pick<SampleGame, 'game' | 'options'>): Promise<PlayPage> {
  const table = await PlayPage.open(page, short)
  await table.sit(way)
  return table
}

/** Whether an element stands on its head for who sits near. */
async function isTurned(part: Locator): Promise<boolean> {
  return part.evaluate(node => {
    let turned = new DOMMatrix()
    for (let at: Element | null = node; at; at = at.parentElement)
      turned = new DOMMatrix(getComputedStyle(at).transform).multiply(turned)
    return turned.a < -0.99 && turned.d < -0.99
  })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

for (const [i, short] of usual.entries()) {
  const [width, height] = tablets[i % tablets.length] ?? tablets[0]

  test(`${short.game} face to face at ${width}x${height}: a whole game from both edges`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const table = await sit(page, 'face', short)
    const [far, near] = [page.getByTestId('panel-far'), page.getByTestId('panel-near')]
    expect(await isTurned(far)).toBe(true)
    expect(await isTurned(near)).toBe(false)
    const [above, below, board] = [await boxOf(far), await boxOf(near), await boxOf(page.getByTestId('board'))]
    for (const panel of [above, below]) expect(panel.height).toBeGreaterThanOrEqual(96)
    expect(above.y).toBeCloseTo(0, 0)
    expect(below.y + below.height).toBeCloseTo(height, 0)
    expect(board.y).toBeGreaterThanOrEqual(above.y + above.height - 0.5)
    expect(board.y + board.height).toBeLessThanOrEqual(below.y + 0.5)
    for (const text of short.moves.split(' ')) await table.tap(text)
    expect(await boxOf(page.getByTestId('board'))).toEqual(board)
    // The far player can ask for a takeback, and the near one grant it.
    await page.getByTestId('undo-far').click()
    await near.getByTestId('agree').click()
    await expect(page.getByTestId('board')).not.toHaveAttribute('data-turn', 'over')
  })
}

test('face to face the buttons of the far player work, and dialogs face the mover', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/settings')
  await page.getByTestId('confirm-always').click()
  const table = await sit(page, 'face', { game: 'trike', options: {} })
  const board = page.getByTestId('board')
  const [far, near] = [page.getByTestId('panel-far'), page.getByTestId('panel-near')]
  await table.tap('g2')
  // The swap is offered at the far edge; the far player plays on, and confirms there.
  expect(await isTurned(page.getByTestId('cell-swap'))).toBe(true)
  await page.getByTestId('cell-b2').click()
  expect(await isTurned(far.getByTestId('confirm'))).toBe(true)
  await far.getByTestId('confirm').click()
  await expect(board).toHaveAttribute('data-turn', '1')
  await page.getByTestId('undo-far').click()
  await near.getByTestId('refuse').click()
  await expect(board).toHaveAttribute('data-turn', '1')
  await page.getByTestId('undo-far').click()
  await near.getByTestId('agree').click()
  await expect(board).toHaveAttribute('data-turn', '2')
  // It is the far player's turn: the menu and the list of moves are theirs.
  await page.getByTestId('menu').click()
  expect(await isTurned(page.getByTestId('close'))).toBe(true)
  await page.getByTestId('close').click()
  await page.getByTestId('all-moves').click()
  expect(await isTurned(page.getByTestId('move-b2'))).toBe(true)
  await page.getByTestId('move-b2').click()
  await far.getByTestId('confirm').click()
  await page.getByTestId('menu').click()
  expect(await isTurned(page.getByTestId('close'))).toBe(false)
})

test('face to face nothing is cut off or faulty, in both languages and themes', async ({ page }) => {
  test.slow()
  for (const { game, options } of usual) {
    await sit(page, 'face', { game, options })
    for (const language of ['pt', 'en'] as const) {
      await page.getByTestId('menu').click()
      await page.getByTestId('menu-settings').click()
      await page.getByTestId(`language-${language}`).click()
      await page.goBack()
      await expectWhole(page, `${game} in ${language}`, [...tablets, [390, 844]])
    }
    await page.emulateMedia({ colorScheme: game === 'turtles' ? 'dark' : 'light' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id }) => id)).toEqual([])
  }
})

test('passed on, the board turns to the mover, who sits near', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const table = await sit(page, 'pass', { game: 'three-dragons', options: {} })
  const rowOf = async (cell: string) => (await boxOf(page.getByTestId(`cell-${cell}`))).y
  const stripOf = async (side: number) => (await boxOf(page.getByTestId(`player-${side}`))).y
  expect(await rowOf('a1')).toBeGreaterThan(await rowOf('a9'))
  await table.tap('g1-g2')
  await expect.poll(async () => (await rowOf('a1')) < (await rowOf('a9'))).toBe(true)
  expect(await stripOf(2)).toBeGreaterThan(await stripOf(1))
  await table.tap('f9-f2')
  await expect.poll(async () => (await rowOf('a1')) > (await rowOf('a9'))).toBe(true)
})

test('passed on with a cover, the next player lifts it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const table = await PlayPage.open(page, { game: 'trike', options: {} })
  await page.getByTestId('menu').click()
  await page.getByTestId('seating-pass').click()
  await page.getByTestId('cover').click()
  await page.getByTestId('close').click()
  await page.getByTestId('cell-g2').click()
  await expect(page.getByRole('heading', { name: 'It is Rui’s turn' })).toBeVisible()
  await expect(page.getByTestId('board')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'It is Rui’s turn' })).toBeVisible()
  // As at very large text: what has no room is scrolled to, from the first word on.
  await page.setViewportSize({ width: 320, height: 160 })
  const mark = page.getByTestId('cover-screen').getByText('Tabuleiro')
  expect((await boxOf(mark)).y).toBeGreaterThanOrEqual(0)
  await page.getByTestId('uncover').click()
  await table.enter(table.moveOf('g2'))
})
