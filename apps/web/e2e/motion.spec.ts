import { expect, test } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { framesOfPress, type PieceFrame } from './pieceFrames'
import { PlayPage } from './playPage'

/** The last moves of every game put pieces on the board and, where pieces can leave it, take some away. */
const LAST_MOVES = 3

test.use({ viewport: { width: 390, height: 844 } })

for (const short of usual)
  test(`${short.game}: pieces appear and vanish on their own cell, in their own colours`, async ({ page }) => {
    const playPage = await PlayPage.openBeforeLast(page, short)
    await playPage.chooseSeating('pass')
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    const seen = { new: 0, gone: 0, turns: 0 }
    const faults: string[] = []
    // Passed on, the board turns with an undo and a redo; it stays while one looks at earlier positions.
    for (const button of ['undo', 'redo', 'step-back', 'step-forward'])
      for (let i = 1; i <= LAST_MOVES; i++) {
        const { frames, isTurned } = await framesOfPress(page, button)
        for (const life of livesIn(frames)) {
          if (life.isNew) seen.new++
          if (life.isGone) seen.gone++
          // From cell to cell a piece glides, unless the board turns under it.
          if (life.farthest > 1 && (isTurned || !life.isMoved))
            faults.push(`${button} ${i}: ${life.at} is ${life.farthest.toFixed(1)} cells away`)
          if (life.isGone && life.drawings > 1)
            faults.push(`${button} ${i}: ${life.at} changes its looks while it fades`)
        }
        seen.turns += isTurned ? 1 : 0
      }
    expect(faults).toEqual([])
    expect(seen.turns).toBeGreaterThan(0)
    expect(seen.new).toBeGreaterThan(0)
    expect(seen.gone).toBeGreaterThan(0)
  })

/** What happens to each piece in these frames. */
function livesIn(frames: readonly (readonly PieceFrame[])[]) {
  const nodes = new Set(frames.flat().map(({ node }) => node))
  return [...nodes].map(node => {
    const shown = frames.map(frame => frame.find(piece => piece.node === node))
    const life = shown.flatMap(piece => (piece ? [piece] : []))
    const cells = new Set(life.map(({ at }) => at))
    return {
      at: [...cells].join(' to '),
      isNew: !shown[0],
      isGone: !shown.at(-1),
      isMoved: cells.size > 1,
      farthest: Math.max(...life.map(({ away }) => away)),
      drawings: new Set(life.map(({ drawing }) => drawing)).size,
    }
  })
}
