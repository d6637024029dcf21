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
  type MatchSpec,
  type Move,
} from '@tabuleiro/engine'
import type { SampleGame } from '@tabuleiro/ui/testing/sampleGames'
import type { PlayablePage } from './playablePage'
import { focusByKeys, focusedId, focusedName } from './keyboard'

/** Milliseconds between two readings of the page: most expected states are there at once. */
const POLLS = [20, 50, 100, 250]

const NAMES = ['Ana', 'Rui'] as const

/** Opens a match of two people from a link, at a position of its own. */
export async function openFromLink(page: Page, spec: Pick<MatchSpec, 'game' | 'start'>): Promise<void> {
  const match = newMatch(spec)
  if (!match.ok) throw new Error(match.error.code)
  await openLinkOf(page, match.value)
  await expect(page.getByTestId('board')).toBeVisible()
}

async function openLinkOf(page: PlayablePage, match: Match): Promise<void> {
  const link = writeLink(match, { names: true })
  if (!link.ok) throw new Error(link.error.code)
  await page.goto(`/g#${link.value}`)
  await page.getByTestId('open-link').click()
}

/** A match on the page and the same match in the engine: every step is compared. */
export class PlayPage<P extends PlayablePage = Page> {
  private constructor(
    readonly page: P,
    public match: Match,
    /** Whether the page says how the match ended; a puzzle says only that it is solved. */
    private readonly hasResult = true,
  ) {}

  /** Opens a new match of two people. */
  static async open<P extends PlayablePage>(
    page: P,
    { game, options }: Pick<SampleGame, 'game' | 'options'>,
  ): Promise<PlayPage<P>> {
    const query = new URLSearchParams({
      first: 'human',
      second: 'human',
      options: JSON.stringify(options),
      firstName: NAMES[0],
      secondName: NAMES[1],
      start: '1',
    })
    await page.goto(`/new/${game}?${query.toString()}`)
    const playPage = new PlayPage(page, newPlayedMatch({ game, options }))
    await playPage.expectShown()
    return playPage
  }

  /** A match that a page without a result shows already: a puzzle. */
  static async at<P extends PlayablePage>(page: P, match: Match): Promise<PlayPage<P>> {
    const playPage = new PlayPage(page, match, false)
    await playPage.expectShown()
    return playPage
  }

  /** Opens a match just before its last move, from a link: quicker than playing it. */
  static async openBeforeLast<P extends PlayablePage>(page: P, short: SampleGame): Promise<PlayPage<P>> {
    const playPage = new PlayPage(page, newPlayedMatch(short))
    for (const text of short.moves.split(' ').slice(0, -1)) playPage.play(playPage.readMove(text))
    await openLinkOf(page, playPage.match)
    await playPage.expectShown()
    return playPage
  }

  /** Chooses a seating in the menu of the match. */
  async chooseSeating(way: 'face' | 'pass'): Promise<void> {
    await this.page.getByTestId('menu').click()
    await this.page.getByTestId(`seating-${way}`).click()
    await this.page.getByTestId('close').click()
  }

