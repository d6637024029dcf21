import type { Clock } from '@tabuleiro/engine'
import { createMemoryStorage } from '../storage/memory'
import type { Storage } from '../storage/storage'
import { settle, twoTabs } from '../../testing/faultyStorage'
import { movesIn, playIn, sessionIn, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from './createLibrary'

const clock: Clock = { initial: [60_000, 60_000], increment: [0, 0], left: [60_000, 60_000] }

/** The device's monotonic time. */
let now = 0
beforeEach(() => {
  now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

/** A game with one move and a clock that runs in the first of two tabs. */
async function openTwice([one, other]: readonly [Storage, Storage]) {
  const a = createLibrary(one)
  const id = a.add(trike({ clock }))
  playIn(a, id, 'd2')
  await settle()
  const b = await openLibrary(other)
  return { a: sessionIn(a, id), b: sessionIn(b, id), libraries: { a, b }, id }
}

test('a clock runs in one tab: the one in which it was resumed last', async () => {
  const { a, b } = await openTwice(twoTabs(createMemoryStorage()))
  expect([a.getState().isPaused, b.getState().isPaused]).toEqual([false, true])
  now = 10_000
  b.pause(false)
  now = 15_000
  b.tickClock()
  await settle()
  expect([a.getState().isPaused, b.getState().isPaused]).toEqual([true, false])
  expect(a.getState().match.clock?.left).toEqual([60_000, 55_000])
})

test('a move in one tab is shown in the other with its time, and does not run on there', async () => {
  const { a, b } = await openTwice(twoTabs(createMemoryStorage()))
  now = 7_000
  a.tap('g5', false)
  await settle()
  expect(b.getState()).toMatchObject({ isPaused: true, match: { plies: [{}, { left: 53_000 }] } })
})

test('time that passes in one tab leaves the earlier position shown in the other', async () => {
  const { a, b } = await openTwice(twoTabs(createMemoryStorage()))
  b.browse(0)
  now = 5_000
  a.tickClock()
  await settle()
  expect(b.getState()).toMatchObject({ browsedPly: 0, match: { clock: { left: [60_000, 55_000] } } })
  a.tap('g5', false)
  await settle()
  expect(b.getState().browsedPly).toBeUndefined()
})

test('a flag that fell in a tab that was not notified of the move in time is no loss', async () => {
  const storage = createMemoryStorage()
  const { a, b, libraries, id } = await openTwice([storage, storage])
  b.pause(false)
  now = 59_000
  a.tap('g5', false)
  await settle()
  now = 60_000
  b.tickClock()
  expect(b.getState().match.ending).toEqual({ how: 'time', by: 1 })
  await settle()
  expect(movesIn(libraries.b, id)).toEqual(['d2', 'g5'])
  expect(b.getState()).toMatchObject({ saveFault: undefined, match: { ending: undefined } })
  expect(libraries.b.list()).toHaveLength(1)
})

test('the same flag in both tabs falls once', async () => {
  const storage = createMemoryStorage()
  const { a, b, libraries } = await openTwice([storage, storage])
  b.pause(false)
  now = 60_000
  for (const session of [a, b]) session.tickClock()
  await settle()
  expect(libraries.b.list()).toMatchObject([{ result: { winner: 0, reason: 'time' } }])
  expect(b.getState().saveFault).toBeUndefined()
})
