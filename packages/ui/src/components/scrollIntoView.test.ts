import { scrollOffset } from './scrollIntoView'

const seen = { y: 100, height: 300 }

test.each<[string, { y: number; height: number }, number]>([
  ['in sight stays where it is', { y: 150, height: 200 }, 100],
  ['below is scrolled to no further than it takes', { y: 350, height: 200 }, 258],
  ['above is scrolled back to', { y: 60, height: 20 }, 52],
  ['at the very top has nothing above it', { y: 3, height: 20 }, 0],
  ['too high for the view is seen from its beginning', { y: 350, height: 400 }, 342],
])('a part that is %s', (_, part, y) => {
  expect(scrollOffset(part, seen)).toBe(y)
})
