import { expectOk, newMatch, readRecord, writeRecord, type Match, type Side } from '@tabuleiro/engine'
import { playAny } from '../../testing/play'
import { createFakeTime } from '../../testing/thinker'
import { createMatchSession } from './session'
import { runTimekeeper } from './timekeeper'
import { lowTimeWarningAt } from './lowTime'

/** A match of two minutes or so for the first player and one for the second. */
function timedMatch(increment = 0, { initial = 120_000, second = 'human' } = {}): Match {
  const seats = [
    { name: '', player: 'human' },
    { name: '', player: second },
  ] as const
  const clock = { initial: [initial, 60_000], increment: [increment, increment], left: [initial, 60_000] } as const
  return expectOk(newMatch({ game: 'trike', seats, clock }))
}

/** A match whose clock is looked after, and every warning that is given in it: to whom, of how many seconds. */
function attended(match: Match) {
  const time = createFakeTime()
  const session = createMatchSession(match, { now: time.clock })
  runTimekeeper(session, { ...time, watchPresence: () => () => undefined })
  const given: (readonly [side: Side, seconds: number])[] = []
  let warning: number | undefined
  session.subscribe(() => {
    const next = session.getState().warning
    const side = session.getState().match.positions.at(-1)?.turn
    if (next !== warning && next !== undefined && side !== undefined) given.push([side, next / 1_000])
    warning = next
  })
  const think = (seconds: number) => {
    for (let second = 0; second < seconds; second++) time.pass(1_000)
  }
  const move = () => expect(playAny(session, 0)).toBe(true)
  return { session, given, think, move }
}

test('the side to move is warned at a minute and at ten seconds, if it started with more', () => {
  const { given, think, move } = attended(timedMatch())
  move()
  think(49)
  expect(given).toEqual([])
  think(1)
  expect(given).toEqual([[1, 10]])
  move()
  think(60)
  expect(given).toEqual([
    [1, 10],
    [0, 60],
  ])
  think(50)
  expect(given.slice(2)).toEqual([[0, 10]])
})

test('a warning goes after a few seconds, and with the turn', () => {
  const { session, think, move } = attended(timedMatch())
  move()
  think(54)
  expect(session.getState().warning).toBe(10_000)
  think(1)
  expect(session.getState().warning).toBeUndefined()
  move()
  think(61)
  expect(session.getState().warning).toBe(60_000)
  move()
  expect(session.getState().warning).toBeUndefined()
})

test('no threshold warns a player twice, even after an increment or when the match is opened again', () => {
  const { session, given, think, move } = attended(timedMatch(3_000))
  move()
  for (const seconds of [1, 62, 1, 3]) {
    think(seconds)
    move()
  }
  expect(given).toEqual([[0, 60]])
  const again = attended(expectOk(readRecord(writeRecord(session.getState().match))))
  again.session.pause(false)
  again.think(1)
  again.move()
  again.think(4)
  expect(again.given).toEqual([])
})

test.each([
  [60_001, 60_000],
  [60_000, undefined],
  [59_000, undefined],
  [10_001, 10_000],
  [10_000, undefined],
])('of %i ms to begin with, one is soon warned of %p', (initial, warning) => {
  const { session, move } = attended(timedMatch(5_000, { initial }))
  move()
  move()
  const { match } = session.getState()
  expect(lowTimeWarningAt({ match, stopwatch: { spent: 1_000, since: undefined } }, 0)).toBe(warning)
})

test('a clock that is resumed repeats no warning', () => {
  const { session, given, think, move } = attended(timedMatch())
  move()
  think(51)
  session.pause(true)
  expect(session.getState().warning).toBeUndefined()
  session.pause(false)
  think(8)
  expect(given).toEqual([[1, 10]])
})

test('no warning is given for a computer’s time', () => {
  const { given, think, move } = attended(timedMatch(0, { second: 'level:1' }))
  move()
  think(59)
  expect(given).toEqual([])
})
