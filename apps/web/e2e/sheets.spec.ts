import { expect, test } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { focusedId } from './keyboard'
import { PlayPage } from './playPage'

const sizes = [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const

for (const [width, height] of sizes)
  test(`at ${width}x${height} a sheet darkens the screen, fits its contents, and a press beside it closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await PlayPage.open(page, { game: 'trike', options: {} })
    await page.getByTestId('played').click()
    const sheet = page.getByRole('dialog', { name: 'Moves played' })
    await expect(sheet).toBeVisible()
    const scrim = await page.getByTestId('scrim').boundingBox()
    expect(scrim).toEqual({ x: 0, y: 0, width, height })
    // Two lines of contents below a heading.
    expect((await sheet.boundingBox())?.height).toBeLessThan(240)
    await page.mouse.click(width / 4, 60)
    await expect(sheet).toHaveCount(0)
    await page.getByTestId('all-moves').click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  })

test('before a game is ended, the button that plays on is the primary one', async ({ page }) => {
  await PlayPage.open(page, { game: 'trike', options: {} })
  await page.getByTestId('menu').click()
  await page.getByTestId('resign').click()
  const colour = (id: string) => page.getByTestId(id).evaluate(one => getComputedStyle(one).backgroundColor)
  expect(await colour('end-cancel')).toBe('rgb(31, 78, 140)')
  expect(await colour('end-confirm')).not.toBe('rgb(31, 78, 140)')
})

test('the moves played are in two columns, and lead to their positions by press and by keys', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  const start = await page.getByTestId('board').getAttribute('data-position')
  for (const move of ['d2', 'g5', 'e3']) await playPage.tap(move)
  const board = page.getByTestId('board')
  const last = await board.getAttribute('data-position')
  await page.getByTestId('played').click()
  const list = page.getByTestId('played-moves')
  await expect(list).toContainText('Ana')
  await expect(page.getByTestId('played-3')).toHaveAttribute('aria-current', 'true')
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(ply => page.getByTestId(`played-${ply}`).boundingBox()),
  )
  expect(second?.y).toBe(first?.y)
  expect(third?.x).toBe(first?.x)
  expect(third?.y).toBeGreaterThan(first?.y ?? 0)
  for (const [key, ply] of [
    ['ArrowLeft', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 1],
    ['Home', 0],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByTestId(`played-${ply}`)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => focusedId(page)).toBe(`played-${ply}`)
  }
  await expect(board).toHaveAttribute('data-position', last ?? '')
  await page.getByTestId('played-0').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(board).toHaveAttribute('data-position', start ?? '')
})

for (const { game, options, moves } of usual)
  test(`${game}: legal moves are grouped, filtered and typed`, async ({ page }) => {
    const playPage = await PlayPage.open(page, { game, options })
    const text = moves.split(' ')[0] ?? ''
    await page.getByTestId('all-moves').click()
    const rows = page.getByRole('dialog').locator('[data-testid^="move-"]')
    const field = page.getByTestId('typed-move')
    await expect(field).toBeVisible()
    const all = await rows.count()
    // Trike begins with one tap; every other move begins with a piece or a colour.
    const headings = page.getByRole('dialog').getByRole('heading', { level: 3 })
    if (game === 'trike') await expect(headings).toHaveCount(0)
    else expect(await headings.count()).toBeGreaterThan(1)
    await field.fill(text.slice(0, 2))
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await expect(page.getByTestId(`move-${text}`)).toBeVisible()
    // A text that is no move is answered, and nothing is lost.
    await field.fill('zz9')
    await field.press('Enter')
    await expect(page.getByTestId('typed-answer')).toContainText('“zz9”')
    await expect(field).toHaveValue('zz9')
    await expect(field).toBeFocused()
    await playPage.typeMove(text)
    // However it is written.
    const next = moves.split(' ')[1] ?? ''
    await field.fill(next.replace(/[^a-z0-9]/g, '').toUpperCase())
    await field.press('Enter')
    await playPage.expectPlayed(playPage.readMove(next))
  })
