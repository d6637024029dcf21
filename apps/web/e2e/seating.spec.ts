import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNothingClipped } from './clippedTexts'
import { crowdedControls } from './crowdedControls'
import { usual, type SampleGame } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

const tablets = [
  [768, 1024],
  [1024, 768],
  [1194, 834],
] as const

/** Opens a match of two people with this seating. */
async function openSeated(
  page: Page,
  way: 'face' | 'pass',
  short: Pick<SampleGame, 'game' | 'options'>,
): Promise<PlayPage> {
  const playPage = await PlayPage.open(page, short)
  await playPage.chooseSeating(way)
  return playPage
}

/** Whether an element is upside down for the near player. */
async function isUpsideDown(part: Locator): Promise<boolean> {
  return part.evaluate(node => {
    let matrix = new DOMMatrix()
    for (let at: Element | null = node; at; at = at.parentElement)
      matrix = new DOMMatrix(getComputedStyle(at).transform).multiply(matrix)
    return matrix.a < -0.99 && matrix.d < -0.99
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
    const playPage = await openSeated(page, 'face', short)
    const [far, near] = [page.getByTestId('panel-far'), page.getByTestId('panel-near')]
    expect(await isUpsideDown(far)).toBe(true)
    expect(await isUpsideDown(near)).toBe(false)
    const [above, below, board] = [await boxOf(far), await boxOf(near), await boxOf(page.getByTestId('board'))]
    for (const panel of [above, below]) expect(panel.height).toBeGreaterThanOrEqual(96)
    expect(above.y).toBeCloseTo(0, 0)
    expect(below.y + below.height).toBeCloseTo(height, 0)
    expect(board.y).toBeGreaterThanOrEqual(above.y + above.height - 0.5)
    expect(board.y + board.height).toBeLessThanOrEqual(below.y + 0.5)
    for (const text of short.moves.split(' ')) await playPage.tap(text)
    expect(await boxOf(page.getByTestId('board'))).toEqual(board)
    // The far player can request a takeback, and the near one can grant it.
    await page.getByTestId('undo-far').click()
    await near.getByTestId('agree').click()
    await expect(page.getByTestId('board')).not.toHaveAttribute('data-turn', 'over')
  })
}

test('face to face the buttons of the far player work, and sheets face the player who opens them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/settings')
  await page.getByTestId('confirm-always').click()
  const playPage = await openSeated(page, 'face', { game: 'trike', options: {} })
  const board = page.getByTestId('board')
  const [far, near] = [page.getByTestId('panel-far'), page.getByTestId('panel-near')]
  await playPage.tap('g2')
  // The swap is offered at the far edge; the far player plays on, and confirms there.
  expect(await isUpsideDown(page.getByTestId('cell-swap'))).toBe(true)
  await page.getByTestId('cell-b2').click()
  expect(await isUpsideDown(far.getByTestId('confirm'))).toBe(true)
  await far.getByTestId('confirm').click()
  await expect(board).toHaveAttribute('data-turn', '1')
  await page.getByTestId('undo-far').click()
  await near.getByTestId('refuse').click()
  await expect(board).toHaveAttribute('data-turn', '1')
  await page.getByTestId('undo-far').click()
  await near.getByTestId('agree').click()
  await expect(board).toHaveAttribute('data-turn', '2')
  await page.getByTestId('menu').click()
  expect(await isUpsideDown(page.getByTestId('close'))).toBe(false)
  await page.getByTestId('close').click()
  await page.getByTestId('played-far').click()
  expect(await isUpsideDown(page.getByTestId('played-1'))).toBe(true)
  await page.getByTestId('close').click()
  await page.getByTestId('all-moves-far').click()
  expect(await isUpsideDown(page.getByTestId('move-b2'))).toBe(true)
  await page.getByTestId('move-b2').click()
  await far.getByTestId('confirm').click()
  await expect(board).toHaveAttribute('data-turn', '1')
  await page.getByTestId('menu-far').click()
  expect(await isUpsideDown(page.getByTestId('close'))).toBe(true)
})

