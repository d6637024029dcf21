import { expect, type Page } from '@playwright/test'
import {
  newMatch,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  seenAt,
  type Match,
  type Move,
} from '@tabuleiro/engine'
import type { ShortGame } from './games'
import { reach } from './keyboard'

/** A match on the page beside the same match in the engine: every step is compared. */
export class Table {
  private constructor(
    readonly page: Page,
    public match: Match,
  ) {}

  /** Opens a match of two people that starts at once. */
  static async open(page: Page, { game, options }: Pick<ShortGame, 'game' | 'options'>): Promise<Table> {
    const match = newMatch({ game, options })
    if (!match.ok) throw new Error(match.error.code)
    const query = new URLSearchParams({
      first: 'human',
      second: 'human',
      options: JSON.stringify(options),
      firstName: 'Ana',
      secondName: 'Rui',
      start: '1',
    })
    await page.goto(`/new/${game}?${query.toString()}`)
    const table = new Table(page, match.value)
    await table.expectShown()
    return table
  }

  /** The two sit like this from now on, chosen in the menu of the game. */
  async sit(way: 'face' | 'pass'): Promise<void> {
    await this.page.getByTestId('menu').click()
    await this.page.getByTestId(`seating-${way}`).click()
    await this.page.getByTestId('close').click()
  }

  /** The page shows exactly this position, whose turn it is, and the result once there is one. */
  async expectShown(): Promise<void> {
    const { page, match } = this
    const board = page.getByTestId('board')
    await expect(board).toHaveAttribute('data-position', rulesOf(match).encode(positionOf(match)))
    const result = resultOf(match)
    await expect(board).toHaveAttribute('data-turn', result ? 'over' : String(positionOf(match).turn + 1))
    if (!result) return
    const shown = page.getByTestId('result')
    await expect(shown).toHaveAttribute('data-winner', result.winner === undefined ? 'draw' : String(result.winner + 1))
    await expect(shown).toHaveAttribute('data-reason', result.reason)
  }

  /** The move that a text stands for. */
  moveOf(text: string): Move {
    const move = readMove(rulesOf(this.match), positionOf(this.match), seenAt(this.match), text)
    if (!move.ok) throw new Error(`${text}: ${move.error.code}`)
    return move.value
  }

  /** Plays a move by tapping its places, confirming where the page asks for it. */
  async tap(text: string): Promise<void> {
    const { page, match } = this
    const move = this.moveOf(text)
    const places = rulesOf(match).taps(positionOf(match), move)
    for (const [i, place] of places.entries()) {
      const choice = page.getByTestId(`choice-${text}`)
      await (i > 1 && place !== 'swap' ? choice : page.getByTestId(`cell-${place}`)).click()
    }
    await this.confirm()
    await this.enter(move)
  }

  /** Plays a move by keys alone. */
  async type(text: string): Promise<void> {
    const { page, match } = this
    const move = this.moveOf(text)
    for (const [i, place] of rulesOf(match).taps(positionOf(match), move).entries()) {
      await reach(page, i > 1 ? `choice-${text}` : `cell-${place}`)
      await page.keyboard.press('Enter')
    }
    if ((await page.getByTestId('board').getAttribute('data-pending')) !== null) {
      await reach(page, 'confirm')
      await page.keyboard.press('Enter')
    }
    await this.enter(move)
  }

  /** Plays a move from the list of all legal moves. */
  async pick(text: string): Promise<void> {
    const move = this.moveOf(text)
    const row = this.page.getByTestId(`move-${text}`)
    if ((await row.count()) === 0) await this.page.getByTestId('all-moves').click()
    await row.click()
    await this.confirm()
    await this.enter(move)
  }

  /** Presses the button that confirms where the page waits for it. */
  private async confirm(): Promise<void> {
    const isWaiting = (await this.page.getByTestId('board').getAttribute('data-pending')) !== null
    if (isWaiting) await this.page.getByTestId('confirm').click()
  }

  /** The move is in the match, on the page as in the engine. */
  async enter(move: Move): Promise<void> {
    const played = playMove(this.match, move)
    if (!played.ok) throw new Error(played.error.code)
    this.match = played.value
    await this.expectShown()
  }
}
