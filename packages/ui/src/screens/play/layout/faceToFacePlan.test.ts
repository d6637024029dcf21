import { expectOk, gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { boardAspect, MIN_PITCH, layOut, boardMargin, widthAt } from '../../../board/layout'
import { lookUpGameUi } from '../../../games/registry'
import { faceToFacePlan } from './faceToFacePlan'

const tablets = [
  [768, 1024],
  [1024, 768],
  [834, 1194],
  [1194, 834],
] as const

/** A board between two people, as the play screen lays it out. */
function divided(game: GameId, width: number, height: number, textScale = 1) {
  const board = lookUpGameUi(game)
  const setup = expectOk(gameOf(game).setup({}))
  const start = gameOf(game).start(setup)
  const shape = board.draw.shape(setup)
  const needs = {
    letters: board.say.longestStatus,
    own: (board.tray?.(start, 0).length ?? 0) > 0,
    common: (board.tray?.(start, undefined).length ?? 0) > 0,
  }
  const seating = { margin: boardMargin(shape), labelled: true }
  const least = widthAt(shape, seating, MIN_PITCH)
  const division = faceToFacePlan({ width, height }, boardAspect(shape, seating), textScale, needs, least)
  return division && { division, layout: layOut(shape, division.board, seating) }
}

const cases = gameIds.flatMap(game => tablets.map(([width, height]) => [game, width, height] as const))

test.each(cases)('%s at %ix%i: both panels have at least 96, and everything is in view', (game, width, height) => {
  const found = divided(game, width, height)
  if (!found) throw new Error('no room')
  const { division, layout } = found
  const { panel = 0, rail } = division.facing ?? {}
  expect(panel).toBeGreaterThanOrEqual(96)
  const { strip, ownTray, commonTray, status, bar, moves } = division.heights
  expect(panel).toBeGreaterThanOrEqual(Math.max(strip + ownTray + commonTray, status + bar))
  expect(2 * panel + layout.height + (rail === 'below' ? moves : 0)).toBeLessThanOrEqual(height + 1e-6)
  expect(layout.width).toBeLessThanOrEqual(width)
  expect(layout.pitch).toBeGreaterThanOrEqual(MIN_PITCH)
})

test.each(gameIds)('%s: a phone on its side is too low to sit across', game => {
  expect(divided(game, 640, 360)).toBeUndefined()
})

test('a tall phone lies between two people as well', () => {
  for (const game of gameIds) expect(divided(game, 390, 844)?.division.facing?.isWide).toBe(false)
})

test.each(gameIds)('%s: what belongs to both stands beside the board only where all of it is in view', game => {
  for (const [width, height] of [...tablets, [384, 512], [360, 640], [390, 844], [640, 480]] as const) {
    const { facing, board } = divided(game, width, height)?.division ?? {}
    // Five rows of buttons of 44, and a move, with 8 around each.
    if (facing?.rail === 'beside') expect(board?.height).toBeGreaterThanOrEqual(6 * 44 + 7 * 8)
  }
})

test('the panels grow with the text of the system', () => {
  const usual = divided('trike', 1024, 1366)?.division.facing?.panel ?? 0
  expect(divided('trike', 1024, 1366, 1.5)?.division.facing?.panel).toBeGreaterThan(1.4 * usual)
})
