import { expectOk, newMatch } from '@tabuleiro/engine'
import { fireEvent, screen, within } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { dataAttributesOf, openNew, press, status, wait, write } from '../../testing/drive'
import { createWorld, type World } from '../../testing/world'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

const matchIn = ({ library }: World) => {
  const store = library.open(library.list()[0]?.id ?? '')
  return store?.ok === true ? store.value.getState().match : undefined
}

const pick = (name: string) => fireEvent.press(screen.getByRole('radio', { name }))

test('the form chooses who plays, the board, its size and the names', () => {
  const { library } = openNew({})
  pick('Person')
  write('name-1', '  Ana  ')
  pick('Hexagon')
  fireEvent.press(screen.getByLabelText('Less: Size'))
  press('more-options')
  fireEvent.press(screen.getByRole('switch', { name: /^Swap rule/ }))
  press('takebacks')
  press('start')
  expect(dataAttributesOf('board').position).toBe('4.5.6.7.6.5.4_-_b_1')
  expect(status()).toHaveTextContent(/Ana to move/)
  const store = library.open(library.list()[0]?.id ?? '')
  expect(store?.ok === true && store.value.getState().match).toMatchObject({
    seats: [{ name: 'Ana', player: 'human' }, { player: 'human' }],
    setup: { options: { board: 'hexagon', size: 4, pie: false } },
    takebacks: { allowed: false },
    hints: { allowed: true },
  })
})

test('who starts is player 1', () => {
  const { library } = openNew({})
  press('level:5')
  expect(screen.getByText('Misses little that is near, and answers quickly.')).toBeTruthy()
  press('starts-other')
  press('start')
  expect(library.list()[0]?.seats.map(({ player }) => player)).toEqual(['level:5', 'human'])
})

test('two computers can be watched, each with a level of its own', () => {
  const { library } = openNew({})
  pick('Watch')
  expect(screen.getByLabelText('Computer 1')).toBeTruthy()
  for (const chip of screen.getAllByTestId('report:hard').slice(0, 1)) fireEvent.press(chip)
  expect(screen.getByTestId('starts-one')).toHaveTextContent('1: Classic hard')
  press('start')
  expect(library.list()[0]?.seats.map(({ player }) => player)).toEqual(['report:hard', 'level:2'])
})

