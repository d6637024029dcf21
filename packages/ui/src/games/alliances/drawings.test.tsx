import { expectOk, games } from '@tabuleiro/engine'
import { render } from '@testing-library/react-native'
import { Circle, Path } from 'react-native-svg'
import { layOut } from '../../board/layout'
import { fitPicture } from '../../board/MatchPicture'
import { palettes } from '../../theme/tokens'
import { alliancesUi } from '.'
import { layOutBands, ringWidth } from './bands'
import { Chart } from './Chart'
import { COLOURS } from './colours'
import { Disc, Glyph } from './Disc'
import { AlliancesOverlay } from './Overlay'
import { AlliancesBackground } from './Background'
import { AlliancesPlayerExtras } from './PlayerExtras'

const setupOf = (size: number) => expectOk(games.alliances.setup({ size }))
const layoutOf = (size: number) => layOut(alliancesUi.draw.shape(setupOf(size)), { width: 360, height: 360 })
/** Player 1, who holds chart a, owns purple; player 2 owns green. */
const shared = expectOk(games.alliances.decode(setupOf(7), '5.8.9.10.11.12.11.12.11.10.9.8.5_1_a_-12'))

test('a large board is drawn with as few elements as a small one', () => {
  const [small, large] = [3, 9].map(
    size => render(<AlliancesBackground layout={layoutOf(size)} />).UNSAFE_getAllByType(Path).length,
  )
  expect(large).toBe(small)
  expect(large).toBeLessThan(20)
})

test.each(COLOURS)('a disc of %s carries its glyph', kind => {
  const drawing = render(<alliancesUi.draw.Piece appearance={{ kind }} size={24} />)
  expect(drawing.UNSAFE_getByType(Glyph).props).toEqual({ colour: kind })
})

test('the two charts differ in tone and in the direction of their sails', () => {
  const sails = (['a', 'b'] as const).map(kind => {
    const paths = render(<alliancesUi.draw.Piece appearance={{ kind }} size={26} />).UNSAFE_getAllByType(Path)
    return paths.at(-1)?.props
  })
  expect(sails[0]?.d).not.toBe(sails[1]?.d)
  expect(sails[0]?.fill).not.toBe(sails[1]?.fill)
})

test('the sides of a colour that is won carry the chart of the winner', () => {
  const seals = render(<AlliancesOverlay layout={layoutOf(7)} state={shared} />).UNSAFE_getAllByType(Chart)
  // Clockwise from the top, without orange: purple, green, purple, green.
  expect(seals.map(seal => seal.props)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'a' }, { name: 'b' }])
})

test('a strip shows each colour in front of its ally, and one gold ring for each colour won', () => {
  const drawing = render(<AlliancesPlayerExtras state={shared} side={0} height={24} />)
  const discs = drawing.UNSAFE_getAllByType(Disc).map(disc => (disc.props as { readonly colour: string }).colour)
  expect(discs).toEqual(['purple', 'orange', 'green', 'purple', 'orange', 'green'])
  const rings = drawing.UNSAFE_getAllByType(Circle).filter(({ props }) => props.stroke === palettes.light.gold)
  expect(rings).toHaveLength(1)
})

test.each([104, 160, 260])('a picture of %i pixels holds the bands with their rims', side => {
  const layout = fitPicture({ game: 'alliances', setup: setupOf(7) }, { width: side, height: side })
  const rim = 1.5 * ringWidth(layout.pitch)
  const points = layOutBands(layout).flatMap(({ outline }) => outline)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(rim)
  expect(Math.max(...xs)).toBeLessThanOrEqual(layout.width - rim)
  expect(Math.max(...ys)).toBeLessThanOrEqual(layout.height - rim)
})
