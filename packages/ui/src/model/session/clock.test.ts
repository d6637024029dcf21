import { expectOk, newMatch, positionOf, readRecord, writeRecord, type Clock, type Match } from '@tabuleiro/engine'
import * as fc from 'fast-check'
import { playAny, playIn } from '../../testing/play'
import { createFakeTime } from '../../testing/thinker'
import { timeLeftAt } from './clock'
import { createMatchSession, type MatchSession } from './session'
import { runTimekeeper, CLOCK_SAVE_INTERVAL_MS } from './timekeeper'

/** Ten seconds for the first player, twenty for the second, and what a move earns. */
function clockOf(increment: number): Clock {
  return { initial: [10_000, 20_000], increment: [increment, 2 * increment], left: [10_000, 20_000] }
}

const people = [
  { name: '', player: 'human' },
  { name: '', player: 'human' },
] as const

function timedMatch(increment = 0, seats: Match['seats'] = people): Match {
  return expectOk(newMatch({ game: 'trike', seats, clock: clockOf(increment) }))
}

/** A session with a timekeeper, a time that the test passes, and people who can leave. */
function attended(match: Match, save?: (match: Match) => Promise<void>) {
  const time = createFakeTime()
  const session = createMatchSession(match, { now: time.clock, ...(save && { save }) })
  let setPresent: (isPresent: boolean) => void = () => undefined
  const watchPresence = (listener: (isPresent: boolean) => void) => {
    setPresent = listener
    return () => undefined
  }
  const stop = runTimekeeper(session, { ...time, watchPresence })
  const shown = () => timeLeftAt(session.getState(), time.clock())
  return { session, time, stop, shown, leave: () => setPresent(false), comeBack: () => setPresent(true) }
}

const pliesOf = (session: MatchSession) => session.getState().match.plies.length

test('the first move costs no time; from then on the clock of the side to move runs', () => {
  const { session, time, shown } = attended(timedMatch())
  time.pass(60_000)
  expect(shown()).toEqual([10_000, 20_000])
  playIn(session, 'd2')
  time.pass(1_234)
  expect(shown()).toEqual([10_000, 18_766])
  playIn(session, 'g5')
  time.pass(4_000)
  expect(shown()).toEqual([6_000, 18_766])
  expect(session.getState().match.plies.map(ply => ply.left)).toEqual([10_000, 18_766])
})

test('a move earns the increment, and the first, which costs nothing, earns nothing', () => {
  const { session, time } = attended(timedMatch(300))
  playIn(session, 'd2')
  time.pass(1_000)
  playIn(session, 'g5')
  time.pass(1_000)
  playIn(session, 'e3')
  expect(session.getState().match.plies.map(ply => ply.left)).toEqual([10_000, 19_600, 9_300])
})

test('a flag falls once, when no time is left, however late the clock is read', () => {
  const { session, time } = attended(timedMatch())
  const endings: unknown[] = []
  playIn(session, 'd2')
  session.subscribe(() => endings.push(session.getState().match.ending))
  time.pass(19_999)
  expect(session.getState().match.ending).toBeUndefined()
  time.pass(1)
  const { match } = session.getState()
  expect(match).toMatchObject({ ending: { how: 'time', by: 1 }, clock: { left: [10_000, 0] } })
  time.pass(100_000)
  session.tickClock()
  expect(session.getState().match).toBe(match)
  expect(endings.filter(ending => ending !== undefined)).toHaveLength(1)
})

test.each<[string, (session: MatchSession) => void]>([
  ['a move', session => playIn(session, 'g5')],
  ['a resignation', session => session.end({ how: 'resign', by: 1 })],
  ['an agreement', session => session.end({ how: 'agreed' })],
  ['a pause', session => session.pause(true)],
])('%s that comes after the time is out ends the match by time, also where no one had looked', (_, act) => {
  const time = createFakeTime()
  const session = createMatchSession(timedMatch(), { now: time.clock })
  playIn(session, 'd2')
  time.pass(20_000)
  act(session)
  expect(session.getState()).toMatchObject({
    isPaused: false,
    match: { ending: { how: 'time', by: 1 }, plies: { length: 1 } },
  })
})

