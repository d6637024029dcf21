import { expectOk, gameOf, games } from '@tabuleiro/engine'
import type { Cell } from '../../board/layout'
import { shape } from './shape'

const sizes = [2, 3, 4, 5, 6].flatMap(width => [4, 5, 6, 7, 8].map(length => [width, length] as const))

function cellsOf(width: number, length: number): ReadonlyMap<string, Cell> {
  return new Map(shape(expectOk(games.turtles.setup({ width, length }))).cells.map(cell => [cell.name, cell]))
}

function get(cells: ReadonlyMap<string, Cell>, name: string): Cell {
  const cell = cells.get(name)
  if (!cell) throw new Error(`no cell ${name}`)
  return cell
}

const tops = (cell: Cell) => cell.outline.map(corner => corner.y)

test.each(sizes)('%d x %d: every cell of the rules and the two seas are places of their own', (width, length) => {
  const setup = expectOk(gameOf('turtles').setup({ width, length }))
  const names = shape(expectOk(games.turtles.setup({ width, length }))).cells.map(cell => cell.name)
  expect([...names].sort()).toEqual(['goal-s', 'goal-n', ...cellNames(setup)].sort())
  expect(new Set(names).size).toBe(width * length + 2)
})

function cellNames(setup: unknown): string[] {
  return (setup as { cells: readonly { name: string }[] }).cells.map(cell => cell.name)
}

test.each(sizes)('%d x %d: a1 is at the bottom left, and neighbours are one apart', (width, length) => {
  const cells = cellsOf(width, length)
  const a1 = get(cells, 'a1').centre
  for (let file = 0; file < width; file++)
    for (let rank = 1; rank <= length; rank++) {
      const name = `${'abcdef'.charAt(file)}${rank}`
      expect(get(cells, name).centre).toEqual({ x: a1.x + file, y: a1.y - (rank - 1) })
    }
})

test.each(sizes)('%d x %d: each sea lies along the whole far end of its swimmers', (width, length) => {
  const cells = cellsOf(width, length)
  const [south, north] = [get(cells, 'goal-s'), get(cells, 'goal-n')]
  expect(Math.max(...tops(south))).toBeCloseTo(Math.min(...tops(get(cells, `a${length}`))))
  expect(Math.min(...tops(north))).toBeCloseTo(Math.max(...tops(get(cells, 'a1'))))
  for (const sea of [south, north]) {
    expect(sea.isOff).toBe(true)
    const xs = sea.outline.map(corner => corner.x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(width)
    expect(sea.centre.x).toBeCloseTo((Math.max(...xs) + Math.min(...xs)) / 2)
  }
})

test.each(sizes)('%d x %d: after a half turn the beach is the same', (width, length) => {
  const cells = cellsOf(width, length)
  const sum = { x: width - 1, y: length - 1 }
  for (const { name, centre, tone } of cells.values()) {
    const there = { x: sum.x - centre.x, y: sum.y - centre.y }
    const other = [...cells.values()].find(cell => Math.hypot(cell.centre.x - there.x, cell.centre.y - there.y) < 0.001)
    expect([name, other?.tone]).toEqual([name, tone])
  }
})

test('letters stand below the files and numbers to the left of the ranks', () => {
  const { labels, cells } = shape(expectOk(games.turtles.setup({ width: 3, length: 4 })))
  expect(labels.map(label => label.text).join('')).toBe('abc1234')
  for (const { text, at } of labels)
    for (const cell of cells)
      if (/[a-f]/.test(text)) expect(at.y).toBeGreaterThan(Math.max(...tops(cell)))
      else expect(at.x).toBeLessThan(Math.min(...cell.outline.map(corner => corner.x)))
})
