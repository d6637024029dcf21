import { expectOk, gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { boardAspect, MIN_PITCH, layOut, boardMargin, widthAt } from '../../../board/layout'
import { lookUpGameUi } from '../../../games/registry'
import { playLayout, chromeHeight, isRoomyFor, type Needs } from './playLayout'

const screens = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const
const others: readonly (readonly [GameId, object])[] = [
  ['trike', { board: 'pyramid', size: 7 }],
  ['trike', { board: 'hexagon', size: 5 }],
  ['trike', { size: 13 }],
  ['turtles', { width: 6, length: 8 }],
  ['three-dragons', { variant: 'basic' }],
]
const boards = [...gameIds.map(id => [id, {}] as const), ...others]
const cases = boards.flatMap(board => screens.map(screen => [...board, ...screen] as const))

/** A board on a screen as the play screen divides it. */
function divided(game: GameId, options: object, width: number, height: number) {
  const board = lookUpGameUi(game)
  const setup = expectOk(gameOf(game).setup(options))
  const start = gameOf(game).start(setup)
  const shape = board.draw.shape(setup)
  const needs: Needs = {
    letters: board.say.longestStatus,
    own: (board.tray?.(start, 0).length ?? 0) > 0,
    common: (board.tray?.(start, undefined).length ?? 0) > 0,
  }
  const seating = { margin: boardMargin(shape), labelled: isRoomyFor({ width, height }) }
  const least = Math.min(width, widthAt(shape, seating, MIN_PITCH))
  const division = playLayout({ width, height }, boardAspect(shape, seating), 1, needs, least)
  return { division, layout: layOut(shape, division.board, seating) }
}

test.each(cases)(
  '%s %j at %ix%i: cells can be tapped, and nothing is wider than the screen',
  (...[game, options, width, height]) => {
    const { division, layout } = divided(game, options, width, height)
    expect(layout.pitch).toBeGreaterThanOrEqual(MIN_PITCH - 0.5)
    expect(layout.width + (division.mode === 'row' ? division.panel : 0)).toBeLessThanOrEqual(width + 1e-6)
  },
)

const inView = cases.filter(([, , width, height]) => Math.min(width, height) >= 360)

test.each(inView)('%s %j at %ix%i: board and panel are in view', (...[game, options, width, height]) => {
  const { division, layout } = divided(game, options, width, height)
  const chrome = chromeHeight(division.heights)
  const taken = division.mode === 'column' ? layout.height + chrome : Math.max(layout.height, chrome)
  expect(taken).toBeLessThanOrEqual(height + 0.5)
})

test.each([
  [568, 320],
  [480, 320],
])('on a low screen of %ix%i everything is in view', (width, height) => {
  const { mode, board, panel, heights } = playLayout({ width, height }, 1.1)
  expect(mode).toBe('row')
  expect(board.width + panel).toBeLessThanOrEqual(width)
  expect(chromeHeight(heights)).toBeLessThanOrEqual(height)
})

test('a screen with room for neither scrolls, and the board stays within its width', () => {
  const { mode, board } = playLayout({ width: 320, height: 256 }, 1.1)
  expect(mode).toBe('column')
  expect(board.width).toBeLessThanOrEqual(320)
})

test('five buttons beside a board are eight pixels apart', () => {
  const { panel } = playLayout({ width: 640, height: 360 }, 1.1)
  expect((panel - 2 * 8 - 4 * 8) / 5).toBeGreaterThanOrEqual(44)
})

test('where the system draws text twice as large, the parts that hold it are twice as high', () => {
  const usual = playLayout({ width: 390, height: 844 }, 1.1)
  const large = playLayout({ width: 390, height: 844 }, 1.1, 2)
  for (const part of ['top', 'strip', 'moves', 'bar'] as const)
    expect(large.heights[part]).toBe(2 * usual.heights[part])
  expect(large.hasWords).toBe(false)
})

test('where larger text makes a phone scroll anyway, the board is as high as with usual text', () => {
  const [screen, aspect, needs] = [
    { width: 412, height: 915 },
    0.43,
    { own: true, common: false, letters: 100 },
  ] as const
  const [usual, large] = [playLayout(screen, aspect, 1, needs), playLayout(screen, aspect, 2, needs)]
  expect(chromeHeight(large.heights) + 220).toBeGreaterThan(screen.height)
  expect(large.board.height).toBeGreaterThanOrEqual(usual.board.height)
})

test.each(screens)(
  'at %ix%i text twice as large gets twice the height, and the board keeps its least size',
  (...at) => {
    const [width, height] = at
    const needs: Needs = { own: true, common: true, letters: 100 }
    const { heights, board, panel, mode } = playLayout({ width, height }, 1, 2, needs)
    // The least that any screen gives these parts at the usual size of text.
    expect(heights.top).toBeGreaterThanOrEqual(2 * 44)
    expect(heights.status).toBeGreaterThanOrEqual(2 * 36)
    expect(heights.moves).toBeGreaterThanOrEqual(2 * 44)
    expect(heights.bar).toBeGreaterThanOrEqual(2 * 56)
    expect(panel).toBeLessThanOrEqual(width)
    expect(Math.min(board.width, board.height)).toBeGreaterThanOrEqual(mode === 'row' ? 180 : 220)
  },
)

/** How many letters of the status are in view, each half as wide as its line is high. */
function lettersInView(width: number, height: number, scale: number): number {
  const { heights, panel } = playLayout({ width, height }, 1, scale)
  // The finest letters have lines of 14 pixels.
  const line = 14 * scale
  return Math.floor(panel / (line / 2)) * Math.floor(heights.status / line)
}

test.each(screens)('at %ix%i sentences that fit a small phone are in view, however large its text', (width, height) => {
  // A word that does not fit leaves the end of its line empty.
  const needed = 0.9 * 100
  for (const scale of [1, 1.15, 1.3, 1.5, 2, 3])
    expect(lettersInView(width, height, scale)).toBeGreaterThanOrEqual(needed)
})
