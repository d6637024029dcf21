import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { clippedTexts } from './clippedTexts'
import { reloadAtRest } from './reload'

const sizes = [
  { name: 'phone', viewport: { width: 360, height: 640 }, hasTouch: true },
  { name: 'desk', viewport: { width: 1280, height: 800 }, hasTouch: false },
]

/** What is put where in each game, what the position then is, and a step that the engine refuses. */
const games = [
  {
    game: 'three-dragons',
    steps: ['tool-5', 'cell-d5', 'tool-cave', 'cell-e5'],
    position: /^mcbbbbbcm\.----d----\..*\.o--5x---o\..*_1_0$/,
  },
  { game: 'trike', steps: ['tool-b', 'cell-d2', 'tool-w', 'cell-d3', 'tool-pawn', 'cell-d3'], position: /_d3_b_1$/ },
  { game: 'alliances', steps: ['tool-p', 'cell-e5', 'field-turn-2'], position: /4p6.*_2_a_---$/ },
  {
    game: 'turtles',
    steps: ['tool-s4', 'cell-a2', 'tool-n2', 'cell-a2', 'tool-s1', 'cell-goal-s'],
    position: /_s4n2\.0_.*~1~0$/,
  },
] as const

async function openSetUp(page: Page, game: string): Promise<void> {
  await page.goto(`/explore/${game}`)
  await page.getByTestId('more').click()
  await page.getByTestId('set-up').click()
  await expect(page.getByTestId('setting-up')).toBeVisible()
}

for (const { name, viewport, hasTouch } of sizes)
  test.describe(name, () => {
    test.use({ viewport, hasTouch, reducedMotion: 'reduce' })

    for (const { game, steps, position } of games)
      test(`a position of ${game} is set up by taps, and explored`, async ({ page }) => {
        await openSetUp(page, game)
        const board = page.getByTestId('board')
        const box = await board.boundingBox()
        for (const step of steps) {
          const part = page.getByTestId(step)
          await (hasTouch ? part.tap() : part.click())
        }
        await expect(board).toHaveAttribute('data-position', position)
        await expect(page.getByTestId('position-ok')).toBeVisible()
        await page
          .getByTestId('setting-up')
          .locator('..')
          .evaluate(() => document.querySelector('[data-testid=board]')?.scrollIntoView())
        expect((await board.boundingBox())?.width).toBe(box?.width)
        expect(await clippedTexts(page)).toEqual([])
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
        const text = await board.getAttribute('data-position')
        await page.getByTestId('use-position').click()
        await expect(page.getByTestId('explore')).toBeVisible()
        await expect(board).toHaveAttribute('data-position', text ?? '')
        await reloadAtRest(page)
        await expect(board).toHaveAttribute('data-position', text ?? '')
      })
  })

test('an impossible position cannot be left: the reason is said, and a step back mends it', async ({ page }) => {
  await openSetUp(page, 'trike')
  await page.getByTestId('tool-b').click()
  await page.getByTestId('cell-a1').click()
  await page.getByTestId('cell-b1').click()
  await expect(page.getByTestId('position-bad')).toContainText('The colours take turns')
  await expect(page.getByTestId('use-position')).toBeDisabled()
  await expect(page.getByTestId('play-position')).toBeDisabled()
  await page.getByTestId('set-up-undo').click()
  await expect(page.getByTestId('position-ok')).toBeVisible()
  await page.getByTestId('play-position').click()
  await page.getByTestId('against-level:1').click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', /^b\./)
})

test('by keys alone: a piece is chosen, put and moved, and the way back leaves', async ({ page }) => {
  await openSetUp(page, 'alliances')
  const board = page.getByTestId('board')
  await page.getByTestId('tool-move').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('tool-o')).toHaveAttribute('aria-checked', 'true')
  await page.getByTestId('cell-g7').focus()
  await page.keyboard.press('Enter')
  await expect(board).toHaveAttribute('data-position', /o/)
  await page.getByTestId('tool-o').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByTestId('tool-move')).toHaveAttribute('aria-checked', 'true')
  // Back over the button that leaves, to the cell where the board was left.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByTestId('cell-g7')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('cell-g7')).toHaveAccessibleName(/empty/)
  await page.goBack()
  await expect(page.getByTestId('explore')).toBeVisible()
})

test('on a small phone it is seen without scrolling whether a position is legal', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openSetUp(page, 'three-dragons')
  const verdict = await page.getByTestId('position-ok').boundingBox()
  const foot = await page.getByTestId('use-position').boundingBox()
  expect((verdict?.y ?? Infinity) + (verdict?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  // The tools stay where they are, whatever is said.
  const tool = await page.getByTestId('tool-remove').boundingBox()
  await page.getByTestId('tool-remove').click()
  await page.getByTestId('cell-e1').click()
  expect(await page.getByTestId('tool-remove').boundingBox()).toEqual(tool)
})
