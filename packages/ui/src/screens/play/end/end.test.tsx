import type { Pair } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { dataAttributesOf, openPage, press, settled, tapCell, wait } from '../../../testing/drive'
import { afterMoves, SHORT_GAME, sessionIn, trike } from '../../../testing/saves'
import { TestApp } from '../../../testing/TestApp'
import { createWorld, type World } from '../../../testing/world'
import { cardPlan, tilesBeside } from './cardPlan'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

/** A game of Trike that the first player wins. */
function wonBy(players: Pair<string>) {
  const [first, second] = players
  const seats = [
    { name: '', player: first },
    { name: '', player: second },
  ] as const
  return afterMoves(trike({ seats }), ...SHORT_GAME)
}

/** Opens a finished game after others were saved. */
function openFinished(world: World, ...games: readonly ReturnType<typeof wonBy>[]) {
  const id = games.map(game => world.library.add(game)).at(-1) ?? ''
  openPage({ to: 'play', id }, world)
  wait(1000)
}

/** Tiles say nothing to screen readers. */
const HIDDEN = { includeHiddenElements: true } as const

const level2: Pair<string> = ['human', 'level:2']

test('after two wins in a row against a level the next one is offered, and plays the other side', () => {
  const world = createWorld()
  openFinished(world, wonBy(level2), wonBy(level2))
  press('next-level')
  const [latest] = world.library.list()
  expect(latest?.seats.map(({ player }) => player)).toEqual(['level:3', 'human'])
  expect(screen.queryByTestId('result')).toBeNull()
})

test('after one win, and after a loss, only a rematch is offered', () => {
  const world = createWorld()
  openFinished(world, wonBy(['level:2', 'human']), wonBy(level2))
  expect(screen.getByTestId('rematch')).toBeTruthy()
  expect(screen.queryByTestId('next-level')).toBeNull()
})

test('the card yields to the moves while an earlier position is shown, and comes back', () => {
  openFinished(createWorld(), wonBy(['human', 'human']))
  expect(screen.queryByTestId('move-list')).toBeNull()
  press('step-back')
  expect(screen.queryByTestId('result')).toBeNull()
  expect(screen.getByTestId('move-list')).toBeTruthy()
  press('step-forward')
  expect(dataAttributesOf('result')).toEqual({ winner: '1', reason: 'majority' })
})

test('a win is celebrated with tiles, a loss is not', () => {
  const world = createWorld()
  openFinished(world, wonBy(level2))
  expect(screen.getAllByTestId('flourish', HIDDEN).length).toBeGreaterThan(4)
  screen.unmount()
  openFinished(world, wonBy(['level:2', 'human']))
  expect(screen.getByTestId('result')).toHaveTextContent(/^Apprentice wins/)
  expect(screen.queryAllByTestId('flourish', HIDDEN)).toEqual([])
})

test('a match that is resigned says so, and how many hints were taken', async () => {
  const world = createWorld()
  const id = world.library.add(trike({ hints: { allowed: true, used: [1, 0] }, seats: wonBy(level2).seats }))
  render(<TestApp world={world} at={{ to: 'play', id }} />)
  tapCell('d2')
  await settled()
  sessionIn(world.library, id).end({ how: 'resign', by: 0 })
  await settled()
  expect(screen.getByTestId('result-reason')).toHaveTextContent(/^You resigned, so Apprentice wins\..*1 move, 1 hint/)
})

test.each([
  ['a phone held upright', 344, 132, { isLine: false, hasButtons: false }],
  ['a tall phone', 374, 210, { isLine: false, hasButtons: true, headline: 'large' }],
  ['a panel', 384, undefined, { isLine: false, hasButtons: true, headline: 'large' }],
  ['one of two players face to face', 384, 48, { isLine: true, hasButtons: false }],
] as const)('the card on %s', (_, width, height, plan) => {
  expect(cardPlan(width, height, 1, false)).toMatchObject(plan)
})

test('large text leaves a card without buttons where they would not fit', () => {
  expect(cardPlan(374, 210, 2, false)).toMatchObject({ hasButtons: false })
})

test('a long name leaves no room for tiles, and a short one room for whole ones', () => {
  const plan = cardPlan(304, 132, 1, false)
  expect(tilesBeside(plan, 304, 'You win'.length, 1)).toBeGreaterThanOrEqual(4)
  expect(tilesBeside(plan, 304, 'Maria da Conceição F… ganha'.length, 1)).toBe(0)
})
