import { expect, test, type Page } from '@playwright/test'
import { gameIds, movesOf, newMatch, next, positionOf, rulesOf, type GameId, type Match } from '@tabuleiro/engine'
import { usual } from './games'
import { spokenFromNow } from './spoken'

/** The positions that one more move can lead to. */
function positionsAfter(match: Match): string[] {
  const game = rulesOf(match)
  return movesOf(match).map(move => game.encode(next(game, positionOf(match), move)))
}

const board = (page: Page) => page.getByTestId('board')
const positionOn = async (page: Page) => (await board(page).getAttribute('data-position')) ?? ''

for (const game of gameIds) {
  test(`${game}: the computer answers with a legal move, spoken once, and undo gives the turn back`, async ({
    page,
  }) => {
    await page.goto(`/new/${game}?second=level:2&start=1`)
    await expect(board(page)).toHaveAttribute('data-turn', '1')
    const start = await positionOn(page)
    const first = usual.find(short => short.game === game)?.moves.split(' ')[0] ?? ''
    const shown = await shownFromNow(page)
    const spoken = await spokenFromNow(page)
    await page.getByTestId('all-moves').click()
    await page.getByTestId(`move-${first}`).click()
    if ((await page.getByTestId('confirm').count()) > 0) await page.getByTestId('confirm').click()
    await expect.poll(async () => (await shown()).at(-1)?.turn).toBe('1')
    const thinking = (await shown()).filter(moment => moment.thinking === 'true')
    expect(thinking.length).toBeGreaterThan(0)
    expect(positionsAfter(matchAt(game, thinking[0]?.position ?? ''))).toContain(await positionOn(page))
    expect(await spoken()).toHaveLength(2)
    if ((await page.getByTestId('close').count()) > 0) await page.getByTestId('close').click()
    await page.getByTestId('undo').click()
    await expect(board(page)).toHaveAttribute('data-position', start)
    await expect(board(page)).toHaveAttribute('data-thinking', 'false')
  })
}

/** Whatever the board says of itself from now on: a short thought is easily missed by looking now and then. */
async function shownFromNow(page: Page) {
  await board(page).evaluate(element => {
    const moments: DOMStringMap[] = []
    Object.assign(window, { moments })
    new MutationObserver(() => moments.push(Object.assign({}, element.dataset))).observe(element, { attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { moments: Record<string, string>[] }).moments)
}

/** A match that begins at a position. */
function matchAt(game: GameId, start: string): Match {
  const match = newMatch({ game, start })
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}

test('a computer begins where it is player 1, and the person sits at the bottom', async ({ page }) => {
  await page.goto('/new/three-dragons?first=level:1&secondName=Rui&start=1')
  await expect(board(page)).toHaveAttribute('data-turn', '2')
  const near = await page.getByTestId('player-2').boundingBox()
  const far = await page.getByTestId('player-1').boundingBox()
  expect(near?.y).toBeGreaterThan(far?.y ?? Infinity)
  const [home, away] = [
    await page.getByTestId('cell-e9').boundingBox(),
    await page.getByTestId('cell-e1').boundingBox(),
  ]
  expect(home?.y).toBeGreaterThan(away?.y ?? Infinity)
})

test('two computers play on their own, wait when they are told to, and go on', async ({ page }) => {
  await page.goto('/new/turtles?first=level:1&second=level:1&start=1')
  await expect(page.getByTestId('move-list').getByRole('button', { name: '2.' })).toBeVisible()
  await page.getByTestId('pause').click()
  const position = await positionOn(page)
  await page.waitForTimeout(1_500)
  expect(await positionOn(page)).toBe(position)
  await page.getByTestId('resume').click()
  await expect.poll(() => positionOn(page)).not.toBe(position)
})

test('looking back neither wakes the computer nor changes the game', async ({ page }) => {
  await page.goto('/new/trike?second=level:1&start=1')
  await page.getByTestId('cell-d2').click()
  await expect(board(page)).toHaveAttribute('data-turn', '1')
  const present = await positionOn(page)
  await page.getByTestId('step-back').click()
  await expect(board(page)).not.toHaveAttribute('data-position', present)
  await expect(board(page)).toHaveAttribute('data-thinking', 'false')
  await page.getByTestId('step-forward').click()
  await expect(board(page)).toHaveAttribute('data-position', present)
})

test('a hint shows first where to look, then the move and why', async ({ page }) => {
  await page.goto('/new/trike?second=level:1&start=1')
  await page.getByTestId('hint').click()
  await expect(page.getByTestId('hint')).toBeEnabled()
  const before = await page.getByTestId('note').textContent()
  await page.getByTestId('hint').click()
  await expect(page.getByTestId('note')).not.toHaveText(before ?? '')
})
