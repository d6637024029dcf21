import { screen } from '@testing-library/react-native'
import { Dimensions, ScrollView, StyleSheet, Text, type TextStyle } from 'react-native'
import { openNew, openPage, tapCell } from '../testing/drive'

const SCALE = 2

type Element = (typeof screen)['root']

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 360, height: 640, scale: 2, fontScale: SCALE } })
})
afterEach(() => jest.useRealTimers())

const styleOf = ({ props }: Element) =>
  StyleSheet.flatten((props as { style?: TextStyle | (() => TextStyle) }).style) as TextStyle | undefined

/** What is around a text, up to what scrolls it; and whether anything does. */
function around(text: Element) {
  const heights: number[] = []
  for (let at = text.parent; at; at = at.parent) {
    if (at.type === ScrollView && (at.props as { horizontal?: boolean }).horizontal !== true)
      return { heights, scrolls: true }
    const height = styleOf(at)?.height
    if (typeof height === 'number') heights.push(height)
  }
  return { heights, scrolls: false }
}

const texts = () =>
  screen.UNSAFE_getAllByType(Text).map(text => ({
    words: String((text.props as { children?: unknown }).children),
    line: SCALE * Number(styleOf(text)?.lineHeight),
    ...around(text),
  }))

/** The play screen keeps the sizes of its parts, all others let them grow. */
test('on the play screen every part has room for a line of large text, and all of them can be scrolled to', () => {
  openNew({ start: '1', clock: '5+0' }, 'three-dragons')
  expect(screen.getByTestId('clock-1')).toBeOnTheScreen()
  for (const { words, line, heights, scrolls } of texts())
    expect([words, scrolls, heights.filter(height => height < line)]).toEqual([words, true, []])
})

test('what must be decided is never cut off', () => {
  openNew({ options: '{"size":19}', start: '1' })
  tapCell('s10')
  expect(texts().find(({ words }) => words === 'Play: first checker on s10')).toMatchObject({
    heights: [],
    scrolls: true,
  })
})

test.each([
  ['the form of a new game', () => openNew({}, 'alliances')],
  ['the settings', () => openPage({ to: 'settings' })],
])('in %s nothing is cut off: whatever holds text grows with it', (_, open) => {
  open()
  expect(texts().length).toBeGreaterThan(10)
  expect(texts().filter(({ heights }) => heights.length > 0)).toEqual([])
  // All but the title, the button in its bar and the one that begins the game.
  expect(texts().filter(({ scrolls }) => !scrolls).length).toBeLessThanOrEqual(3)
})

test('a page that has nothing to show scrolls to its buttons', () => {
  openPage({ to: 'link', payload: 'damaged' })
  expect(texts().map(({ scrolls }) => scrolls)).toEqual([true, true, true, true])
})
