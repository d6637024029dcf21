import { expectOk, games } from '@tabuleiro/engine'
import { distance, layOut, type BoardLayout, type Point } from '../../board/layout'
import { layOutBands } from './bands'
import { shape } from './shape'

const sizes = [3, 4, 5, 6, 7, 8, 9]
const setupOf = (size: number) => expectOk(games.alliances.setup({ size }))
/** A drawing with cells one apart. */
const drawn = (size: number, turn = 0): BoardLayout => {
  const room = layOut(shape(setupOf(size)), { width: 1, height: 1 }, { turn }).pitch
  return layOut(shape(setupOf(size)), { width: 1 / room, height: 1 / room }, { turn })
}
const centreOf = ({ width, height }: BoardLayout): Point => ({ x: width / 2, y: height / 2 })
const at = (layout: BoardLayout, name: string): Point => {
  const cell = layout.byName.get(name)
  if (!cell) throw new Error(`no cell ${name}`)
  return cell.centre
}
/** Points all along a closed outline. */
const along = (outline: readonly Point[]): Point[] =>
  outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    return Array.from({ length: 8 }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / 8,
      y: from.y + ((to.y - from.y) * k) / 8,
    }))
  })
/** Whether a point is inside a cell with points up and down. */
const isInside = (centre: Point, { x, y }: Point): boolean =>
  [0, 60, 120].every(angle => {
    const turn = (angle * Math.PI) / 180
    return Math.abs((x - centre.x) * Math.cos(turn) + (y - centre.y) * Math.sin(turn)) < 0.499
  })

test.each(sizes)('size %i has the cells of the rules, each once', size => {
  const names = shape(setupOf(size)).cells.map(cell => cell.name)
  expect(names).toHaveLength(3 * size * (size - 1) - 5)
  expect(new Set(names)).toEqual(new Set(setupOf(size).cells.map(cell => cell.name)))
})

test.each(sizes)('on size %i neighbours are one apart, and no other cell is as near', size => {
  const layout = drawn(size)
  const { cells, around, names } = setupOf(size)
  for (const { index, name } of cells) {
    const neighbours = Array.from({ length: 6 }, (_, k) => names.get(around[6 * index + k] ?? 0) ?? '').filter(Boolean)
    const near = layout.cells.filter(cell => cell.name !== name && distance(cell.centre, at(layout, name)) < 1.01)
    expect(near.map(cell => cell.name).sort()).toEqual(neighbours.sort())
    for (const cell of near) expect(distance(cell.centre, at(layout, name))).toBeCloseTo(1)
  }
})

test('the board stands as in the rules: letters upwards, numbers to the right', () => {
  const rows = drawn(7).rows.map(row => row.map(cell => cell.name).join(' '))
  expect(rows).toHaveLength(13)
  expect(rows[0]).toBe('m8 m9 m10 m11 m12')
  expect(rows[5]).toBe('h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13')
  expect(rows[6]).toBe('g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12')
  expect(rows[12]).toBe('a2 a3 a4 a5 a6')
})

test.each(sizes)('on size %i no two cells of the other glaze touch, and the middle one is such a cell', size => {
  const accents = drawn(size).cells.filter(cell => cell.tone === 1)
  const apart = accents.flatMap(one => accents.map(other => (one === other ? 9 : distance(one.centre, other.centre))))
  expect(Math.min(...apart)).toBeGreaterThan(1.5)
  expect(accents.some(cell => distance(cell.centre, centreOf(drawn(size))) < 0.01)).toBe(true)
})

test.each(sizes)('on size %i each band lies along the cells of its side, whichever way the board is turned', size => {
  const { sides, names } = setupOf(size)
  for (const turn of [0, 60, 90, 180]) {
    const layout = drawn(size, turn)
    const bands = layOutBands(layout)
    expect(bands.map(band => band.colour)).toEqual(['orange', 'purple', 'green', 'orange', 'purple', 'green'])
    bands.forEach(({ outline }, k) => {
      const points = along(outline)
      const touched = layout.cells.filter(cell => points.some(p => distance(p, cell.centre) < 0.66))
      const own = sides[k]?.cells.map(cell => names.get(cell) ?? '') ?? []
      expect(touched.map(cell => cell.name).sort()).toEqual(own.sort())
    })
  }
})

test('the bands are where the rules put them: orange above and below, purple upper right and lower left', () => {
  const layout = drawn(7)
  const { x, y } = centreOf(layout)
  const name = (value: number, [less, more]: readonly [string, string]) =>
    Math.abs(value) < 0.01 ? '' : value < 0 ? less : more
  const where = layOutBands(layout).map(({ colour, middle }) =>
    [name(middle.y - y, ['upper', 'lower']), name(middle.x - x, ['left', 'right']), colour].join(' '),
  )
  expect(where).toEqual([
    'upper  orange',
    'upper right purple',
    'lower right green',
    'lower  orange',
    'lower left purple',
    'upper left green',
  ])
})

test.each(sizes)('on size %i bands stay inside the drawing, off the cells and out of the corner gaps', size => {
  for (const turn of [0, 60, 180]) {
    const layout = drawn(size, turn)
    const middle = centreOf(layout)
    const points = layOutBands(layout).flatMap(band => along(band.outline))
    const margins = points.flatMap(({ x, y }) => [x, y, layout.width - x, layout.height - y])
    expect(Math.min(...margins)).toBeGreaterThan(0.04)
    const near = layout.cells.filter(cell => distance(cell.centre, middle) > size - 3)
    expect(points.filter(point => near.some(cell => isInside(cell.centre, point)))).toEqual([])
    // The six gaps lie to the left and to the right, and every 60 degrees from there.
    const clear = points.map(point => {
      const angle = (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI + 360
      const off = Math.abs(((angle + 30) % 60) - 30)
      return distance(point, middle) * Math.sin((off * Math.PI) / 180)
    })
    expect(Math.min(...clear)).toBeGreaterThan(0.45)
  }
})

test.each(sizes)('on size %i every side shows its glyph', size => {
  for (const { glyphs } of layOutBands(drawn(size))) expect(glyphs).toHaveLength(Math.max(1, size - 3))
})

test.each(sizes)('on size %i every row and diagonal has a label that touches nothing', size => {
  const layout = layOut(shape(setupOf(size)), { width: 800, height: 800 }, { labelled: true })
  const { labels, pitch } = layout
  const lines = 2 * size - 1
  expect(labels.map(label => label.text)).toHaveLength(2 * lines)
  expect(new Set(labels.map(label => label.text)).size).toBe(2 * lines)
  const bands = layOutBands(layout).flatMap(band => along(band.outline))
  for (const { at: place, text } of labels) {
    const others = labels.filter(label => label.text !== text).map(label => distance(label.at, place))
    const cells = layout.cells.map(cell => distance(cell.centre, place))
    expect(Math.min(...others)).toBeGreaterThan(0.55 * pitch)
    expect(Math.min(...cells)).toBeGreaterThan(0.9 * pitch)
    expect(Math.min(...bands.map(p => distance(p, place)))).toBeGreaterThan(0.22 * pitch)
  }
})
