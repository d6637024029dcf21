import { render, screen } from '@testing-library/react-native'
import { createElement } from 'react'
import { Path } from 'react-native-svg'
import { expectShape } from '../testing/shapes'
import { layOut, nearestOn } from './layout'
import type { Mark } from '../model/session/marks'
import { Marks, MarksOver } from './Marks'
import { arrowPath } from './paths'

const layout = layOut(expectShape({ board: 'triangle', size: 3 }), { width: 300, height: 300 })
const UNDER = ['target', 'wakes', 'selected', 'last', 'pressed', 'won', 'counted'] as const
const OVER = ['captures', 'scores', 'risks', 'consequence', 'hint'] as const
const every = (kinds: readonly Mark['kind'][]): readonly Mark[] => kinds.map(kind => ({ kind, cells: ['b1'] }))

const pathsOf = (Layer: typeof Marks | typeof MarksOver, marks: readonly Mark[], occupied: readonly string[] = []) => {
  render(createElement(Layer, { layout, marks, occupied: new Set(occupied) }))
  const paths = screen.UNSAFE_queryAllByType(Path).map(path => String((path.props as { d?: string }).d))
  screen.unmount()
  return paths
}

test('what a move would do and hints lie over the pieces, everything else under them', () => {
  expect(pathsOf(Marks, every(UNDER)).length).toBeGreaterThan(0)
  expect(pathsOf(MarksOver, every(OVER)).length).toBeGreaterThan(0)
  expect(pathsOf(Marks, every(OVER))).toEqual([])
  expect(pathsOf(MarksOver, every(UNDER))).toEqual([])
})

test('cells that the drawing does not have are passed over', () => {
  expect(pathsOf(MarksOver, [{ kind: 'hint', cells: ['hand-orange'] }])).toEqual([])
})

test.each([
  ['to a cell', 'b2', 'a1'],
  ['straight on where it leads off the board', 'nowhere', 'c2'],
])('an arrow shows the way %s', (_, to, pusher) => {
  const arrow = { from: 'b1', to, pusher }
  const without = pathsOf(MarksOver, [{ kind: 'consequence', cells: ['b1'] }])
  expect(pathsOf(MarksOver, [{ kind: 'consequence', cells: ['b1'], arrow }]).length).toBeGreaterThan(without.length)
})

test('nothing points anywhere where the board does not know the way', () => {
  const arrow = { from: 'b1', to: 'nowhere', pusher: undefined }
  expect(pathsOf(MarksOver, [{ kind: 'consequence', cells: [], arrow }])).toEqual([])
})

test('an arrow has its barbs behind its tip, one on either side', () => {
  expect(arrowPath({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toBe('M10 0L90 0M80 8L90 0L80 -8')
  expect(arrowPath({ x: 5, y: 5 }, { x: 5, y: 5 }, 10)).toBe('')
})

test('the arrow of a hint stays clear of the marks at both ends', () => {
  expect(arrowPath({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 30)).toBe('M30 0L70 0M60 8L70 0L60 -8')
  const between = (from: string, to: string) =>
    pathsOf(MarksOver, [{ kind: 'hint', cells: [from, to], arrow: { from, to, pusher: undefined } }]).length
  expect(between('a1', 'c1')).toBeGreaterThan(between('a1', 'b1'))
})

test('targets differ in shape by what a tap would do, with and without a piece on the cell', () => {
  const kinds = ['target', 'captures', 'wakes', 'scores', 'risks'] as const
  const shapes = kinds.map(kind => {
    const marks = [{ kind, cells: ['b1'] }]
    return [...pathsOf(Marks, marks), ...pathsOf(MarksOver, marks)].join(' ')
  })
  expect(new Set(shapes).size).toBe(kinds.length)
  const around = (['target', 'captures', 'scores'] as const).map(kind => {
    const marks = [{ kind, cells: ['b1'] }]
    return [...pathsOf(Marks, marks, ['b1']), ...pathsOf(MarksOver, marks, ['b1'])].join(' ')
  })
  expect(new Set([...shapes, ...around]).size).toBe(kinds.length + around.length)
})

test('the nearest point of a wide place is straight across', () => {
  const sea = [
    { x: 0, y: 10 },
    { x: 60, y: 10 },
    { x: 60, y: 20 },
    { x: 0, y: 20 },
  ]
  expect(nearestOn(sea, { x: 15, y: 0 })).toEqual({ x: 15, y: 10 })
  expect(nearestOn(sea, { x: 90, y: 15 })).toEqual({ x: 60, y: 15 })
})

test('places that may be tapped are one drawing, however many there are', () => {
  const cells = layout.cells.map(({ name }) => name)
  expect(pathsOf(Marks, [{ kind: 'target', cells }])).toHaveLength(1)
  expect(pathsOf(Marks, [{ kind: 'target', cells }])[0]?.match(/M/g)).toHaveLength(cells.length)
})
