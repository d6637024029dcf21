import { expect, type Page } from '@playwright/test'
import {
  newMatch,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  seenAt,
  writeLink,
  type Match,
  type Move,
} from '@tabuleiro/engine'
import type { SampleGame } from './games'
import { reach } from './keyboard'

/** Milliseconds between two looks at the page: most of what is waited for is there at once. */
const POLLS = [20, 50, 100, 250]

const NAMES = ['Ana', 'Rui'] as const

/** A match on the page beside the same match in the engine: every step is compared. */
export class PlayPage {
  private constructor(
    readonly page: Page,
    public match: Match,
  ) {}

  /** Opens a match of two people that starts at once. */
  static async open(page: Page, { game, options }: Pick<SampleGame, 'game' | 'options'>): Promise<PlayPage> {
    const query = new URLSearchParams({
      first: 'human',
      second: 'human',
      options: JSON.stringify(options),
      firstName: NAMES[0],
      secondName: NAMES[1],
      start: '1',
    })
    await page.goto(`/new/${game}?${query.toString()}`)
    const table = new PlayPage(page, begun({ game, options }))
    await table.expectShown()
    return table
  }

  /** Opens a match that was played until before its last move: most of a game for the price of a link. */
  static async openBeforeLast(page: Page, short: SampleGame): Promise<PlayPage> {
    const table = new PlayPage(page, begun(short))
    for (const text of short.moves.split(' ').slice(0, -1)) table.play(table.moveOf(text))
    const link = writeLink(table.match, { names: true })
    if (!link.ok) throw new Error(link.error.code)
    await page.goto(`/g#${link.value}`)
    await page.getByTestId('open-link').click()
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
    const result = resultOf(match)
    const expected = {
      position: rulesOf(match).encode(positionOf(match)),
      turn: result ? 'over' : String(positionOf(match).turn + 1),
      winner: result && (result.winner === undefined ? 'draw' : String(result.winner + 1)),
      reason: result?.reason,
    }
    // All at once: every question to the page takes its time.
    const shown = async () => {
      const [board, end] = await page.evaluate(() =>
        ['board', 'result'].map(id =>
          Object.fromEntries(
            Object.entries(document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.dataset ?? {}),
          ),
        ),
      )
      return {
        position: board?.['position'],
        turn: board?.['turn'],
        winner: end?.['winner'],
        reason: end?.['reason'],
      }
    }
    await expect.poll(shown, { intervals: POLLS }).toEqual(expected)
  }

  /** The move that a text stands for. */
  moveOf(text: string): Move {
    const move = readMove(rulesOf(this.match), positionOf(this.match), seenAt(this.match), text)
    if (!move.ok) throw new Error(`${text}: ${move.error.code}`)
    return move.value
  }

  /** Plays a move by tapping its places, confirming where the page asks for it. */
  async tap(text: string): Promise<void> {
    const move = this.moveOf(text)
    await this.press(text)
    await this.enter(move)
  }

  /** Taps the places of a move, and looks no further. */
  async press(text: string): Promise<void> {
    const { page, match } = this
    const places = rulesOf(match).taps(positionOf(match), this.moveOf(text))
    for (const [i, place] of places.entries()) {
      const choice = page.getByTestId(`choice-${text}`)
      await (i > 1 && place !== 'swap' ? choice : page.getByTestId(`cell-${place}`)).click()
    }
    await this.confirm()
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
    this.play(move)
    await this.expectShown()
  }

  /** Plays a move in the engine alone. */
  private play(move: Move): void {
    const played = playMove(this.match, move)
    if (!played.ok) throw new Error(played.error.code)
    this.match = played.value
  }
}

/** A match at its start. */
function begun({ game, options }: Pick<SampleGame, 'game' | 'options'>): Match {
  const seats = [
    { name: NAMES[0], player: 'human' },
    { name: NAMES[1], player: 'human' },
  ] as const
  const match = newMatch({ game, options, seats })
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}
