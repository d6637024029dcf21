import normalizeColour from './colours'

test.each([
  ['#1F4E8C', 0x1f4e8cff],
  ['#1f4e8c80', 0x1f4e8c80],
  ['#fff', 0xffffffff],
  ['rgba(24, 38, 58, 0.4)', 0x18263a66],
  ['rgb(0,0,0)', 0x000000ff],
  ['transparent', 0],
  ['black', 0x000000ff],
  ['none', null],
  ['#12', null],
  [undefined, null],
])('%s is %s', (colour, value) => {
  expect(normalizeColour(colour)).toBe(value)
})
