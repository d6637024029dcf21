import { contrast } from '../testing/contrast'
import { pieceColours, palettes, type Palette, type Scheme } from './tokens'

type Token = keyof Palette
const schemes: Scheme[] = ['light', 'dark']
const grounds: Token[] = ['paper', 'surface', 'cell', 'cellAlt']
const shore: Token[] = ['beach', 'beachAlt', 'sea']

/** Words: 4.5 to 1. */
const texts: [Token, Token[]][] = [
  ['ink', [...grounds, 'sunken']],
  ['inkSoft', [...grounds, 'sunken']],
  ['blue', grounds],
  ['terracotta', ['paper', 'surface']],
  ['gold', ['paper', 'surface']],
  ['green', ['paper', 'surface']],
  // On a clock that runs out, too.
  ['onBlue', ['blue', 'terracotta']],
]

/** Marks, icons and outlines that carry meaning: 3 to 1. */
const graphics: [Token, Token[]][] = [
  ['blue', [...grounds, ...shore, 'sunken']],
  ['terracotta', [...grounds, ...shore, 'sunken']],
  ['gold', [...grounds, ...shore, 'sunken']],
  ['green', [...grounds, ...shore, 'sunken']],
  ['cobalt', ['cell', 'cellAlt']],
]

const pairs = (table: [Token, Token[]][]) =>
  schemes.flatMap(scheme =>
    table.flatMap(([front, backs]) => backs.map(back => [scheme, front, back] as [Scheme, Token, Token])),
  )

test.each(pairs(texts))('in %s, %s on %s is readable as text', (scheme, front, back) => {
  expect(contrast(palettes[scheme][front], palettes[scheme][back])).toBeGreaterThanOrEqual(4.5)
})

test.each(pairs(graphics))('in %s, %s on %s is seen as a mark', (scheme, front, back) => {
  expect(contrast(palettes[scheme][front], palettes[scheme][back])).toBeGreaterThanOrEqual(3)
})

test.each(schemes)('in %s, each stone stands out from every cell by its fill or its rim', scheme => {
  for (const cell of [palettes[scheme].cell, palettes[scheme].cellAlt]) {
    const best = Math.max(contrast(pieceColours.navy, cell), contrast(pieceColours.ivory, cell))
    expect(best).toBeGreaterThanOrEqual(3)
  }
  expect(contrast(pieceColours.navy, pieceColours.ivory)).toBeGreaterThanOrEqual(4.5)
})

test.each(schemes)(
  'in %s, both stones are seen as filled: navy is neither the tone of a cell nor hard to mark',
  scheme => {
    const { cell, cellAlt, surface, navyGlaze } = palettes[scheme]
    for (const ground of [cell, cellAlt, surface]) {
      expect(contrast(navyGlaze, ground)).toBeGreaterThanOrEqual(1.5)
      expect(contrast(pieceColours.ivory, ground) + contrast(navyGlaze, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(pieceColours.ivory, navyGlaze)).toBeGreaterThanOrEqual(4.5)
  },
)

test('the pawn differs from the stone below it by its fill or its rim', () => {
  expect(contrast(pieceColours.terracotta, pieceColours.ivory)).toBeGreaterThanOrEqual(3)
})

test.each(schemes)('in %s, peaks, arches and the fire of dragons are seen on whatever lies under them', scheme => {
  const { cell, cellAlt, cobalt } = palettes[scheme]
  expect(contrast(pieceColours.ivory, cobalt)).toBeGreaterThanOrEqual(3)
  for (const ground of [cell, cellAlt, pieceColours.navy, pieceColours.ivory])
    expect(contrast(pieceColours.ember, ground)).toBeGreaterThanOrEqual(3)
})

test.each(schemes)('in %s, each shell stands out from the sand and the sea by its fill or its rim', scheme => {
  for (const ground of shore) {
    const best = Math.max(
      ...[pieceColours.teal, pieceColours.sand].map(tone => contrast(tone, palettes[scheme][ground])),
    )
    expect(best).toBeGreaterThanOrEqual(3)
  }
})

test('shells differ from each other, and their numbers are legible', () => {
  expect(contrast(pieceColours.teal, pieceColours.sand)).toBeGreaterThanOrEqual(3)
  expect(contrast(pieceColours.ivory, pieceColours.teal)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(pieceColours.deepTeal, pieceColours.sand)).toBeGreaterThanOrEqual(4.5)
})