test('face to face nothing is cut off and nothing violates accessibility, in both languages and themes', async ({
  page,
}) => {
  test.slow()
  for (const { game, options } of usual) {
    await openSeated(page, 'face', { game, options })
    for (const language of ['pt', 'en'] as const) {
      await page.getByTestId('menu').click()
      await page.getByTestId('menu-settings').click()
      await page.getByTestId(`language-${language}`).click()
      await page.goBack()
      await expectNothingClipped(page, `${game} in ${language}`, [...tablets, [390, 844]])
    }
    await page.emulateMedia({ colorScheme: game === 'turtles' ? 'dark' : 'light' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id }) => id)).toEqual([])
  }
})

test('passed on, the board turns so that the player to move is near', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const playPage = await openSeated(page, 'pass', { game: 'three-dragons', options: {} })
  const rowOf = async (cell: string) => (await boxOf(page.getByTestId(`cell-${cell}`))).y
  const stripOf = async (side: number) => (await boxOf(page.getByTestId(`player-${side}`))).y
  expect(await rowOf('a1')).toBeGreaterThan(await rowOf('a9'))
  await playPage.tap('g1-g2')
  await expect.poll(async () => (await rowOf('a1')) < (await rowOf('a9'))).toBe(true)
  expect(await stripOf(2)).toBeGreaterThan(await stripOf(1))
  await playPage.tap('f9-f2')
  await expect.poll(async () => (await rowOf('a1')) > (await rowOf('a9'))).toBe(true)
})

test('passed on with a cover, the next player removes it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await page.getByTestId('menu').click()
  await page.getByTestId('seating-pass').click()
  await page.getByTestId('cover').click()
  await page.getByTestId('close').click()
  const before = await boxOf(page.getByTestId('cell-g2'))
  await page.getByTestId('cell-g2').click()
  // Who has moved sees the move where it was made, and may take it back.
  await expect(page.getByTestId('pass-on')).toBeEnabled()
  expect(await boxOf(page.getByTestId('cell-g2'))).toEqual(before)
  await page.getByTestId('undo').click()
  await playPage.expectShown()
  await page.getByTestId('cell-g2').click()
  await page.getByTestId('pass-on').click()
  await expect(page.getByRole('heading', { name: 'It is Rui’s turn' })).toBeVisible()
  await expect(page.getByTestId('board')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'It is Rui’s turn' })).toBeVisible()
  // A tiny screen, as with very large text: the page scrolls, and its first word can be reached.
  await page.setViewportSize({ width: 320, height: 160 })
  const mark = page.getByTestId('cover-screen').getByRole('img', { name: 'Tabuleiro' })
  expect((await boxOf(mark)).y).toBeGreaterThanOrEqual(0)
  await page.getByTestId('uncover').click()
  await playPage.expectPlayed(playPage.readMove('g2'))
})

for (const width of [360, 320])
  test(`face to face at ${width} pixels each player steps through the moves at their own end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const playPage = await openSeated(page, 'face', { game: 'trike', options: { pie: false } })
    await playPage.tap('d3')
    await expect(page.getByTestId('panel-far')).toBeVisible()
    await page.getByTestId('step-back-far').click()
    await expect(page.getByTestId('step-back-far')).toBeDisabled()
    expect(await isUpsideDown(page.getByTestId('step-forward-far'))).toBe(true)
    await page.getByTestId('step-forward').click()
    await expect(page.getByTestId('step-forward')).toBeDisabled()
    expect(await crowdedControls(page)).toEqual([])
    // The lists of moves are in the menu of each, and face them.
    await page.getByTestId('menu-far').click()
    await page.getByTestId('menu-played').click()
    expect(await isUpsideDown(page.getByTestId('played-moves'))).toBe(true)
  })
