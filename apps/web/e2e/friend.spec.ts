import { expect, test } from '@playwright/test'
import { endMatch, type Match } from '@tabuleiro/engine'
import { game, join, LINE, linkOf, newDevice, open, play, position, send, startGame } from './friendGames'

test('eight moves go there and back between two devices', async ({ browser }) => {
  const [rui, ana] = [await newDevice(browser), await newDevice(browser)]
  await rui.goto('/new/trike?start=1&second=friend&secondName=Ana&firstName=Rui')
  for (const [i, cell] of LINE.entries()) {
    const [here, there] = i % 2 === 0 ? [rui, ana] : [ana, rui]
    await play(here, cell)
    await expect(here.locator('[data-target="true"]')).toHaveCount(0)
    await open(there, await send(here))
    if (i === 0) {
      await expect(there.getByRole('heading', { name: 'Rui invites you to a game of Trike' })).toBeVisible()
      await there.getByTestId('open-link').click()
    }
    await expect(there.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
    expect(await position(there)).toBe(await position(here))
  }
  await rui.goto('/games')
  await expect(rui.getByTestId(/^remove-/)).toHaveCount(1)
  await rui.context().close()
  await ana.context().close()
})

const wrongTurns: readonly (readonly [string, Match, RegExp])[] = [
  ['an old link', game(1, LINE.slice(0, 1)), /your game is 2 moves further/],
  ['a link two ahead', game(1, LINE.slice(0, 5)), /a move of your side that was not made on this device/],
  ['a forked link', game(1, ['d2', 'g5', 'g4']), /They differ from move/],
  ['a move of the other side', game(2, LINE.slice(0, 4)), /a move of your side that was not made on this device/],
]

for (const [name, other, words] of wrongTurns) {
  test(`${name} says so in a sentence and loses nothing`, async ({ page }) => {
    await join(page, LINE.slice(0, 3))
    const before = await position(page)
    const address = page.url()
    await open(page, linkOf(other))
    // The old link and the fork are read beside a game that has gone on.
    if (name === 'an old link' || name === 'a forked link') await expect(page.getByTestId('relative')).toBeVisible()
    await expect(page.getByTestId('relative')).toContainText(words)
    await page.getByTestId('continue').click()
    await expect(page.getByTestId('board')).toHaveAttribute('data-position', before ?? '')
    expect(page.url()).toBe(address)
  })
}

test('an own link and one that was opened before lead to the game', async ({ page }) => {
  await join(page, LINE.slice(0, 1))
  await play(page, 'g5')
  const before = await position(page)
  for (const match of [game(2, LINE.slice(0, 2)), game(2, LINE.slice(0, 2))]) {
    await open(page, linkOf(match))
    await expect(page.getByTestId('board')).toHaveAttribute('data-position', before ?? '')
  }
})

test('a reply finds its game among fifty with the same opening', async ({ page }) => {
  test.slow()
  const identity = (i: number) => `game-${String(i).padStart(7, '0')}`
  for (let i = 0; i < 50; i++) await join(page, LINE.slice(0, 1), identity(i))
  await page.goto('/')
  // The reply to game 31: this device moves in it, and the friend's answer comes.
  await open(page, linkOf(game(1, LINE.slice(0, 1), identity(31))))
  await play(page, 'g5')
  const address = page.url()
  await open(page, linkOf(game(1, LINE.slice(0, 3), identity(31))))
  await expect(page.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
  expect(page.url()).toBe(address)
})

test('a takeback is asked for and agreed to, and a resignation arrives', async ({ browser }) => {
  const [rui, ana] = [await newDevice(browser), await newDevice(browser)]
  await startGame(rui, ana)
  await rui.getByTestId('undo').click()
  await expect(rui.getByTestId('send')).toHaveText('Ask Ana to take a move back')
  await open(ana, await send(rui))
  await ana.getByTestId('agree').click()
  await expect(ana.locator('[data-friend]')).toHaveAttribute('data-friend', 'waiting')
  await open(rui, await send(ana))
  await expect(rui.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
  await expect(rui.getByTestId('board')).toHaveAttribute('data-position', (await position(ana)) ?? '')
  await rui.getByTestId('menu').click()
  await rui.getByTestId('resign').click()
  await rui.getByTestId('end-confirm').click()
  await open(ana, await send(rui))
  await expect(ana.getByTestId('result')).toHaveAttribute('data-reason', 'resign')
  await expect(ana.getByTestId('result')).toHaveAttribute('data-winner', '2')
  await rui.context().close()
  await ana.context().close()
})

test('an end that was not agreed to here is not believed', async ({ page }) => {
  await join(page, LINE.slice(0, 3))
  for (const ending of [{ how: 'agreed' }, { how: 'resign', by: 1 }] as const) {
    const ended = endMatch(game(1, LINE.slice(0, 3)), ending)
    if (!ended.ok) throw new Error(ended.error.code)
    await open(page, linkOf(ended.value))
    await expect(page.getByTestId('relative')).toContainText('you have not agreed to that here')
  }
})

test('home says whose turn it is in games by link, the own turn first', async ({ page }) => {
  await join(page, LINE.slice(0, 1))
  await page.goto('/new/trike?start=1&second=friend&secondName=Ana')
  await play(page, 'd2')
  await page.goto('/')
  const cards = page.getByTestId(/^continue-/)
  await expect(cards.first()).toContainText('Your turn')
  await expect(cards.nth(1)).toContainText('Waiting for Ana’s move')
})
