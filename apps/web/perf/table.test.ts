import { median, table } from './table'

test('the median is the middle value, whatever their order', () => {
  expect(median([9, 1, 5, 3, 7])).toBe(5)
  expect(median([9, 1, 5, 3])).toBe(5)
})

test('figures become a table', () => {
  expect(table([{ name: 'press', limit: 100, runs: [[40], [60, 90, 20], [50]] }])).toBe(
    [
      '| milliseconds | median | range    | under |',
      '| ------------ | ------ | -------- | ----- |',
      '| press        | 50     | 20 to 90 | 100   |',
    ].join('\n'),
  )
})
