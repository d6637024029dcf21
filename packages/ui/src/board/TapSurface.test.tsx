import { fireEvent, render, screen, within } from '@testing-library/react-native'
import { Platform, StyleSheet, type ViewStyle } from 'react-native'
import { expectShape } from '../testing/shapes'
import { layOut } from './layout'
import { TapSurface } from './TapSurface'

const shape = expectShape({ board: 'hexagon', size: 3 })

afterEach(() => jest.restoreAllMocks())

function surface({ turn = 0, selected = [] as readonly string[] } = {}) {
  const onTap = jest.fn()
  const layout = layOut(shape, { width: 300, height: 300 }, { turn })
  render(
    <TapSurface
      layout={layout}
      label="Board"
      labelOf={cell => `${cell}, empty`}
      targets={new Set(['a1'])}
      selected={new Set(selected)}
      onPreview={jest.fn()}
      onTap={onTap}
    />,
  )
  return { layout, onTap }
}

function boxOf({ props }: ReturnType<typeof screen.getByTestId>) {
  const { top, height } = StyleSheet.flatten(props.style as ViewStyle)
  return { top: Number(top), bottom: Number(top) + Number(height) }
}

test.each([0, 180])('readers go through a board turned by %i degrees row by row, as it is seen', turn => {
  const { layout } = surface({ turn })
  const heard = screen.getAllByTestId(/^cell-/).map(cell => String(cell.props.testID).slice(5))
  const seen = [...layout.cells].sort((a, b) => Math.round(a.centre.y - b.centre.y) || a.centre.x - b.centre.x)
  expect(heard).toEqual(seen.map(({ name }) => name))
})

test('each row reaches as far as its cells, and begins below the row before it', () => {
  const { layout } = surface()
  const inside = ({ children }: ReturnType<typeof screen.getByTestId>) =>
    children.flatMap(child => (typeof child === 'string' ? [] : child))
  const rows = inside(screen.getByLabelText('Board')).flatMap(inside)
  expect(rows).toHaveLength(layout.rows.length)
  rows.reduce((above, row) => {
    const { top, bottom } = boxOf(row)
    expect(top).toBeGreaterThan(above)
    for (const cell of within(row)
      .getAllByTestId(/^cell-/)
      .map(boxOf)) {
      expect(cell.top).toBeGreaterThan(-0.01)
      expect(cell.bottom).toBeLessThan(bottom - top + 0.01)
    }
    return top
  }, -Infinity)
})

test('each cell is one element that says what it is, and whether it is chosen', () => {
  surface({ selected: ['a1'] })
  expect(screen.getByLabelText('a1, empty')).toBeSelected()
  expect(screen.getByLabelText('a2, empty')).not.toBeSelected()
  for (const cell of screen.getAllByTestId(/^cell-/))
    expect(cell.props).toMatchObject({ accessible: true, role: 'cell' })
})

test('a reader on iOS taps the very cell it is on, and offers no second way', () => {
  const { onTap } = surface()
  const cell = screen.getByTestId('cell-b2')
  fireEvent(cell, 'accessibilityTap')
  expect(onTap.mock.calls).toEqual([['b2']])
  expect(cell.props.accessibilityActions).toBeUndefined()
})

test('a reader on Android taps by the action that its double tap asks for', () => {
  jest.replaceProperty(Platform, 'OS', 'android')
  const { onTap } = surface()
  const cell = screen.getByTestId('cell-b2')
  expect(cell.props.accessibilityActions).toEqual([{ name: 'activate' }])
  fireEvent(cell, 'accessibilityAction', { nativeEvent: { actionName: 'activate' } })
  expect(onTap.mock.calls).toEqual([['b2']])
})
