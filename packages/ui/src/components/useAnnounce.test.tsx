import { fireEvent, renderHook, screen } from '@testing-library/react-native'
import { AccessibilityInfo, Platform } from 'react-native'
import { dataAttributesOf, openNew, press, settled, type WithDataAttributes } from '../testing/drive'
import { createWorld } from '../testing/world'
import { useAnnounce, useAnnounceChanges } from './useAnnounce'

const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
const said = () => announce.mock.calls.map(([text]) => text)

beforeEach(() => announce.mockClear())
afterEach(() => jest.restoreAllMocks())

/** What is said while a text changes. */
function heard(hook: (text: string) => void, texts: readonly [string, ...string[]]): readonly string[] {
  const { rerender } = renderHook(hook, { initialProps: texts[0] })
  texts.slice(1).forEach(text => rerender(text))
  return said()
}

test('each change is announced once and in order, the initial text is not', () => {
  expect(heard(useAnnounceChanges, ['a', 'a', 'b', 'b', '', 'b', 'c'])).toEqual(['b', 'b', 'c'])
  expect(announce).toHaveBeenCalledWith('c', { queue: true })
})

test('Android says by itself what changes', () => {
  jest.replaceProperty(Platform, 'OS', 'android')
  expect(heard(useAnnounceChanges, ['a', 'b'])).toEqual([])
})

test.each(['ios', 'android'] as const)('what appears with its words is said at once on %s', system => {
  jest.replaceProperty(Platform, 'OS', system)
  expect(heard(useAnnounce, ['a', 'a', '', 'b'])).toEqual(['a', 'b'])
})

test('each move of a match is announced exactly once, and after the last why it is over', async () => {
  // The coach of the first games speaks besides.
  const world = createWorld()
  world.settings.change({ coach: 'off' })
  openNew({ start: '1', options: '{"size":3}' }, 'trike', world)
  const target = () =>
    screen.getAllByTestId(/^cell-[a-c]/).find(({ props }) => (props as WithDataAttributes).dataSet.target === 'true')
  let moves = 0
  for (let cell = target(); cell; cell = target()) {
    fireEvent(cell, 'accessibilityTap')
    moves++
    await settled()
    expect(said()).toHaveLength(dataAttributesOf('board').turn === 'over' ? moves + 1 : moves)
    press('menu')
    press('close')
  }
  expect(dataAttributesOf('board').turn).toBe('over')
  expect(new Set(said()).size).toBe(moves + 1)
  expect(said().at(-2)).toMatch(/wins/)
  expect(said().at(-1)).toMatch(/Under and around the trapped pawn/)
})
