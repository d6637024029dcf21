import fc from 'fast-check'
import { expectShape } from '../testing/shapes'
import { cellAfterArrow, cellWithNumber, typeName } from './arrowKeys'
import { boardAspect, distance, layOut, nearestCell, pressedCell, SNAP, squareAt, type BoardShape } from './layout'

const box = { width: 360, height: 640 }
const boards = [
  ['triangle', 7],
  ['triangle', 15],
  ['pyramid', 7],
  ['hexagon', 5],
] as const
const share = fc.double({ min: 0, max: 1, noNaN: true })

test.each(boards)('a press anywhere on the %s of %i means the nearest cell', (board, size) => {
  const layout = layOut(expectShape({ board, size }), box)
  const all = new Set(layout.byName.keys())
  fc.assert(
    fc.property(share, share, (x, y) => {
      const point = { x: x * layout.width, y: y * layout.height }
      const pressed = pressedCell(layout, all, point)
      const least = Math.min(...layout.cells.map(cell => distance(cell.centre, point)))
      expect(pressed && distance(pressed.centre, point)).toBe(least)
    }),
  )
})

test('where only some cells can be chosen, a press within reach of one means that one', () => {
  const layout = layOut(expectShape({ board: 'triangle', size: 15 }), box)
  fc.assert(
    fc.property(fc.subarray([...layout.byName.keys()]), share, share, (names, x, y) => {
      const targets = new Set(names)
      const point = { x: x * layout.width, y: y * layout.height }
      const nearest = nearestCell(layout.cells, point)
      const pressed = pressedCell(layout, targets, point)
      if (!pressed || !nearest) throw new Error('a press means some cell')
      if (pressed !== nearest) {
        expect(targets.has(pressed.name) && !targets.has(nearest.name)).toBe(true)
        expect(distance(pressed.centre, point)).toBeLessThanOrEqual(SNAP)
      }
    }),
  )
})

test('the middle of a cell means that cell even where cells are tiny', () => {
  const layout = layOut(expectShape({ board: 'triangle', size: 19 }), { width: 200, height: 200 })
  const targets = new Set(['a1', 'c2', 'j5'])
  for (const cell of layout.cells) expect(pressedCell(layout, targets, cell.centre)).toBe(cell)
})

test.each(boards)(
  'the %s of %i fills its box in one direction and stays inside it, whichever way it is turned',
  (board, size) => {
    for (const turn of [0, 60, 90, 180, 270]) {
      const layout = layOut(expectShape({ board, size }), box, { turn, margin: 8 })
      const slack = Math.min(box.width - layout.width, box.height - layout.height)
      expect(slack).toBeCloseTo(0)
      for (const { x, y } of layout.cells.flatMap(cell => cell.outline)) {
        expect(x).toBeGreaterThanOrEqual(8 - 1e-6)
        expect(x).toBeLessThanOrEqual(layout.width - 8 + 1e-6)
        expect(y).toBeGreaterThanOrEqual(8 - 1e-6)
        expect(y).toBeLessThanOrEqual(layout.height - 8 + 1e-6)
      }
    }
  },
)

test.each(boards)('neighbouring centres of the %s of %i are one pitch apart', (board, size) => {
  const layout = layOut(expectShape({ board, size }), box)
  const [first, ...others] = layout.cells
  if (!first) throw new Error('no cells')
  expect(Math.min(...others.map(cell => distance(cell.centre, first.centre)))).toBeCloseTo(layout.pitch)
})

test('half a turn puts the last cell where the first one was', () => {
  const shape = expectShape({ board: 'hexagon', size: 5 })
  const straight = layOut(shape, box)
  const turned = layOut(shape, box, { turn: 180 })
  const [a, i] = [straight.byName.get('a1'), turned.byName.get('i5')]
  expect(i?.centre.x).toBeCloseTo(a?.centre.x ?? NaN)
  expect(i?.centre.y).toBeCloseTo(a?.centre.y ?? NaN)
  expect(boardAspect(shape, { turn: 180 })).toBeCloseTo(boardAspect(shape))
})

test('cells are as large to the last bit when a board is turned', () => {
  const shape = expectShape({}, 'three-dragons')
  for (const width of [351.2, 360, 373.9, 412.4])
    expect(layOut(shape, { width, height: 640 }, { turn: 180 }).pitch).toBe(layOut(shape, { width, height: 640 }).pitch)
})

test('rows are seen from top to bottom and left to right', () => {
  const names = (turn: number) =>
    layOut(expectShape({ board: 'triangle', size: 3 }), box, { turn }).rows.map(row => row.map(cell => cell.name))
  expect(names(0)).toEqual([['a1'], ['b1', 'b2'], ['c1', 'c2', 'c3']])
  expect(names(180)).toEqual([['c3', 'c2', 'c1'], ['b2', 'b1'], ['a1']])
})

