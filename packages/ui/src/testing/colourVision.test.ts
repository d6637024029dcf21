import { ciede2000, differenceSeen, visions } from './colourVision'

// Pairs of Sharma, Wu and Dalal 2005, chosen for the turns of the formula that are easily got wrong.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference of %j and %j is %d', (one, other, difference) => {
  expect(ciede2000(one, other)).toBeCloseTo(difference, 4)
  expect(ciede2000(other, one)).toBeCloseTo(difference, 4)
})

// As computed for the choice of the palette, to a tenth: the smallest distance among three colours in each vision.
test.each([
  [
    ['#FFA500', '#800080', '#008000'],
    [48.9, 20.1, 29.8, 42.1, 14.1],
  ],
  [
    ['#F28C28', '#7B3FA0', '#3DA35D'],
    [48.1, 9, 17.3, 33.1, 6.7],
  ],
  [
    ['#E69F00', '#CC79A7', '#009E73'],
    [42.9, 17.9, 15.9, 10.9, 2.9],
  ],
] as const)('of %j the nearest two are %j apart', ([a, b, c], least) => {
  expect(visions).toEqual(['normal', 'protan', 'deutan', 'tritan', 'grey'])
  visions.forEach((vision, i) => {
    const [ab, bc, ca] = [differenceSeen(vision, a, b), differenceSeen(vision, b, c), differenceSeen(vision, c, a)]
    expect(Math.abs(Math.min(ab, bc, ca) - (least[i] ?? 0))).toBeLessThan(0.051)
  })
})
