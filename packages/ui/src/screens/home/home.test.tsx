import { gameIds } from '@tabuleiro/engine'
import { screen, within } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { lookUpGameUi } from '../../games/registry'
import { dataAttributesOf, openPage, press, settled } from '../../testing/drive'
import { afterMoves, playIn, sessionIn, SHORT_GAME, trike } from '../../testing/saves'
import { defaultChoices } from '../../model/newGame/choices'
import { createWorld } from '../../testing/world'
import { homeLayout } from './homeLayout'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

const seat = (name: string, player = 'human') => ({ name, player })

test('every game has a card with its name, a line, and ways to play, choose and read', () => {
  openPage({ to: 'home' })
  expect(screen.getByRole('heading', { name: 'Tabuleiro' })).toBeTruthy()
  const cards = within(screen.getByLabelText('Games'))
  expect(cards.getAllByRole('heading')).toHaveLength(gameIds.length)
  for (const game of gameIds)
    for (const way of ['play', 'learn', 'options', 'rules']) cards.getByTestId(`${way}-${game}`)
})

test('a first game is played with the options that its rules page advises, later ones as before', () => {
  const world = createWorld()
  openPage({ to: 'home' }, world)
  press('play-alliances')
  const sizes = () =>
    world.library
      .list()
      .map(({ id }) => (sessionIn(world.library, id).getState().match.setup.options as { size?: number }).size)
  expect(sizes()).toEqual([5])
  world.library.rememberSetup('alliances', { ...defaultChoices('alliances'), options: { size: 7 } })
  screen.unmount()
  openPage({ to: 'home' }, world)
  press('play-alliances')
  expect(sizes()).toContain(7)
})

test('no two cards of unfinished games have the same spoken name', () => {
  const world = createWorld()
  for (let i = 0; i < 3; i++) world.library.add(afterMoves(trike(), 'd2'))
  openPage({ to: 'home' }, world)
  const names = screen
    .getAllByTestId(/^continue-/)
    .map(card => (card.props as { accessibilityLabel?: string }).accessibilityLabel)
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(3)
})

test('on the first visit one press plays against the second level, and the person begins', () => {
  const { library } = openPage({ to: 'home' })
  press('play-trike')
  expect(dataAttributesOf('board')).toMatchObject({ game: 'trike', turn: '1', thinking: 'false' })
  expect(library.list()[0]?.seats).toEqual([seat(''), seat('', 'level:2')])
})

test('one press plays as the last time', () => {
  const world = createWorld()
  openPage({ to: 'new', game: 'trike' }, world)
  press('level:4')
  press('start')
  screen.unmount()
  openPage({ to: 'home' }, world)
  expect(screen.getByRole('button', { name: 'Play Trike: You v Strong' })).toBeTruthy()
  press('play-trike')
  expect(world.library.list().map(({ seats }) => seats[1].player)).toEqual(['level:4'])
})

test.each([
  ['en', 'Continue Trike, You v Regular. Your turn', 'Continue Trike, Ana v Rui. Rui to move'],
  ['pt', 'Continuar Trike, Eu contra Experiente. É a sua vez', 'Continuar Trike, Ana contra Rui. Rui a jogar'],
])('games that wait say against whom and whose turn it is, in %s', (locale, mine, theirs) => {
  const world = createWorld({ locale })
  const people = world.library.add(trike({ seats: [seat('Ana'), seat('Rui')] }))
  playIn(world.library, people, 'd2')
  world.library.add(trike({ seats: [seat(''), seat('', 'level:3')] }))
  openPage({ to: 'home' }, world)
  expect(screen.getByRole('button', { name: mine })).toBeTruthy()
  expect(screen.getByRole('button', { name: theirs })).toBeTruthy()
  press(`continue-${people}`)
  expect(dataAttributesOf('board').position).toBe('1.2.3.1b2.5.6.7_d2_w_1')
})