  /** Expects the page to show this position, the side to move, and the result once there is one. */
  async expectShown(): Promise<void> {
    const { page, match } = this
    const result = resultOf(match)
    const said = this.hasResult ? result : undefined
    const expected = {
      position: rulesOf(match).encode(positionOf(match)),
      turn: result ? 'over' : String(positionOf(match).turn + 1),
      winner: said && (said.winner === undefined ? 'draw' : String(said.winner + 1)),
      reason: said?.reason,
    }
    // One call for all: every call to the page takes time.
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

  /** Reads the notation of a move. */
  readMove(text: string): Move {
    const move = readMove(rulesOf(this.match), positionOf(this.match), seenAt(this.match), text)
    if (!move.ok) throw new Error(`${text}: ${move.error.code}`)
    return move.value
  }

  /** Plays a move by tapping its places, and confirms it where the page requires it. */
  async tap(text: string): Promise<void> {
    const move = this.readMove(text)
    await this.press(text)
    await this.expectPlayed(move)
  }

  /** Taps the places of a move, without expecting a result. */
  async press(text: string): Promise<void> {
    const { page, match } = this
    const places = rulesOf(match).taps(positionOf(match), this.readMove(text))
    for (const [i, place] of places.entries()) {
      const choice = page.getByTestId(`choice-${text}`)
      await (i > 1 && place !== 'swap' ? choice : page.getByTestId(`cell-${place}`)).click()
    }
    await this.confirm()
  }

  /** Plays a move by keys alone, as its spoken texts lead: each place says its name and that it can be chosen. */
  async playByKeys(text: string): Promise<void> {
    const { page, match } = this
    const move = this.readMove(text)
    for (const [i, place] of rulesOf(match).taps(positionOf(match), move).entries()) {
      if (i > 1) {
        // A question is spoken with its answers, each of which has a number.
        const answer = page.getByTestId(`choice-${text}`)
        const name = (await answer.getAttribute('aria-label')) ?? (await answer.textContent()) ?? ''
        await expect.poll(() => page.getByTestId('note').textContent(), { intervals: POLLS }).toContain(name)
        await page.keyboard.press((await answer.getAttribute('aria-keyshortcuts')) ?? '')
        continue
      }
      const button = page.locator(`button[data-testid="cell-${place}"]`)
      if ((await button.count()) > 0) {
        // On the board a number takes from the tray.
        await focusByKeys(page, await this.boardStop())
        await page.keyboard.press((await button.getAttribute('aria-keyshortcuts')) ?? '')
        await expect.poll(() => focusedName(page)).toContain('can be chosen')
        continue
      }
      await focusByKeys(page, `cell-${place}`)
      await expect.poll(() => focusedName(page)).toContain('can be chosen')
      await page.keyboard.press('Enter')
    }
    if ((await page.getByTestId('board').getAttribute('data-pending')) !== null) {
      await page.keyboard.press('Tab')
      expect(await focusedId(page)).toBe('confirm')
      await page.keyboard.press('Enter')
    }
    await this.expectPlayed(move)
  }

  /** The cell that Tab leads to. */
  private async boardStop(): Promise<string> {
    const stop = this.page.locator('[role=gridcell][tabindex="0"]')
    return (await stop.getAttribute('data-testid')) ?? ''
  }

  /** Plays a move from the list of all legal moves. */
  async playFromList(text: string): Promise<void> {
    const move = this.readMove(text)
    const row = this.page.getByTestId(`move-${text}`)
    if ((await row.count()) === 0) await this.page.getByTestId('all-moves').click()
    await row.click()
    await this.confirm()
    await this.expectPlayed(move)
  }

  /** Plays a move by typing it into the list of all legal moves. */
  async typeMove(text: string): Promise<void> {
    const move = this.readMove(text)
    const field = this.page.getByTestId('typed-move')
    if ((await field.count()) === 0) await this.page.getByTestId('all-moves').click()
    await field.fill(text)
    await field.press('Enter')
    await this.confirm()
    await this.expectPlayed(move)
  }

  /** Presses the confirm button where a move waits for it. */
  private async confirm(): Promise<void> {
    const isPending = (await this.page.getByTestId('board').getAttribute('data-pending')) !== null
    if (isPending) await this.page.getByTestId('confirm').click()
  }

  /** Plays a move in the engine, and expects it on the page. */
  async expectPlayed(move: Move): Promise<void> {
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

/** A match before its first move. */
function newPlayedMatch({ game, options }: Pick<SampleGame, 'game' | 'options'>): Match {
  const seats = [
    { name: NAMES[0], player: 'human' },
    { name: NAMES[1], player: 'human' },
  ] as const
  const match = newMatch({ game, options, seats })
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}
