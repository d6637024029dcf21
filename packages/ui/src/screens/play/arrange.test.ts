import { RIM } from '../../boards/BoardArt'
import { aspectOf, layOut } from '../../boards/layout'
import { expectShape } from '../../testing/shapes'
import { arrange, chromeOf, isRoomyFor } from './arrange'

const screens = [
  [320, 568, 'column'],
  [360, 640, 'column'],
  [390, 844, 'column'],
  [640, 360, 'row'],
  [768, 1024, 'column'],
  [1024, 768, 'row'],
  [1280, 800, 'row'],
] as const
const boards = [
  ['triangle', 7],
  ['pyramid', 7],
  ['hexagon', 5],
] as const
const cases = screens.flatMap(screen => boards.map(board => [...screen, ...board] as const))

test.each(cases)('%ix%i, %s: the %s of %i and the panel fit', (width, height, mode, board, size) => {
  const shape = expectShape({ board, size })
  const screen = { width, height }
  const seating = { margin: RIM, labelled: isRoomyFor(screen) }
  const division = arrange(screen, aspectOf(shape, seating))
  const layout = layOut(shape, division.board, seating)
  if (board === 'triangle') expect(division.mode).toBe(mode)
  const chrome = chromeOf(division.heights)
  expect(division.mode === 'column' ? layout.height + chrome : Math.max(layout.height, chrome)).toBeLessThanOrEqual(
    height,
  )
  expect(layout.width + (division.mode === 'row' ? division.panel : 0)).toBeLessThanOrEqual(width + 1e-6)
  expect(Math.ceil(layout.pitch)).toBeGreaterThanOrEqual(24)
})

test.each([
  [568, 320],
  [480, 320],
])('on a low screen of %ix%i everything is in view', (width, height) => {
  const { mode, board, panel, heights } = arrange({ width, height }, 1.1)
  expect(mode).toBe('row')
  expect(board.width + panel).toBeLessThanOrEqual(width)
  expect(chromeOf(heights)).toBeLessThanOrEqual(height)
})

test('a screen with room for neither scrolls, and the board stays within its width', () => {
  const { mode, board } = arrange({ width: 320, height: 256 }, 1.1)
  expect(mode).toBe('column')
  expect(board.width).toBeLessThanOrEqual(320)
})

test('five buttons beside a board are eight pixels apart', () => {
  const { panel } = arrange({ width: 640, height: 360 }, 1.1)
  expect((panel - 2 * 8 - 4 * 8) / 5).toBeGreaterThanOrEqual(44)
})

test('where the system draws text twice as large, the parts that hold it are twice as high', () => {
  const usual = arrange({ width: 390, height: 844 }, 1.1)
  const large = arrange({ width: 390, height: 844 }, 1.1, 2)
  for (const part of ['top', 'strip', 'status', 'slot', 'moves', 'bar'] as const)
    expect(large.heights[part]).toBe(2 * usual.heights[part])
  expect(large.hasWords).toBe(false)
})