test('what was chosen is there the next time', () => {
  const world = createWorld()
  openNew({}, 'trike', world)
  write('name-1', 'Ana')
  press('level:3')
  pick('Pyramid')
  press('start')
  screen.unmount()
  openNew({}, 'trike', world)
  expect(screen.getByTestId('name-1')).toHaveDisplayValue('Ana')
  expect(screen.getByRole('radio', { name: 'Regular', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Pyramid', checked: true })).toBeTruthy()
})

test('an address that starts at once is not remembered', () => {
  const world = createWorld()
  openNew({ second: 'level:5', start: '1' }, 'trike', world)
  expect(world.library.lastSetup('trike')).toBeUndefined()
})

test.each(['{"size":2}', 'not json', '{"board":"square"}', 'null', '[]'])(
  'options %s are refused in words and nothing starts',
  options => {
    const { library } = openNew({ options, start: '1' })
    expect(screen.getByText('Those options do not exist for this game.')).toBeTruthy()
    expect(screen.getByTestId('start')).toBeTruthy()
    expect(library.list()).toEqual([])
  },
)

test.each([
  ['en', 'There is no such computer player.'],
  ['pt', 'Não existe esse jogador de computador.'],
])('an unknown player is refused in words, in %s', (locale, words) => {
  openNew({ first: 'robot', start: '1' }, 'trike', createWorld({ locale }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByTestId('start')).toBeTruthy()
})

test('what is seldom changed is folded away, unless it was changed', () => {
  openNew({})
  expect(screen.queryByTestId('takebacks')).toBeNull()
  press('more-options')
  expect(screen.getByTestId('takebacks')).toBeTruthy()
  screen.unmount()
  openNew({ options: '{"pie":false}' })
  expect(screen.getByTestId('takebacks')).toBeTruthy()
})

test('two people may have a clock, which is there the next time; against a computer there is none', () => {
  const world = createWorld()
  openNew({}, 'trike', world)
  expect(screen.queryByTestId('clock-none')).toBeNull()
  pick('Person')
  press('clock-10')
  fireEvent.press(screen.getByLabelText('More: Minutes'))
  fireEvent.press(screen.getByLabelText('More: Extra seconds per move'))
  press('start')
  expect(matchIn(world)?.clock).toEqual({
    initial: [720_000, 720_000],
    increment: [1_000, 1_000],
    left: [720_000, 720_000],
  })
  screen.unmount()
  openNew({}, 'trike', world)
  expect(screen.getByLabelText('More: Minutes')).toBeTruthy()
  pick('Computer')
  wait(1)
  press('start')
  expect(matchIn(world)?.clock).toBeUndefined()
})

test('each person may have a time of their own, in either order of starting', () => {
  const world = createWorld()
  openNew({ firstName: 'Ana', secondName: 'Rui' }, 'trike', world)
  press('clock-5')
  press('clock-uneven')
  fireEvent.press(screen.getByLabelText('Less: Minutes: Ana'))
  fireEvent.press(screen.getByLabelText('More: Extra seconds per move: Rui'))
  press('starts-other')
  press('start')
  expect(matchIn(world)).toMatchObject({
    seats: [{ name: 'Rui' }, { name: 'Ana' }],
    clock: { initial: [300_000, 240_000], increment: [1_000, 0] },
  })
})

test('times that were different can be made equal again', () => {
  const world = createWorld()
  openNew({ firstName: 'Ana', clock: '300+0,600+5' }, 'trike', world)
  press('clock-uneven')
  press('start')
  expect(matchIn(world)?.clock).toMatchObject({ initial: [300_000, 300_000], increment: [0, 0] })
})

test.each([
  ['a first game of Alliances', [], 5],
  ['a game of Alliances after one at any size', ['alliances'], 7],
  ['a first game of Alliances after one of Trike', ['trike'], 5],
] as const)('%s: the form proposes size %j', (_, before, size) => {
  const world = createWorld()
  for (const game of before) world.library.add(expectOk(newMatch({ game, identity: 'earlier-game' })))
  openNew({}, 'alliances', world)
  press('start')
  expect(matchIn(world)?.setup.options).toMatchObject({ size })
})

test('an address that starts at once plays the default size, whatever the form would propose', () => {
  expect(matchIn(openNew({ start: '1' }, 'alliances'))?.setup.options).toMatchObject({ size: 7 })
})

test('the form begins a game with a friend by link: their name, the own one, who starts, and no clock', () => {
  const world = openNew({})
  pick('A friend, by link')
  expect(screen.queryByText('Clock')).toBeNull()
  write('name-1', 'Rui')
  write('name-2', 'Ana')
  pick('Ana')
  press('start')
  expect(matchIn(world)).toMatchObject({
    seats: [
      { name: 'Ana', player: 'friend' },
      { name: 'Rui', player: 'human' },
    ],
    clock: undefined,
  })
  expect(dataAttributesOf('match')).toEqual({ friend: 'waiting' })
})

test('levels and the classic players are apart, with a line on what classic means', () => {
  openNew({})
  const namesIn = (group: string) =>
    within(screen.getByLabelText(group))
      .getAllByText(/./)
      .map(({ props }) => String((props as { children: unknown }).children))
  expect(namesIn('Your opponent')).not.toContain('Classic hard')
  expect(namesIn('Your opponent: classic')).toEqual(['Classic easy', 'Classic hard'])
  expect(screen.getByText(/players of the original reports/)).toBeTruthy()
})
