import { expect, test, type Page } from '@playwright/test'
import { gameIds, movesOf, newMatch, next, positionOf, rulesOf, type GameId, type Match } from '@tabuleiro/engine'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { recordAnnouncements } from './announcements'

/** The positions after each legal move. */
function positionsAfter(match: Match): string[] {
  const game = rulesOf(match)
  return movesOf(match).map(move => game.encode(next(game, positionOf(match), move)))
}

const board = (page: Page) => page.getByTestId('board')
const positionOn = async (page: Page) => (await board(page).getAttribute('data-position')) ?? ''

for (const game of gameIds) {
  test(`${game}: the computer answers with a legal move, announced once, and undo gives the turn back`, async ({
    page,
  }) => {
    await page.goto(`/new/${game}?second=level:2&start=1`)
    await expect(board(page)).toHaveAttribute('data-turn', '1')
    const start = await positionOn(page)
    const first = usual.find(short => short.game === game)?.moves.split(' ')[0] ?? ''
    const states = await recordBoard(page)
    const announcements = await recordAnnouncements(page)
    await page.getByTestId('all-moves').click()
    await page.getByTestId(`move-${first}`).click()
    if ((await page.getByTestId('confirm').count()) > 0) await page.getByTestId('confirm').click()
    await expect.poll(async () => (await states()).at(-1)?.turn).toBe('1')
    const thinking = (await states()).filter(state => state.thinking === 'true')
    expect(thinking.length).toBeGreaterThan(0)
    expect(positionsAfter(matchAt(game, thinking[0]?.position ?? ''))).toContain(await positionOn(page))
    expect(await announcements()).toHaveLength(2)
    if ((await page.getByTestId('close').count()) > 0) await page.getByTestId('close').click()
    await page.getByTestId('undo').click()
    await expect(board(page)).toHaveAttribute('data-position', start)
    await expect(board(page)).toHaveAttribute('data-thinking', 'false')
  })
}

/** Records every change of the board's attributes from now on: polling could miss a short search. */
async function recordBoard(page: Page) {
  await board(page).evaluate(element => {
    const states: DOMStringMap[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(Object.assign({}, element.dataset))).observe(element, { attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { states: Record<string, string>[] }).states)
}

/** A match that starts at a position. */
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

test('two computers play by themselves, and can be paused and resumed', async ({ page }) => {
  await page.goto('/new/turtles?first=level:1&second=level:1&start=1')
  await expect(page.getByTestId('move-list').getByRole('button', { name: '1.' }).nth(1)).toBeVisible()
  await page.getByTestId('pause').click()
  const position = await positionOn(page)
  await page.waitForTimeout(1_500)
  expect(await positionOn(page)).toBe(position)
  await page.getByTestId('resume').click()
  await expect.poll(() => positionOn(page)).not.toBe(position)
})

test('browsing earlier moves neither starts the computer nor changes the game', async ({ page }) => {
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

test('a hint shows first a place, then the move and its reason', async ({ page }) => {
  await page.goto('/new/trike?second=level:1&start=1')
  await page.getByTestId('hint').click()
  await expect(page.getByTestId('hint')).toBeEnabled()
  const before = await page.getByTestId('note').textContent()
  await page.getByTestId('hint').click()
  await expect(page.getByTestId('note')).not.toHaveText(before ?? '')
})
