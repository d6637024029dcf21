import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, screen } from '@testing-library/react-native'
import {
  expectOk,
  newMatch,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  seenAt,
  type Match,
} from '@tabuleiro/engine'
import { dataAttributesOf, press, tapCell, usual } from '@tabuleiro/ui/testing'
import { router } from 'expo-router'
import { AppState, BackHandler, Dimensions, type AppStateStatus } from 'react-native'
import { passTime, startApp } from './testing/phone'

const setWindow = (width: number, height: number) =>
  act(() => Dimensions.set({ window: { width, height, scale: 2, fontScale: 1 } }))

beforeEach(async () => {
  await AsyncStorage.clear()
  setWindow(390, 844)
})

const positionIn = (match: Match) => rulesOf(match).encode(positionOf(match))

/** Taps a place as a screen reader does: cells have an accessibility action, pieces beside the board are buttons. */
function tapPlace(place: string): void {
  const { onAccessibilityAction } = screen.getByTestId(`cell-${place}`).props as { onAccessibilityAction?: unknown }
  if (onAccessibilityAction) tapCell(place)
  else press(`cell-${place}`)
}

/** Plays a move as a screen reader does, and returns the match after it. */
async function play(match: Match, text: string): Promise<Match> {
  const move = expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))
  for (const place of rulesOf(match).taps(positionOf(match), move)) {
    const choice = screen.queryByTestId(`choice-${text}`)
    if (choice) press(`choice-${text}`)
    else tapPlace(place)
  }
  if (screen.queryByTestId('confirm')) press('confirm')
  await passTime(20)
  return expectOk(playMove(match, move))
}

test.each(['/new/alliances', '/rules/turtles', '/games', '/settings', '/about', '/g#broken', '/play/missing'])(
  '%s opens',
  async path => {
    const phone = await startApp(path)
    expect(phone.getPathnameWithParams()).toBe(path)
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
    expect(screen.queryByTestId('fault')).toBeNull()
  },
)

test.each(['/', '/nowhere'])('%s shows the home screen', async path => {
  await startApp(path)
  expect(screen.getByTestId('play-trike')).toBeTruthy()
})

test.each(usual)('a whole game of $game by the taps of a screen reader', async ({ game, moves }) => {
  await startApp(`/new/${game}?start=1`)
  let match = expectOk(newMatch({ game }))
  for (const text of moves.split(' ')) {
    match = await play(match, text)
    expect(dataAttributesOf('board').position).toBe(positionIn(match))
  }
  const { winner, reason } = resultOf(match) ?? {}
  expect(dataAttributesOf('result')).toEqual({ winner: winner === undefined ? 'draw' : String(winner + 1), reason })
})

test('rotating the phone keeps the game and the taps of an unfinished move', async () => {
  await startApp('/new/three-dragons?start=1')
  tapCell('g1')
  const before = dataAttributesOf('board')
  setWindow(844, 390)
  await passTime(20)
  expect(dataAttributesOf('board')).toMatchObject({ position: before.position, pending: before.pending })
  tapCell('g2')
  if (screen.queryByTestId('confirm')) press('confirm')
  await passTime(20)
  expect(dataAttributesOf('board').turn).toBe('2')
})

test('the computer answers, waits while the app is in the background, and goes on after', async () => {
  const listeners: ((state: AppStateStatus) => void)[] = []
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener)
    return { remove: () => undefined }
  })
  const setAppState = (state: AppStateStatus) => act(() => listeners.forEach(listener => listener(state)))
  await startApp('/new/trike?start=1&second=level:2')
  tapCell('g5')
  if (screen.queryByTestId('confirm')) press('confirm')
  setAppState('background')
  const left = dataAttributesOf('board')
  await passTime(60_000)
  expect(dataAttributesOf('board')).toMatchObject({ position: left.position, thinking: 'true' })
  setAppState('active')
  await passTime(5000)
  expect(dataAttributesOf('board')).toMatchObject({ turn: '1' })
  expect(dataAttributesOf('board').position).not.toBe(left.position)
})

test('the back gesture closes the sheet of the top screen, and none below it', async () => {
  const phone = await startApp('/new/trike?start=1')
  type Handler = Parameters<typeof BackHandler.addEventListener>[1]
  const handlers = new Set<Handler>()
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, handler) => {
    handlers.add(handler)
    return { remove: () => void handlers.delete(handler) }
  })
  const goBack = () => act(() => void [...handlers].at(-1)?.({} as Parameters<Handler>[0]))
  press('menu')
  expect(screen.getByTestId('menu-rules')).toBeTruthy()
  // A menu on a covered screen does not handle the back gesture.
  press('menu-rules')
  await passTime(500)
  expect([phone.getPathname(), handlers.size]).toEqual(['/rules/trike', 0])
  act(() => router.back())
  await passTime(500)
  goBack()
  await passTime(20)
  expect(screen.queryByTestId('menu-rules')).toBeNull()
  expect([phone.getPathname().slice(0, 6), handlers.size]).toEqual(['/play/', 0])
})
