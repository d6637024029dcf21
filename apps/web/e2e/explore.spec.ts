import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { clippedTexts } from './clippedTexts'
import { reloadAtRest } from './reload'

const sizes = [
  { name: 'phone', viewport: { width: 360, height: 640 }, hasTouch: true },
  { name: 'desk', viewport: { width: 1280, height: 800 }, hasTouch: false },
]

/** Makes a move of Trike, and confirms it where the cells are small. */
async function place(page: Page, cell: string): Promise<void> {
  await page.getByTestId(`cell-${cell}`).click()
  const confirm = page.getByTestId('confirm')
  if (await confirm.isVisible()) await confirm.click()
}

const paths = (page: Page) =>
  page.getByTestId('node').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-path')))

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}

/** The bar of the chances lies along the board: as high as it at its side, or as wide as it below. */
async function expectAlong(page: Page, where: 'side' | 'edge'): Promise<void> {
  const [board, bar] = [await page.getByTestId('board').boundingBox(), await page.getByTestId('chance').boundingBox()]
  if (!board || !bar) throw new Error('no board or no bar')
  if (where === 'side') {
    expect(bar.height).toBeCloseTo(board.height, 0)
    expect(bar.x + bar.width).toBeLessThanOrEqual(board.x)
  } else {
    expect(bar.width).toBeCloseTo(board.width, 0)
    expect(bar.y).toBeGreaterThanOrEqual(board.y + board.height)
  }
}

for (const { name, viewport, hasTouch } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch, reducedMotion: 'reduce' })

    test('a tree is made, saved, reloaded, exported and imported', async ({ page }) => {
      await page.goto('/explore/trike?options=%7B%22size%22%3A5%2C%22pie%22%3Afalse%7D')
      await expect(page.getByTestId('explore')).toBeVisible()
      await place(page, 'c2')
      await place(page, 'd3')
      await expect.poll(() => paths(page)).toEqual(['c2', 'c2 d3'])
      await page.getByTestId('step-back').click()
      await place(page, 'c3')
      await expect.poll(() => paths(page)).toEqual(['c2', 'c2 d3', 'c2 c3'])
      await page.getByTestId('comment').fill('the quiet one')
      await page.getByTestId('promote').click()
      await expect.poll(() => paths(page)).toEqual(['c2', 'c2 c3', 'c2 d3'])
      expect(await clippedTexts(page)).toEqual([])
      await expectAccessible(page)

      await reloadAtRest(page)
      await expect.poll(() => paths(page)).toEqual(['c2', 'c2 c3', 'c2 d3'])
      await expect(page.getByTestId('comment')).toHaveValue('the quiet one')
      await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '1')

      await page.getByTestId('remove-move').click()
      await expect.poll(() => paths(page)).toEqual(['c2', 'c2 d3'])
      await page.getByTestId('bring-back').click()
      await expect.poll(() => paths(page)).toEqual(['c2', 'c2 c3', 'c2 d3'])

      const text = [
        '[Format "tabuleiro-study 1"]\n[Title "Mine"]\n[Game "trike"]\n[Rules "1"]\n[Options "size=5"]\n',
        '1. c2 (1. a1 {corner}) 1... d3 *',
      ].join('\n')
      await page.goto('/explore')
      await page.getByTestId('paste').fill(text)
      await page.getByTestId('import').click()
      await expect.poll(() => paths(page)).toEqual(['c2', 'a1', 'c2 d3'])
      await page.goto('/explore')
      await expect(page.getByText('Mine')).toBeVisible()
      await expectAccessible(page)
    })

    test('the computer’s opinion: a chance, lines that can be played, proven results', async ({ page }) => {
      const position = 'b.2.3.4.5_a1_w_1'
      await page.goto(`/explore/trike?options=%7B%22size%22%3A5%2C%22pie%22%3Afalse%7D&position=${position}`)
      await expect(page.getByTestId('board')).toHaveAttribute('data-position', position)
      await expect(page.getByTestId('chance')).toHaveCount(0)
      const board = await page.getByTestId('board').boundingBox()
      await page.getByTestId('engine').click()
      await expect(page.getByTestId('chance')).toHaveAttribute('data-chance', /^(0|1|0\.\d+)$/)
      await expectAlong(page, name === 'desk' ? 'side' : 'edge')
      expect(await page.getByTestId('board').boundingBox()).toEqual(board)
      await expect(page.getByTestId('line-3')).toBeVisible()
      await expect(page.getByTestId('chance')).toHaveAttribute('data-known', 'true')
      const moves = await page.getByTestId('line-1').getAttribute('data-moves')
      await page.getByTestId('line-1').click()
      await expect.poll(async () => (await paths(page)).at(-1)).toBe(moves)
      expect(await clippedTexts(page)).toEqual([])
    })
  })
}

test('by keys alone: along the lines and among the branches', async ({ page }) => {
  await page.goto('/explore')
  await page
    .getByTestId('paste')
    .fill(
      '[Format "tabuleiro-study 1"]\n[Title ""]\n[Game "trike"]\n[Rules "1"]\n[Options "size=5"]\n\n1. c2 d3 (1... c3) *',
    )
  await page.getByTestId('import').click()
  await expect(page.getByTestId('explore')).toBeVisible()
  const shown = () => page.locator('[data-testid=node][aria-current=true]').getAttribute('data-path')
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe('c2')
  await page.keyboard.press('End')
  await expect.poll(shown).toBe('c2 d3')
  await page.keyboard.press('ArrowDown')
  await expect.poll(shown).toBe('c2 c3')
  await page.keyboard.press('Home')
  await expect(page.locator('[data-testid=node][aria-current=true]')).toHaveCount(0)
})

test('from a game: the position shown is explored, and the game stays', async ({ page }) => {
  await page.goto('/new/trike?first=human&second=human&options=%7B%22size%22%3A5%2C%22pie%22%3Afalse%7D&start=1')
  await place(page, 'c2')
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
  const address = page.url()
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-explore').click()
  await expect.poll(() => paths(page)).toEqual(['c2'])
  await place(page, 'd3')
  await expect.poll(() => paths(page)).toEqual(['c2', 'c2 d3'])
  await page.goto(address)
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', '2')
})
