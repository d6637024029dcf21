import { gameOf, legalMoves, next, type Game, type Move, type State } from '@tabuleiro/engine'
import { expect, type Page } from '@playwright/test'

/** The rules that the page is compared with. */
export const trike: Game = gameOf('trike')

/** Opens a match that starts at once. */
export async function openTrike(page: Page, options: object = {}): Promise<State> {
  const setup = trike.setup(options)
  if (!setup.ok) throw new Error(setup.error.code)
  const query = new URLSearchParams({
    options: JSON.stringify(options),
    firstName: 'Ana',
    secondName: 'Rui',
    start: '1',
  })
  await page.goto(`/new/trike?${query.toString()}`)
  const start = trike.start(setup.value)
  await expectPosition(page, start)
  return start
}

/** The page shows exactly this position. */
export async function expectPosition(page: Page, state: State): Promise<void> {
  const board = page.getByTestId('board')
  await expect(board).toHaveAttribute('data-position', trike.encode(state))
  const isOver = trike.outcome(state, 1) !== 'playing'
  await expect(board).toHaveAttribute('data-turn', isOver ? 'over' : String(state.turn + 1))
}

/** Plays a move by tapping, confirming where the page asks for it, and compares the page with the rules. */
export async function play(page: Page, state: State, move: Move): Promise<State> {
  for (const place of trike.taps(state, move)) await page.getByTestId(`cell-${place}`).click()
  const after = next(trike, state, move)
  const isWaiting = (await page.getByTestId('board').getAttribute('data-pending')) !== null
  if (isWaiting) await page.getByTestId('confirm').click()
  await expectPosition(page, after)
  return after
}

/** Plays until the game is over; `pick` chooses among the legal moves, `look` sees the page after each. */
export async function playOut(
  page: Page,
  start: State,
  pick: (moves: readonly Move[], ply: number) => Move,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<State> {
  let state = start
  for (let ply = 0; trike.outcome(state, 1) === 'playing'; ply++) {
    state = await play(page, state, pick(legalMoves(trike, state), ply))
    await look()
  }
  return state
}

/** The same choices every time, all over the board. */
export function scattered(moves: readonly Move[], ply: number): Move {
  return moves[(ply * 7 + 3) % moves.length] ?? 0
}
