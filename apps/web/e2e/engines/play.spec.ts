import { expectOk, newMatch, playMove, writeLink } from '@tabuleiro/engine'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { expect } from '@playwright/test'
import { PlayPage } from '../playPage'
import { test } from './fixtures'

for (const short of usual) {
  const moves = short.moves.split(' ')

  test(`${short.game}: a whole game by taps, reloaded in its middle and at its end`, async ({ visitor }) => {
    const playPage = await PlayPage.open(visitor, short)
    for (const [i, text] of moves.entries()) {
      await playPage.tap(text)
      if (i === 2 || i === moves.length - 1) {
        await visitor.reload()
        await playPage.expectShown()
      }
    }
    await expect.poll(() => visitor.getByTestId('result').count()).toBe(1)
  })

  test(`${short.game}: a game from the list of moves alone`, async ({ visitor }) => {
    const playPage = await PlayPage.open(visitor, short)
    for (const text of moves) await playPage.playFromList(text)
    await expect.poll(() => visitor.getByTestId('result').count()).toBe(1)
  })

  test(`${short.game}: a game opens from its link unchanged`, async ({ visitor }) => {
    const playPage = await PlayPage.open(visitor, short)
    for (const text of moves.slice(0, 3)) {
      playPage.match = expectOk(playMove(playPage.match, playPage.readMove(text)))
    }
    await visitor.goto(`/g#${expectOk(writeLink(playPage.match))}`)
    await visitor.getByTestId('open-link').click()
    await playPage.expectShown()
  })

  test(`${short.game}: the computer answers`, async ({ visitor }) => {
    await visitor.goto(`/new/${short.game}?second=level:1&start=1`)
    const playPage = await PlayPage.at(visitor, expectOk(newMatch({ game: short.game })))
    const board = visitor.getByTestId('board')
    const start = await board.getAttribute('data-position')
    await playPage.press(moves[0] ?? '')
    await expect.poll(() => board.getAttribute('data-position')).not.toBe(start)
    await expect.poll(() => board.getAttribute('data-turn')).toBe('1')
  })
}

test.describe('on a desk', () => {
  test.use({ device: { width: 1280, height: 800, isDark: true, isStill: true } })

  for (const short of usual)
    test(`${short.game}: a whole game by keys and spoken text alone`, async ({ visitor }) => {
      const playPage = await PlayPage.open(visitor, short)
      for (const text of short.moves.split(' ')) await playPage.playByKeys(text)
      await expect.poll(() => visitor.getByTestId('result').count()).toBe(1)
    })
})
