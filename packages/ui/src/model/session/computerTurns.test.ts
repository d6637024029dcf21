import { matchBetween, playIn, sessionBetween } from '../../testing/play'
import { createFakeThinker, createFakeTime } from '../../testing/thinker'
import { createMatchSession, type MatchSession } from './session'
import { runComputers } from './computerTurns'

/** A session with its computers seated, a thinker and a time to play with. Moves glide for 240 ms, then come 500 ms. */
function seated(session: MatchSession) {
  const thinker = createFakeThinker()
  const time = { ...createFakeTime(), motionMillis: () => 240, pauseMillis: () => 500 }
  const stop = runComputers(session, thinker, time)
  return { session, thinker, time, stop }
}

const pliesOf = (session: MatchSession) => session.getState().match.plies.length

test('a computer is asked when its turn comes, and answers a pause after the move before it has come to rest', async () => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  expect(thinker.queries).toHaveLength(0)
  playIn(session, 'c2')
  expect(thinker.waiting()).toMatchObject({
    query: { kind: 'move', player: 'level:3' },
    match: { plies: { length: 1 } },
  })
  expect(session.getState().thinking).toBe('thinking')
  time.pass(100)
  await thinker.move('d3')
  time.pass(639)
  expect(pliesOf(session)).toBe(1)
  expect(session.getState().thinking).toBe('thinking')
  time.pass(1)
  expect(pliesOf(session)).toBe(2)
  expect(session.getState().thinking).toBe('idle')
})

test('an answer that took longer is played at once', async () => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  time.pass(4000)
  await thinker.move('d3')
  expect(pliesOf(session)).toBe(2)
})

test('a computer that moves first is asked at once', () => {
  const { thinker } = seated(sessionBetween('level:3', 'human'))
  expect(thinker.queries).toHaveLength(1)
})

test('browsing neither starts a computer nor stops it, and the earlier position stays', async () => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  session.browse(0)
  playIn(session, 'c2')
  session.browse(0)
  expect(thinker.queries).toHaveLength(1)
  time.pass(740)
  await thinker.move('d3')
  expect(session.getState()).toMatchObject({ browsedPly: 0, thinking: 'idle' })
  expect(pliesOf(session)).toBe(2)
  session.browse(1)
  expect(thinker.queries).toHaveLength(1)
})

test.each<[string, (session: MatchSession) => void]>([
  ['taking back', session => session.undo()],
  ['resigning', session => session.end({ how: 'resign', by: 0 })],
  ['a newer match', session => session.reload(matchBetween(['human', 'level:3']))],
])('%s cancels the question, and an answer that still comes is dropped', async (_, act) => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  const question = thinker.waiting()
  act(session)
  const { match } = session.getState()
  expect(thinker.cancelled()).toBe(1)
  expect(session.getState().thinking).toBe('idle')
  question?.settle({ ok: true, value: { move: 'd3' } })
  await thinker.move('d3')
  time.pass(1000)
  expect(session.getState().match).toBe(match)
  expect(thinker.queries).toHaveLength(1)
})

test('what was found already is dropped as well when the match changes before it is seen', async () => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  await thinker.move('d3')
  session.undo()
  expect(time.timers()).toBe(0)
  playIn(session, 'b1')
  time.pass(740)
  expect(pliesOf(session)).toBe(1)
  expect(thinker.queries).toHaveLength(2)
  // Nothing was under way any more that could be cancelled.
  expect(thinker.cancelled()).toBe(0)
})

test('a thinker that fails is asked once more, then the failure is shown and the person may ask again', async () => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  await thinker.fails()
  expect(thinker.queries).toHaveLength(2)
  expect(session.getState().thinking).toBe('thinking')
  await thinker.fails()
  expect(thinker.queries).toHaveLength(2)
  expect(session.getState().thinking).toBe('failed')
  session.askAgain()
  expect(session.getState().thinking).toBe('thinking')
  time.pass(740)
  await thinker.move('d3')
  expect(pliesOf(session)).toBe(2)
})