test.each([
  ['b1', 'ArrowRight', false, 'b2'],
  ['b2', 'ArrowRight', false, 'b2'],
  ['a1', 'ArrowDown', false, 'b1'],
  ['a1', 'ArrowDown', true, 'b2'],
  ['c2', 'ArrowUp', false, 'b1'],
  ['c2', 'ArrowUp', true, 'b2'],
  ['c2', 'Home', false, 'c1'],
  ['c1', 'End', false, 'c3'],
])('from %s %s (shift %s) moves the focus to %s', (from, key, shift, to) => {
  expect(cellAfterArrow(layOut(expectShape({ board: 'triangle', size: 3 }), box), from, key, shift)).toBe(to)
})

test.each([
  ['triangle', 'ArrowDown', 'ArrowUp'],
  ['triangle', 'ArrowUp', 'ArrowDown'],
  ['hexagon', 'ArrowDown', 'ArrowUp'],
  ['pyramid', 'ArrowUp', 'ArrowDown'],
] as const)('on the %s %s and then %s return to every cell, however far they went', (board, there, back) => {
  const layout = layOut(expectShape({ board, size: 5 }), box)
  for (const { name, centre } of layout.cells)
    for (const rows of [1, 2, 3]) {
      const go = (from: string, key: string) => cellAfterArrow(layout, from, key, false, centre.x) ?? ''
      const way = [name]
      for (let i = 0; i < rows; i++) way.push(go(way.at(-1) ?? '', there))
      const steps = new Set(way).size - 1
      let end = way.at(-1) ?? ''
      for (let i = 0; i < steps; i++) end = go(end, back)
      expect(end).toBe(name)
    }
})

test('every cell can be reached with the arrow keys', () => {
  const layout = layOut(expectShape({ board: 'triangle', size: 7 }), box)
  const reached = new Set(['a1'])
  for (const name of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      reached.add(cellAfterArrow(layout, name, key, false) ?? name)
  expect(reached.size).toBe(28)
})

test('coordinates inside the cells take no room and stay clear of the pieces', () => {
  const centre = { x: 0, y: 0 }
  const shape: BoardShape = {
    cells: [{ name: 'a1', centre, outline: squareAt(centre), tone: 0 }],
    labels: [
      { text: '1', cell: 'a1', at: { x: -0.8, y: 0 } },
      { text: 'a', cell: 'a1', at: { x: 0, y: 0.8 } },
    ],
  }
  const layout = layOut(shape, { width: 40, height: 40 }, { labelled: 'inside' })
  expect(layout.width).toBeCloseTo(40)
  const [row, column] = layout.labels
  expect(row?.size).toBeGreaterThanOrEqual(9)
  // The upper left and the lower right corner.
  expect([row?.at.x, row?.at.y, column?.at.x, column?.at.y].map(at => Math.round(at ?? NaN))).toEqual([5, 5, 35, 35])
})

test.each([
  ['', 'j', 'j', 'j1'],
  ['j', '1', 'j1', 'j1'],
  ['j1', '0', 'j10', 'j10'],
  ['j10', 'b', 'b', 'b1'],
  ['', '1', undefined, undefined],
  ['j', 'z', undefined, undefined],
  ['j', 'Enter', undefined, undefined],
])('after %j the key %j makes %j and goes to %s', (before, key, typed, cell) => {
  const found = typeName(layOut(expectShape({ board: 'triangle', size: 11 }), box), new Set(), {
    before,
    key,
    from: '',
  })
  expect(found).toEqual(typed === undefined ? undefined : { typed, cell })
})

test.each([
  ['', 'g', 'a1', 'g3'],
  ['g', 'g', 'g3', 'g5'],
  ['g', 'g', 'g5', 'g3'],
  ['g', '4', 'g3', 'g4'],
  ['', 'h', 'a1', 'h8'],
  ['g', 'h', 'g3', 'h8'],
  ['', 'k', 'a1', 'k1'],
])('after %j the letter %j goes from %s to %s where g3, g5 and h8 can be tapped', (before, key, from, cell) => {
  const layout = layOut(expectShape({ board: 'triangle', size: 11 }), box)
  expect(typeName(layout, new Set(['g3', 'g5', 'h8']), { before, key, from })?.cell).toBe(cell)
})

test.each([
  [2, 'a1', 'b2'],
  [2, 'b2', 'g2'],
  [2, 'g2', 'b2'],
  [8, 'g2', 'h8'],
  [5, 'g2', undefined],
  [1, 'g2', undefined],
])('the number %i goes from %s to %s where b2, g2, h8 and k11 can be tapped', (number, from, cell) => {
  const layout = layOut(expectShape({ board: 'triangle', size: 11 }), box)
  expect(cellWithNumber(layout, new Set(['g2', 'b2', 'h8', 'k11']), number, from)).toBe(cell)
})
