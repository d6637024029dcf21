import { expect, test } from '@playwright/test'
import { focusByKeys, focusedId } from './keyboard'
import { PlayPage } from './playPage'

test('the keyboard focus survives when its button is removed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await PlayPage.open(page, { game: 'trike', options: { size: 19 } })
  const board = page.getByTestId('board')
  await page.getByTestId('cell-s10').focus()
  for (const [button, pending] of [
    ['cancel', 's10'],
    ['confirm', 's10'],
  ] as const) {
    await page.keyboard.press('Enter')
    await expect(board).toHaveAttribute('data-pending', pending)
    await page.getByTestId(button).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId(button)).toHaveCount(0)
    expect(await focusedId(page)).toBe('cell-s10')
  }
  // The question is asked in the status, and is the next stop of the Tab key.
  await expect(page.getByTestId('status')).toContainText('Swap sides or play on?')
  await expect(page.getByTestId('cell-swap')).toBeEnabled()
  await page.keyboard.press('Tab')
  expect(await focusedId(page)).toBe('cell-swap')
  await page.keyboard.press('Enter')
  await expect(board).toHaveAttribute('data-pending', 'swap')
  expect(await focusedId(page)).toBe('cell-s10')
  await page.getByTestId('confirm').focus()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('confirm')).toHaveCount(0)
  expect(await focusedId(page)).toBe('cell-s10')
  await page.getByTestId('undo').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('undo')).toBeDisabled()
  expect(await focusedId(page)).toBe('cell-s10')
})

test('the keyboard focus survives where two people share the screen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/new/trike?start=1&clock=300%2B0')
  const enter = async (id: string) => {
    await expect(page.getByTestId(id)).toBeEnabled()
    await page.getByTestId(id).focus()
    await page.keyboard.press('Enter')
  }
  await enter('menu')
  await page.getByTestId('seating-face').click()
  await enter('close')
  await expect.poll(() => focusedId(page)).not.toBe('nothing')
  await enter('cell-d2')
  await enter('cell-g5')
  for (const button of ['draw', 'refuse', 'undo-far', 'withdraw', 'resign-far', 'refuse', 'pause', 'resume']) {
    await enter(button)
    await expect.poll(() => focusedId(page), button).toBe('cell-g5')
  }
  // A request is an alert, and is the next stop of the Tab key.
  await enter('undo-far')
  await expect(page.getByRole('alert')).toContainText('asks to take back')
  await page.keyboard.press('Tab')
  expect(await focusedId(page)).toBe('refuse')
  await page.keyboard.press('Enter')
  await enter('menu')
  await page.getByTestId('seating-pass').click()
  await page.getByTestId('cover').click()
  await enter('close')
  await enter('pause')
  await expect.poll(() => focusedId(page)).toMatch(/^cell-/)
  await enter('resume')
  await enter('cell-e3')
  await expect(page.getByTestId('pass-on')).toBeEnabled()
  await page.keyboard.press('Tab')
  expect(await focusedId(page)).toBe('pass-on')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('cover-screen')
  await enter('uncover')
  await expect.poll(() => focusedId(page)).toMatch(/^cell-/)
})

test('the arrow keys and Space choose among radio buttons, which are one tab stop', async ({ page }) => {
  await page.goto('/new/trike')
  const radio = (name: string) => page.getByRole('radio', { name })
  await radio('Triangle').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio('Pyramid')).toBeChecked()
  await expect(radio('Pyramid')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(radio('Hexagon')).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'Board' }).locator('[tabindex="0"]')).toHaveCount(1)
  await radio('Triangle').focus()
  await page.keyboard.press('Space')
  await expect(radio('Triangle')).toBeChecked()
})

test('the move list scrolls to the browsed move', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await PlayPage.open(page, { game: 'trike', options: {} })
  for (const cell of ['d2', 'g5', 'e3', 'e4', 'c2', 'b1']) await page.getByTestId(`cell-${cell}`).click()
  await expect(page.getByRole('button', { name: '3. pawn to b1' })).toBeInViewport({ ratio: 1 })
  for (let ply = 5; ply >= 0; ply--) await page.getByTestId('step-back').click()
  await expect(page.getByTestId('move-list').getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 })
  for (let ply = 1; ply <= 6; ply++) await page.getByTestId('step-forward').click()
  await expect(page.getByRole('button', { name: '3. pawn to b1' })).toBeInViewport({ ratio: 1 })
})

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a second finger cancels the first', async ({ page }) => {
    await PlayPage.open(page, { game: 'trike', options: {} })
    const box = await page.getByTestId('cell-d2').boundingBox()
    if (!box) throw new Error('no cell')
    const one = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 }
    const two = { x: one.x, y: one.y + 60, id: 1 }
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof one)[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [one])
    await touch('touchStart', [one, two])
    await touch('touchEnd', [one])
    await touch('touchEnd', [])
    await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '1')
    await touch('touchStart', [one])
    await touch('touchEnd', [])
    await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  })
})

test('the arrow keys step through the moves until the board is entered by keys, and Escape gives them back', async ({
  page,
}) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  const board = page.getByTestId('board')
  const start = await board.getAttribute('data-position')
  for (const text of ['g2', 'b2', 'f6']) await playPage.tap(text)
  const present = await board.getAttribute('data-position')
  const expectSteps = async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByTestId('note')).not.toHaveText('')
    await page.keyboard.press('ArrowRight')
    await expect(board).toHaveAttribute('data-position', present ?? '')
    await page.keyboard.press('Home')
    await expect(board).toHaveAttribute('data-position', start ?? '')
    await page.keyboard.press('End')
    await expect(board).toHaveAttribute('data-position', present ?? '')
  }
  // After clicks on the board, on a button, and on a fresh page.
  await expectSteps()
  await page.getByTestId('step-back').click()
  await page.getByTestId('step-forward').click()
  await expectSteps()
  await page.reload()
  await expect(board).toHaveAttribute('data-position', present ?? '')
  await expectSteps()
  // Entered by Tab, the board takes them for its cells.
  await focusByKeys(page, 'cell-d4')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByTestId('cell-d3')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(page.getByTestId('cell-d3')).toBeFocused()
  await expect(board).toHaveAttribute('data-position', present ?? '')
  // Escape leaves it for the list of moves, which is one tab stop and follows the keys.
  await page.keyboard.press('Escape')
  const shown = page.getByTestId('move-list').locator('[tabindex="0"]')
  await expect(shown).toHaveCount(1)
  await expect(shown).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toContainText('b2')
  await expect(shown).toBeFocused()
  await page.keyboard.press('End')
  await expectSteps()
})
