import { loadPuzzles, openPuzzle } from '@tabuleiro/ai'
import { expectOk, gameIds, playMove } from '@tabuleiro/engine'
import { loadCourse, rightMove } from '@tabuleiro/ui/testing/courses'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { expect } from '@playwright/test'
import { clippedTexts } from '../clippedTexts'
import { LessonPage } from '../lessonPage'
import { watchLastMoves } from '../pieceFrames'
import { PlayPage } from '../playPage'
import { test } from './fixtures'

for (const game of gameIds) {
  test(`${game}: a lesson is done by taps`, async ({ visitor }) => {
    const [lesson] = (await loadCourse(game)).lessons
    if (!lesson) throw new Error(`${game} has no lesson`)
    const lessonPage = await LessonPage.open(visitor, game, lesson.id)
    for (const [i, step] of lesson.steps.entries()) {
      await lessonPage.expectAt(lesson.id, i + 1, 'asking')
      await lessonPage.tap(rightMove(game, lesson, step))
      await lessonPage.expectAt(lesson.id, i + 1, 'right')
      await visitor.getByTestId('lesson-next').click()
    }
    await lessonPage.expectAt(lesson.id, lesson.steps.length, 'done')
  })

  test(`${game}: a puzzle is solved by taps`, async ({ visitor }) => {
    const puzzle = expectOk(await loadPuzzles(game)).find(({ solution }) => solution.length === 3)
    if (!puzzle) throw new Error(`${game} has no puzzle of 3 plies`)
    await visitor.goto(`/puzzles/${game}/${puzzle.id}`)
    const board = await PlayPage.at(visitor, expectOk(openPuzzle(puzzle)))
    const [first, answer, last] = puzzle.solution as readonly [string, string, string]
    const move = board.readMove(first)
    await board.press(first)
    board.match = expectOk(playMove(board.match, move))
    await board.expectPlayed(board.readMove(answer))
    await board.press(last)
    await expect.poll(() => visitor.getByTestId('puzzle').getAttribute('data-state')).toBe('solved')
  })
}

for (const short of usual)
  test(`${short.game}: pieces appear and vanish on their own cell, in their own colours`, async ({ visitor }) => {
    const playPage = await PlayPage.openBeforeLast(visitor, short)
    await playPage.chooseSeating('pass')
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    const { faults, seen } = await watchLastMoves(visitor)
    expect(faults).toEqual([])
    expect(Math.min(seen.new, seen.gone, seen.turns)).toBeGreaterThan(0)
  })

test('a finished game is reviewed', async ({ visitor }) => {
  const game = { game: 'trike', options: { size: 5, pie: false }, moves: 'd2 e3 d3 d4 e4 e5' } as const
  const playPage = await PlayPage.openBeforeLast(visitor, game)
  await playPage.tap('e5')
  await visitor.goto('/games')
  await visitor
    .getByTestId(/^review-/)
    .first()
    .click()
  const progress = () => visitor.getByTestId('review').getAttribute('data-progress')
  await expect.poll(progress, { timeout: 60_000 }).toBe('1.00')
  expect(await visitor.getByTestId('ply-5').getAttribute('data-class')).toBe('blunder')
})

test('after one visit everything works without a network', async ({ visitor, site }) => {
  test.slow()
  await visitor.goto('/')
  const isCached = () => visitor.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(isCached).toBe(true)
  await site.close()
  for (const path of ['/rules/trike', '/settings', '/about', '/games', '/puzzles', '/learn/turtles', '/nowhere']) {
    await visitor.goto(path)
    await expect.poll(() => visitor.locator('main').count()).toBe(1)
  }
  for (const short of usual) {
    const playPage = await PlayPage.open(visitor, short)
    for (const text of short.moves.split(' ').slice(0, 2)) await playPage.tap(text)
    await visitor.reload()
    await playPage.expectShown()
  }
})

for (const isDark of [false, true])
  test.describe(isDark ? 'dark' : 'light', () => {
    test.use({ device: { width: 390, height: 844, isDark, isStill: false } })

    test('the page follows the colours of the device, and both languages fit', async ({ visitor }) => {
      for (const [language, heading] of [
        ['pt', 'Definições'],
        ['en', 'Settings'],
      ] as const) {
        await visitor.goto('/settings')
        await visitor.getByTestId(`language-${language}`).click()
        await expect.poll(() => visitor.locator('h1').textContent()).toBe(heading)
        for (const path of ['/', '/settings', '/new/alliances', '/rules/turtles', '/new/turtles?start=1']) {
          await visitor.goto(path)
          expect(await clippedTexts(visitor)).toEqual([])
          const paper = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
          await expect.poll(paper).toBe(isDark ? 'rgb(14, 23, 38)' : 'rgb(247, 242, 232)')
        }
      }
    })
  })