test('a finished game moves from those that wait to those that ended', () => {
  const world = createWorld()
  const id = world.library.add(afterMoves(trike({ seats: [seat('Ana'), seat('Rui')] }), ...SHORT_GAME))
  openPage({ to: 'home' }, world)
  expect(screen.queryByTestId(`continue-${id}`)).toBeNull()
  expect(screen.getByRole('button', { name: 'Trike, Ana v Rui. Ana won' })).toBeTruthy()
})

test.each(['games', 'settings', 'about'] as const)('the page %s is one press away', page => {
  const titles = { games: 'Saved games', settings: 'Settings', about: 'About' }
  openPage({ to: 'home' })
  press(page)
  expect(screen.getByRole('heading', { name: titles[page] })).toBeTruthy()
  press('back')
  expect(screen.getByTestId('play-trike')).toBeTruthy()
})

test.each([
  [320, 568, 1],
  [360, 640, 1],
  [640, 360, 2],
  [768, 1024, 2],
  [1280, 800, 4],
])('at %i x %i there are %i cards in a row', (width, height, columns) => {
  expect(homeLayout({ width, height }).columns).toBe(columns)
})

test('a game offers its lessons until they are done', async () => {
  const world = createWorld()
  const { lessons } = await lookUpGameUi('trike').course()
  openPage({ to: 'home' }, world)
  press('learn-trike')
  await settled()
  await settled()
  expect(screen.getByTestId('lesson-continue')).toBeTruthy()
  screen.unmount()
  for (const { id } of lessons) world.progress.finishLesson('trike', id)
  openPage({ to: 'home' }, world)
  expect(screen.queryByTestId('learn-trike')).toBeNull()
  expect(screen.getByTestId('learn-turtles')).toBeTruthy()
})

test.each(gameIds)('%s says how many lessons its course has', async game => {
  expect((await lookUpGameUi(game).course()).lessons).toHaveLength(lookUpGameUi(game).lessonCount)
})

test('on a tablet or a desk every course is one press away, and says how much of it is done', () => {
  Dimensions.set({ window: { width: 1280, height: 800, scale: 1, fontScale: 1 } })
  const world = createWorld()
  world.progress.finishLesson('trike', 'pawn')
  openPage({ to: 'home' }, world)
  expect(screen.getByRole('button', { name: 'Learn Trike. 1 of 6 done' })).toBeTruthy()
})

test('after the second finished game, and once, it is offered to install the app where that can be asked', () => {
  const install = jest.fn()
  const world = createWorld()
  world.device.watchInstall = listener => {
    listener(install)
    return () => undefined
  }
  const offer = () => {
    openPage({ to: 'home' }, world)
    return screen.queryByTestId('install-offer')
  }
  world.library.add(afterMoves(trike(), ...SHORT_GAME))
  expect(offer()).toBeNull()
  screen.unmount()
  world.library.add(afterMoves(trike(), ...SHORT_GAME))
  expect(offer()).toBeTruthy()
  press('install')
  expect(install).toHaveBeenCalledTimes(1)
  expect(screen.queryByTestId('install-offer')).toBeNull()
  screen.unmount()
  expect(offer()).toBeNull()
})

test('who has games in a browser that forgets is told once how to keep them, and offered a backup', async () => {
  const world = createWorld()
  world.device.isForgetful = true
  openPage({ to: 'home' }, world)
  expect(screen.queryByTestId('keep-games')).toBeNull()
  screen.unmount()
  world.library.add(afterMoves(trike(), 'd2'))
  openPage({ to: 'home' }, world)
  press('keep-backup')
  await settled()
  expect(world.device.saved).toHaveLength(1)
  press('keep-understood')
  expect(screen.queryByTestId('keep-games')).toBeNull()
  screen.unmount()
  openPage({ to: 'home' }, world)
  expect(screen.queryByTestId('keep-games')).toBeNull()
})

test('where nothing is forgotten, nothing is said of it', () => {
  const world = createWorld()
  world.library.add(afterMoves(trike(), 'd2'))
  openPage({ to: 'home' }, world)
  expect(screen.queryByTestId('keep-games')).toBeNull()
})