test('a move in the last millisecond counts', () => {
  const { session, time } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(19_999)
  playIn(session, 'g5')
  expect(session.getState().match).toMatchObject({ ending: undefined, clock: { left: [10_000, 1] } })
})

test('browsing does not stop the clock, and a flag that falls is shown', () => {
  const { session, time, shown } = attended(timedMatch())
  playIn(session, 'd2')
  session.browse(0)
  time.pass(1_000)
  expect(shown()).toEqual([10_000, 19_000])
  time.pass(19_000)
  expect(session.getState()).toMatchObject({ browsedPly: undefined, match: { ending: { how: 'time', by: 1 } } })
})

test('leaving the app pauses the clock, and no move is accepted until it is resumed', () => {
  const { session, time, shown, leave, comeBack } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(3_000)
  leave()
  time.pass(50_000)
  comeBack()
  time.pass(50_000)
  expect(shown()).toEqual([10_000, 17_000])
  session.tap('g5', false)
  expect(pliesOf(session)).toBe(1)
  session.pause(false)
  time.pass(1_000)
  playIn(session, 'g5')
  expect(session.getState().match.plies[1]).toMatchObject({ left: 16_000 })
})

test('what was used when people left is in the match, whatever kills the app then', () => {
  const { session, time, leave } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(3_210)
  leave()
  expect(session.getState().match.clock?.left).toEqual([10_000, 16_790])
})

test('a screen that goes away stops the clock, and leaves no timer', () => {
  const { session, time, stop } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(1_000)
  stop()
  expect(session.getState()).toMatchObject({ isPaused: true, match: { clock: { left: [10_000, 19_000] } } })
  expect(time.timers()).toBe(0)
})

test('there is nothing to stop before the first move, nor after the end', () => {
  const { session, leave } = attended(timedMatch())
  leave()
  expect(session.getState().isPaused).toBe(false)
  playIn(session, 'd2')
  session.end({ how: 'resign', by: 1 })
  leave()
  expect(session.getState().isPaused).toBe(false)
})

test('a match that is opened again is paused; one without a move is not', () => {
  const { session, time } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(1_000)
  session.tickClock()
  const again = createMatchSession(expectOk(readRecord(writeRecord(session.getState().match))), { now: () => 7 })
  expect(again.getState()).toMatchObject({ isPaused: true, match: { clock: { left: [10_000, 19_000] } } })
  expect(timeLeftAt(again.getState(), 99_999)).toEqual([10_000, 19_000])
  expect(createMatchSession(timedMatch()).getState().isPaused).toBe(false)
})

test('taking back gives the time back, and a clock that had not begun stands still again', () => {
  const { session, time, shown } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(2_000)
  playIn(session, 'g5')
  time.pass(2_000)
  session.undo()
  expect(shown()).toEqual([10_000, 20_000])
  time.pass(500)
  expect(shown()).toEqual([10_000, 19_500])
  session.undo()
  time.pass(90_000)
  expect(shown()).toEqual([10_000, 20_000])
})

test('undoing a flag fall leaves the time after the last move, and pauses', () => {
  const { session, time, shown } = attended(timedMatch())
  for (const [move, millis] of [
    ['d2', 2_000],
    ['g5', 1_000],
    ['e3', 90_000],
  ] as const) {
    playIn(session, move)
    time.pass(millis)
  }
  expect(session.getState().match.ending).toEqual({ how: 'time', by: 1 })
  session.undo()
  time.pass(90_000)
  expect(shown()).toEqual([9_000, 18_000])
  expect(session.getState().isPaused).toBe(true)
})

test('the time of a resignation stays on the clock', () => {
  const { session, time } = attended(timedMatch())
  playIn(session, 'd2')
  time.pass(4_321)
  session.end({ how: 'resign', by: 1 })
  expect(session.getState().match.clock?.left).toEqual([10_000, 15_679])
})

