import { expect, type Browser, type Page } from '@playwright/test'
import { newMatch, playMove, positionOf, readMove, rulesOf, seenAt, writeLink, type Match } from '@tabuleiro/engine'

/** The moves of a game of Trike. */
export const LINE = ['d2', 'g5', 'e3', 'e4', 'c2', 'b1', 'f1', 'g2'] as const
const IDENTITY = 'abcDEF012-_9'

/** A device of its own: what one browser context stores no other sees. */
export async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })
  return context.newPage()
}

/** Plays a move on the board, and confirms it where the page asks for that. */
export async function play(page: Page, cell: string): Promise<void> {
  await page.getByTestId(`cell-${cell}`).click()
  if ((await page.getByTestId('board').getAttribute('data-pending')) !== null) await page.getByTestId('confirm').click()
  await expect(page.locator('[data-friend]')).toHaveAttribute('data-friend', 'waiting')
}

/** Presses the button that sends: without a share sheet the link is copied. */
export async function send(page: Page): Promise<string> {
  await page.getByTestId('send').click()
  await expect(page.getByTestId('send')).toHaveText('Copied: paste it into a message')
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Starts a game of Trike by link between two devices and plays a move on each; it is the first one's turn. */
export async function startGame(rui: Page, ana: Page): Promise<void> {
  await rui.goto('/new/trike?start=1&second=friend&secondName=Ana')
  await play(rui, 'd2')
  await open(ana, await send(rui))
  await ana.getByTestId('open-link').click()
  await play(ana, 'g5')
  await open(rui, await send(ana))
  await expect(rui.locator('[data-friend]')).toHaveAttribute('data-friend', 'your-turn')
}

/** Opens a link; one that differs from the address only after the hash loads no new page. */
export async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
}

/** A game of Trike by link as it stands on the device of one player. */
export function game(own: 1 | 2, moves: readonly string[], identity = IDENTITY): Match {
  const here = { name: '', player: 'human' }
  const there = { name: '', player: 'friend' }
  const fresh = newMatch({ game: 'trike', identity, seats: own === 1 ? [here, there] : [there, here] })
  if (!fresh.ok) throw new Error(fresh.error.code)
  return moves.reduce((match, text) => {
    const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
    const played = move.ok ? playMove(match, move.value) : move
    if (!played.ok) throw new Error(played.error.code)
    return played.value
  }, fresh.value)
}

/** The link that is sent from the device. */
export function linkOf(match: Match): string {
  const payload = writeLink(match, { from: match.seats[0].player === 'human' ? 0 : 1 })
  if (!payload.ok) throw new Error(payload.error.code)
  return `/g#${payload.value}`
}

/** Accepts an invitation on a new device: player 2, after these moves. */
export async function join(page: Page, moves: readonly string[], identity = IDENTITY): Promise<void> {
  await open(page, linkOf(game(1, moves, identity)))
  await page.getByTestId('open-link').click()
  await expect(page.getByTestId('board')).toBeVisible()
}

/** The position that a page shows. */
export const position = (page: Page) => page.getByTestId('board').getAttribute('data-position')
