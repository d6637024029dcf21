import { expectOk, games } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import { Circle, Path, Text } from 'react-native-svg'
import { AppProvider, type App } from '../../app/AppContext'
import type { PieceAppearance } from '../piece'
import { layOut } from '../../board/layout'
import { defaultSettings, type Settings, type SettingsStore } from '../../model/settings/settings'
import { pieceColours } from '../../theme/tokens'
import { threeDragonsUi } from '.'
import { crestPath, octagonPath, starPath } from './outlines'

const numbered: Settings = { ...defaultSettings, numerals: true }
const untouchedSettings: SettingsStore = {
  get: () => defaultSettings,
  subscribe: () => () => undefined,
  change: () => undefined,
}

const navy = (some: Partial<PieceAppearance>): PieceAppearance => ({ kind: 'piece', side: 1, ...some })
const drawn = (appearance: PieceAppearance) => render(<threeDragonsUi.draw.Piece appearance={appearance} size={33} />)
const pips = () =>
  screen.UNSAFE_queryAllByType(Circle).map(({ props }) => [Number(props.cx), Number(props.cy)] as const)
const fills = () => screen.UNSAFE_queryAllByType(Path).map(({ props }) => String(props.fill))

test.each([1, 2, 3, 4, 5])('a strength of %i is as many pips, the same from both sides of a table', value => {
  drawn(navy({ value }))
  expect(pips()).toHaveLength(value)
  for (const [x, y] of pips()) expect(pips()).toContainEqual([0 - x, 0 - y])
})

test('who prefers numerals sees a figure in place of the pips', () => {
  const settings = { ...untouchedSettings, get: () => numbered }
  render(
    <AppProvider value={{ settings } as App}>
      <threeDragonsUi.draw.Piece appearance={navy({ value: 4 })} size={33} />
    </AppProvider>,
  )
  expect(pips()).toHaveLength(0)
  expect(screen.UNSAFE_getByType(Text).props.children).toBe(4)
})

test('a piece without strength shows neither pips nor figure', () => {
  drawn(navy({}))
  expect(pips()).toHaveLength(0)
  expect(screen.UNSAFE_queryAllByType(Text)).toHaveLength(0)
})

test('only a dragon wears a crest, and keeps its pips', () => {
  drawn(navy({ value: 5 }))
  expect(fills()).not.toContain(pieceColours.ember)
  drawn(navy({ value: 5, kind: 'dragon' }))
  expect(fills()).toContain(pieceColours.ember)
  expect(pips()).toHaveLength(5)
})

test.each([
  ['crest', crestPath(38)],
  ['octagon', octagonPath(47)],
  ['star', starPath(8, 27, 14)],
])('half a turn leaves the %s as it is', (_, path) => {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(points.length).toBeGreaterThan(7)
  for (const [x, y] of points) expect(points).toContainEqual([0 - x, 0 - y])
})

test.each([
  ['closed, embers count what its dragon is worth', 'o---o---o', {}, 3 + 5 + 3],
  ['opened or with its dragon at home, has no embers', 'x---5---o', {}, 3],
  ['walled up where there are no dragons, has none', 'o---o---o', { variant: 'strength' }, 0],
])('a cave: %s', (_, caves, options, embers) => {
  const game = games['three-dragons']
  const setup = expectOk(game.setup(options))
  const state = expectOk(
    game.decode(setup, `m-----bbm.---------.---------.---------.${caves}.---------.---------.---------.m-----22m_1_0`),
  )
  const Overlay = threeDragonsUi.draw.Overlay
  if (!Overlay) throw new Error('caves are drawn')
  render(<Overlay layout={layOut(threeDragonsUi.draw.shape(setup), { width: 345, height: 345 })} state={state} />)
  expect(pips()).toHaveLength(embers)
})

test.each([
  ['the sum of the strengths', {}, '20'],
  ['nothing where there are none', { variant: 'basic' }, undefined],
])('a strip shows %s', (_, options, sum) => {
  const game = games['three-dragons']
  const PlayerExtras = threeDragonsUi.draw.PlayerExtras
  if (!PlayerExtras) throw new Error('there is something to show')
  render(<PlayerExtras state={game.start(expectOk(game.setup(options)))} side={0} height={24} />)
  if (sum === undefined) expect(screen.toJSON()).toBeNull()
  else expect(screen.getByText(sum)).toBeTruthy()
})
