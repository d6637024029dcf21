import { exceeded, formatTable, median } from './table'

test('the median does not depend on the order of the values', () => {
  expect(median([9, 1, 5, 3, 7])).toBe(5)
  expect(median([9, 1, 5, 3])).toBe(5)
})

const press = { name: 'press', limit: 100, bound: 4, runs: [[40], [60, 90, 20], [50]], bare: [[20], [25], [30]] }
const task = { name: 'task', limit: 50, runs: [[0]], bare: [] }

test('figures become a table, with the ratio where the bare page has such a figure', () => {
  expect(formatTable([press, task])).toBe(
    [
      '| milliseconds | median | range    | aim | bare page | ratio | at most |',
      '| ------------ | ------ | -------- | --- | --------- | ----- | ------- |',
      '| press        | 50     | 20 to 90 | 100 | 25        | 2.0   | 4       |',
      '| task         | 0      | 0 to 0   | 50  |           |       |         |',
    ].join('\n'),
  )
})

test('a ratio above its bound is reported, and so is a figure without a value', () => {
  expect(exceeded([press, task])).toEqual([])
  expect(exceeded([{ ...press, runs: [[101]] }])).toEqual(['press'])
  expect(exceeded([{ ...press, runs: [] }])).toEqual(['press'])
})

test('an event too short to be reported counts as the shortest that is', () => {
  expect(exceeded([{ ...press, runs: [[0]], bare: [[0]], bound: 1 }])).toEqual([])
  expect(exceeded([{ ...press, runs: [[64]], bare: [[0]] }])).toEqual([])
  expect(exceeded([{ ...press, runs: [[65]], bare: [[0]] }])).toEqual(['press'])
})
