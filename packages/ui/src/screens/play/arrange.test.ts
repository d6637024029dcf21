import { RIM } from '../../boards/BoardArt'
import { aspectOf, layOut } from '../../boards/layout'
import { expectShape } from '../../testing/shapes'
import { arrange, CHROME, isRoomyFor } from './arrange'

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
  expect(layout.height + (division.mode === 'column' ? CHROME : 0)).toBeLessThanOrEqual(height)
  expect(layout.width + (division.mode === 'row' ? division.panel : 0)).toBeLessThanOrEqual(width + 1e-6)
  expect(Math.ceil(layout.pitch)).toBeGreaterThanOrEqual(24)
})