test('a move that is not legal is a failure, not a move', async () => {
  const { session, thinker, time } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  time.pass(740)
  await thinker.move('c2')
  await thinker.move('nonsense')
  expect(pliesOf(session)).toBe(1)
  expect(session.getState().thinking).toBe('failed')
})

test('a thinker whose query was replaced is asked once more', async () => {
  const { session, thinker } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  const own = thinker.waiting()
  void thinker.ask(session.getState().match, { kind: 'analyse' })
  await thinker.fails()
  expect(own).not.toBe(thinker.waiting())
  expect(thinker.waiting()?.query.kind).toBe('move')
})

test('two computers play at the pace that is set, also when it changes while a move waits', async () => {
  const { session, thinker, time } = seated(sessionBetween('level:1', 'level:2'))
  session.setPace(2500)
  await thinker.move('c2')
  time.pass(1000)
  expect(pliesOf(session)).toBe(0)
  session.setPace(1000)
  expect(pliesOf(session)).toBe(1)
  expect(thinker.waiting()?.query).toMatchObject({ player: 'level:2' })
  await thinker.move('d3')
  session.setPace(300)
  time.pass(299)
  expect(pliesOf(session)).toBe(1)
  time.pass(1)
  expect(pliesOf(session)).toBe(2)
})

test('however fast two computers are set, each move comes to rest before the next', async () => {
  const { session, thinker, time } = seated(sessionBetween('level:1', 'level:2'))
  session.setPace(100)
  await thinker.move('c2')
  time.pass(239)
  expect(pliesOf(session)).toBe(0)
  time.pass(1)
  expect(pliesOf(session)).toBe(1)
})

test('a pause never costs a computer more than a twentieth of the time it has left', async () => {
  const clock = { initial: [60_000, 2_000], increment: [0, 0], left: [60_000, 2_000] } as const
  const { session, thinker, time } = seated(createMatchSession({ ...matchBetween(['human', 'level:3']), clock }))
  playIn(session, 'c2')
  await thinker.move('d3')
  time.pass(339)
  expect(pliesOf(session)).toBe(1)
  time.pass(1)
  expect(pliesOf(session)).toBe(2)
})

test('two computers stop while they are paused and go on afterwards', async () => {
  const { session, thinker, time } = seated(sessionBetween('level:1', 'level:2'))
  await thinker.move('c2')
  session.pause(true)
  time.pass(5000)
  expect(session.getState()).toMatchObject({ thinking: 'idle', match: { plies: { length: 0 } } })
  session.pause(false)
  expect(session.getState().thinking).toBe('thinking')
  time.pass(1000)
  await thinker.move('c2')
  expect(pliesOf(session)).toBe(1)
})

test('no computer is asked for a move once its turns are stopped', () => {
  const { session, thinker, stop } = seated(sessionBetween('human', 'level:3'))
  playIn(session, 'c2')
  stop()
  expect(thinker.cancelled()).toBe(1)
  expect(session.getState().thinking).toBe('idle')
  session.undo()
  playIn(session, 'c2')
  expect(thinker.queries).toHaveLength(1)
})

test('the same moment of the same match has the same seed, every other moment another', () => {
  const seedsOf = (date: string) => {
    const { session, thinker } = seated(createMatchSession({ ...matchBetween(['level:1', 'human']), date }))
    playIn(session, 'c2')
    playIn(session, 'd3')
    return thinker.queries.map(({ query }) => ('seed' in query ? query.seed : undefined))
  }
  const seeds = seedsOf('2026-01-01T00:00:00.000Z')
  expect(seedsOf('2026-01-01T00:00:00.000Z')).toEqual(seeds)
  expect(new Set([...seeds, ...seedsOf('2026-01-01T00:00:00.001Z')]).size).toBe(4)
})

test('with a given source of chance the seed comes from there', () => {
  const thinker = createFakeThinker()
  runComputers(sessionBetween('level:1', 'human'), thinker, { ...createFakeTime(), seed: () => 77 })
  expect(thinker.waiting()?.query).toMatchObject({ seed: 77 })
})
