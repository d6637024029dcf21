import { contrast } from '../../testing/contrast'
import { differenceSeen, visions } from '../../testing/colourVision'
import { palettes, type Scheme } from '../../theme/tokens'
import { COLOURS, tones } from './colours'
import { glyphPath } from './glyphs'

const schemes: Scheme[] = ['light', 'dark']
const pairs = COLOURS.flatMap((one, i) =>
  COLOURS.slice(i + 1).map(other => [tones[one].fill, tones[other].fill] as const),
)

test.each(visions)('in %s vision any two of the colours are far apart', vision => {
  expect(pairs).toHaveLength(3)
  for (const [one, other] of pairs) expect(differenceSeen(vision, one, other)).toBeGreaterThanOrEqual(20)
})

// No single ring can stand out from orange and from the cells of both schemes: where the ring does not, the glaze does.
test.each(schemes)('in %s a disc or a band stands out from what is around it by its glaze or its ring', scheme => {
  const { cell, cellAlt, paper, surface, sunken } = palettes[scheme]
  for (const ground of [cell, cellAlt, paper, surface, sunken])
    for (const { fill, mark } of Object.values(tones))
      expect(Math.max(contrast(fill, ground), contrast(mark, ground))).toBeGreaterThanOrEqual(3)
})

test.each(COLOURS)('ring and glyph of %s stand out from its glaze', colour => {
  expect(contrast(tones[colour].mark, tones[colour].fill)).toBeGreaterThanOrEqual(3)
})

test('each colour has a glyph of its own, which the other two do not have in any size or place', () => {
  // The letters of a path are its shape: two arcs, four corners, three corners.
  const shapes = COLOURS.map(colour => glyphPath(colour, { x: 3, y: 5 }, 10).replace(/[^A-Z]/g, ''))
  expect(shapes).toEqual(['MAAZ', 'MLLLZ', 'MLLZ'])
})
