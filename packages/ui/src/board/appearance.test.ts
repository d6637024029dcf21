import { sharedAppearance } from './appearance'

const turtle = { kind: 'north', side: 1, value: 4, notes: ['covered', 'rider-2'] } as const

test('equal appearances are one object', () => {
  expect(sharedAppearance({ ...turtle, notes: [...turtle.notes] })).toBe(sharedAppearance(turtle))
  expect(sharedAppearance(turtle)).toEqual(turtle)
})

test.each([
  ['kind', { ...turtle, kind: 'south' }],
  ['side', { ...turtle, side: 0 as const }],
  ['value', { ...turtle, value: 5 }],
  ['notes', { ...turtle, notes: ['covered'] }],
])('appearances that differ in %s are different objects', (_, other) => {
  expect(sharedAppearance(other)).not.toBe(sharedAppearance(turtle))
})