test('a queued move costs the time until it was made, and the next turn begins when it is shown', async () => {
  const open: (() => void)[] = []
  const save = () => new Promise<void>(resolve => open.push(resolve))
  const settle = async () => {
    open.shift()?.()
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  const { session, time, shown } = attended(timedMatch(), save)
  playIn(session, 'd2')
  time.pass(4_000)
  playIn(session, 'g5')
  expect(pliesOf(session)).toBe(1)
  // Longer than what was left: the move was made in time.
  time.pass(30_000)
  expect(shown()).toEqual([10_000, 16_000])
  await settle()
  expect(session.getState().match.plies[1]).toMatchObject({ left: 16_000 })
  expect(shown()).toEqual([10_000, 16_000])
  time.pass(1_000)
  expect(shown()).toEqual([9_000, 16_000])
})

test('a clock that is set back gives no time', () => {
  let now = 1_000
  const session = createMatchSession(timedMatch(), { now: () => now })
  playIn(session, 'd2')
  now = 0
  playIn(session, 'g5')
  expect(session.getState().match.clock?.left).toEqual([10_000, 20_000])
})

const computers = [
  { name: '', player: 'level:1' },
  { name: '', player: 'level:2' },
] as const

test('two computers play without a clock', () => {
  const { session, time } = attended(timedMatch(0, computers))
  playIn(session, 'd2')
  time.pass(90_000)
  expect(session.getState().match).toMatchObject({ ending: undefined, clock: { left: [10_000, 20_000] } })
})

test('leaving the app does not pause two computers', () => {
  const { session, leave, stop } = attended(timedMatch(0, computers))
  playIn(session, 'd2')
  leave()
  expect(session.getState().isPaused).toBe(false)
  stop()
  expect(session.getState().isPaused).toBe(false)
})

/** Random actions in a timed match: wait, move, stop the clock, resume it, browse, leave the app. */
const doings = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ what: fc.constant('wait' as const), by: fc.integer({ min: 0, max: 2_500 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constantFrom('move' as const, 'stop' as const, 'goOn' as const, 'look' as const, 'leave' as const),
        by: fc.nat({ max: 40 }),
      }),
    },
  ),
  { maxLength: 60 },
)

test('whatever is done and waited for, used time, earned time and what the clocks show agree to the millisecond', () => {
  fc.assert(
    fc.property(doings, fc.constantFrom(0, 700), (list, increment) => {
      const { session, time, shown, leave } = attended(timedMatch(increment))
      const model = [10_000, 20_000]
      let runs = false
      for (const { what, by } of list) {
        const { match } = session.getState()
        const { turn } = positionOf(match)
        if (match.ending !== undefined) break
        if (what === 'wait') {
          time.pass(by)
          if (runs) model[turn] = Math.max(0, (model[turn] ?? 0) - by)
        } else if (what === 'move' && !session.getState().isPaused && playAny(session, by)) {
          if (match.plies.length > 0) model[turn] = (model[turn] ?? 0) + increment * (turn + 1)
          runs = true
        } else if (what === 'stop' || what === 'leave') {
          if (what === 'stop') session.pause(true)
          else leave()
          runs = false
        } else if (what === 'goOn') {
          session.pause(false)
          runs = match.plies.length > 0
        } else if (what === 'look') session.browse(by)
        expect(shown()).toEqual(model)
        // If the app were killed now, no player would gain more time than one save interval.
        const saved = expectOk(readRecord(writeRecord(session.getState().match))).clock?.left ?? []
        for (const [side, left] of saved.entries()) {
          expect(left - (model[side] ?? 0)).toBeGreaterThanOrEqual(0)
          expect(left - (model[side] ?? 0)).toBeLessThanOrEqual(CLOCK_SAVE_INTERVAL_MS)
        }
        expect(session.getState().match.ending !== undefined).toBe(model.includes(0))
      }
    }),
  )
})
