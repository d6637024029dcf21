import { widthIn } from '../play/layout/playLayout'
import { practiceLayout } from './practiceLayout'

const needs = { own: true, common: true }

test.each([
  ['a small phone', { width: 320, height: 568 }, 'column'],
  ['a phone', { width: 360, height: 640 }, 'column'],
  ['a phone in landscape', { width: 640, height: 360 }, 'row'],
  ['a tablet', { width: 768, height: 1024 }, 'column'],
  ['a desk', { width: 1280, height: 800 }, 'row'],
])('on %s the board and the words have their room', (_, screen, mode) => {
  const layout = practiceLayout(screen, 1, 1, needs, 0)
  expect(layout.mode).toBe(mode)
  expect(Math.min(layout.board.width, layout.board.height)).toBeGreaterThanOrEqual(180)
  expect(layout.heights.status).toBeGreaterThanOrEqual(90)
  if (mode === 'row') expect(widthIn(layout.board, 1) + layout.panel).toBeLessThanOrEqual(screen.width)
})

test('parts with text grow with the text of the system, trays do not', () => {
  const screen = { width: 360, height: 640 }
  const [usual, large] = [practiceLayout(screen, 1, 1, needs, 0), practiceLayout(screen, 1, 2, needs, 0)]
  expect(large.heights.status).toBe(2 * usual.heights.status)
  expect(large.heights.bar).toBe(2 * usual.heights.bar)
  expect(large.heights.commonTray).toBe(usual.heights.commonTray)
})

test.each([
  ['a phone', { width: 360, height: 640 }],
  ['a phone in landscape', { width: 640, height: 360 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desk', { width: 1280, height: 800 }],
])('on %s what lies along the board takes its room from the board', (_, screen) => {
  const [usual, edged] = [practiceLayout(screen, 1, 1, needs, 0), practiceLayout(screen, 1, 1, needs, 0, 20)]
  expect(edged.mode).toBe(usual.mode)
  if (edged.mode === 'column') expect(edged.board.height).toBe(Math.max(220, usual.board.height - 20))
  else expect(widthIn(edged.board, 1) + 20 + edged.panel).toBeLessThanOrEqual(screen.width)
})
