import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { loadPuzzles, openPuzzle, type Puzzle } from '@tabuleiro/ai'
import {
  expectOk,
  gameIds,
  hashText,
  playMove,
  positionOf,
  rulesOf,
  writtenMoves,
  type GameId,
} from '@tabuleiro/engine'
import { focusByKeys } from './keyboard'
import { PlayPage } from './playPage'

const puzzlesOf = async (game: GameId) => expectOk(await loadPuzzles(game))

/** A puzzle of a game whose line has so many plies. */
async function findPuzzle(game: GameId, plies: number): Promise<Puzzle> {
  const found = (await puzzlesOf(game)).find(({ solution }) => solution.length === plies)
  if (!found) throw new Error(`${game} has no puzzle of ${plies} plies`)
  return found
}

const screenOf = (page: Page) => page.getByTestId('puzzle')

async function open(page: Page, puzzle: Puzzle): Promise<PlayPage> {
  await page.goto(`/puzzles/${puzzle.game}/${puzzle.id}`)
  await expect(screenOf(page)).toHaveAttribute('data-state', 'asking')
  return PlayPage.at(page, expectOk(openPuzzle(puzzle)))
}

/** A legal first move that is not the solution. */
function wrongMove(puzzle: Puzzle): string {
  const match = expectOk(openPuzzle(puzzle))
  const moves = writtenMoves(rulesOf(match), positionOf(match), 1).map(({ text }) => text)
  return moves.find(text => !puzzle.first.includes(text)) ?? ''
}

/** Solves a puzzle by taps: our moves are made, the answers come by themselves and are waited for. */
async function solve(board: PlayPage, { solution }: Puzzle): Promise<void> {
  for (const [ply, text] of solution.entries()) {
    const move = board.readMove(text)
    if (ply % 2 === 0) {
      await board.press(text)
      // The answer may come before this position is seen.
      board.match = expectOk(playMove(board.match, move))
    } else await board.expectPlayed(move)
  }
  await expect(screenOf(board.page)).toHaveAttribute('data-state', 'solved')
}

for (const game of gameIds)
  test(`a puzzle of ${game} is solved by taps on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const puzzle = await findPuzzle(game, 3)
    const board = await open(page, puzzle)
    await expect(screenOf(page)).toHaveAttribute('data-puzzle', puzzle.id)
    await expect(screenOf(page)).toHaveAttribute('data-grade', String(puzzle.grade))
    await expect(page.getByTestId('status')).toContainText('Win in 2 moves.')
    await solve(board, puzzle)
    await expect(page.getByTestId('status')).toContainText('Solved at the first try!')
    await page.getByTestId('puzzle-next').click()
    await expect(screenOf(page)).not.toHaveAttribute('data-puzzle', puzzle.id)
    await expect(screenOf(page)).toHaveAttribute('data-state', 'asking')
  })

test('a puzzle is solved by keys alone on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const puzzle = await findPuzzle('trike', 1)
  const board = await open(page, puzzle)
  await board.playByKeys(puzzle.solution[0] ?? '')
  await expect(screenOf(page)).toHaveAttribute('data-state', 'solved')
  await focusByKeys(page, 'puzzle-next')
  await page.keyboard.press('Enter')
  await expect(screenOf(page)).toHaveAttribute('data-state', 'asking')
})

test('a wrong move is refuted on the board; then the position stands again, and it is listed as missed', async ({
  page,
}) => {
  const puzzle = await findPuzzle('trike', 3)
  const board = await open(page, puzzle)
  await board.press(wrongMove(puzzle))
  await expect(screenOf(page)).toHaveAttribute('data-state', 'wrong')
  const turn = positionOf(board.match).turn + 1
  await expect(page.getByTestId('board')).toHaveAttribute('data-turn', new RegExp(`${turn}|over`))
  await page.getByTestId('puzzle-again').click()
  await expect(screenOf(page)).toHaveAttribute('data-state', 'asking')
  await board.expectShown()
  await page.goto('/puzzles/trike')
  await page.getByTestId('puzzles-missed').click()
  await expect(screenOf(page)).toHaveAttribute('data-puzzle', puzzle.id)
})

test('a hint goes from the place to the move to the reason; the solution is shown to the end', async ({ page }) => {
  const puzzle = await findPuzzle('turtles', 3)
  const board = await open(page, puzzle)
  const status = page.getByTestId('status')
  await page.getByTestId('puzzle-hint').click()
  await expect(status).toContainText('Look here first')
  await page.getByTestId('puzzle-hint').click()
  await expect(status).toContainText('The move:')
  await page.getByTestId('puzzle-hint').click()
  await expect(status).toContainText('in 2 of your moves')
  await page.getByTestId('puzzle-show').click()
  await expect(screenOf(page)).toHaveAttribute('data-state', 'shown')
  for (const move of puzzle.solution) await board.expectPlayed(board.readMove(move))
  await expect(status).toContainText('This is the solution.')
})

test('the puzzle of the day follows the local date, and solving it is kept', async ({ page }) => {
  const puzzles = await puzzlesOf('trike')
  const ofDay = (date: string) => {
    const rank = ({ id }: Puzzle) => hashText(`${date} ${id}`)
    return [...puzzles].sort((a, b) => rank(b) - rank(a))[0]
  }
  for (const date of ['2026-05-04', '2026-12-31']) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`))
    await page.goto('/puzzles/trike')
    await page.getByTestId('puzzle-of-the-day').click()
    await expect(screenOf(page)).toHaveAttribute('data-puzzle', ofDay(date)?.id ?? '')
  }
  await page.goto('/puzzles')
  await expect(page.getByTestId('puzzle-of-the-day')).toHaveCount(4)
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT', viewport: { width: 390, height: 844 } })

  for (const path of ['', '/trike', '/trike/<id>'])
    test(`axe finds nothing serious on /puzzles${path}`, async ({ page }) => {
      const { id } = await findPuzzle('trike', 1)
      await page.goto(`/puzzles${path.replace('<id>', id)}`)
      await expect(page.getByText('Problemas').first()).toBeVisible()
      if (path.includes('<id>')) await expect(page.getByTestId('status')).toContainText('Uma jogada ganha.')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    })
})

test('a puzzle goes on as a game against the computer', async ({ page }) => {
  const puzzle = await findPuzzle('trike', 3)
  const board = await open(page, puzzle)
  await page.getByTestId('puzzle-more').click()
  await page.getByTestId('puzzle-play').click()
  await expect(page).toHaveURL(/\/play\//)
  await board.expectShown()
})
