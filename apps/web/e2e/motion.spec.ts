import { expect, test } from '@playwright/test'
import { usual, type SampleGame } from '@tabuleiro/ui/testing/sampleGames'
import { watchLastMoves, watchMoments } from './pieceFrames'
import { PlayPage } from './playPage'

/** White wakes the dragon in the middle. */
const WAKING = 'e2-e4 h9-h5 d1-d5 e8-i8 f1-f5 i8-i6 c1-c6 g9-g4 c6-e6'

test.use({ viewport: { width: 390, height: 844 } })

for (const short of usual)
  test(`${short.game}: pieces appear and vanish on their own cell, in their own colours`, async ({ page }) => {
    const playPage = await PlayPage.openBeforeLast(page, short)
    await playPage.chooseSeating('pass')
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    const { faults, seen } = await watchLastMoves(page)
    expect(faults).toEqual([])
    expect(seen.turns).toBeGreaterThan(0)
    expect(seen.new).toBeGreaterThan(0)
    expect(seen.gone).toBeGreaterThan(0)
  })

/** Moves up to one that has a moment: a dragon wakes, a trap closes, a colour is won, a turtle reaches the sea. */
const withMoments: readonly SampleGame[] = usual.map(short => {
  const moves = short.moves.split(' ')
  if (short.game === 'alliances') return { ...short, moves: moves.slice(0, 9).join(' ') }
  return short.game === 'three-dragons' ? { ...short, moves: WAKING } : short
})

for (const short of withMoments) {
  test(`${short.game}: a moment is seen with its move, moves nothing else, and leaves nothing behind`, async ({
    page,
  }) => {
    const playPage = await PlayPage.openBeforeLast(page, short)
    const watched = await watchMoments(page)
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    await expect.poll(() => watched.now()).toMatchObject({ wasSeen: true, isSeen: false })
    expect(await watched.now()).toMatchObject({ boxes: 1, overflow: 0 })
  })

  test(`${short.game}: with reduced motion there is no moment`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const playPage = await PlayPage.openBeforeLast(page, short)
    const watched = await watchMoments(page)
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    expect(await watched.now()).toMatchObject({ wasSeen: false, boxes: 1 })
  })
}
