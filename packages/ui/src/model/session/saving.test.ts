import type { Match } from '@tabuleiro/engine'
import { matchBetween, playIn, positionIn } from '../../testing/play'
import { createFakeThinker, createFakeTime } from '../../testing/thinker'
import { createMatchSession, type MatchSession } from './session'
import { runComputers } from './computerTurns'

/** A `save` whose writes end when the test says so. */
function createSlowSave() {
  const written: number[] = []
  const open: (() => void)[] = []
  const save = (match: Match) => {
    written.push(match.plies.length)
    return new Promise<void>(resolve => {
      open.push(resolve)
    })
  }
  /** Ends the oldest write that is under way. */
  const settle = async () => {
    open.shift()?.()
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return { save, written, settle }
}

function savedSession(...players: readonly [string, string]) {
  const slow = createSlowSave()
  return { session: createMatchSession(matchBetween(players), { save: slow.save }), ...slow }
}

const pliesOf = (session: MatchSession) => session.getState().match.plies.length

test('a move is shown at once, its write starts in the same tick, and the next move waits for it', async () => {
  const { session, written, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  expect(pliesOf(session)).toBe(1)
  expect(written).toEqual([1])
  session.tap('d3', false)
  expect(pliesOf(session)).toBe(1)
  expect(written).toEqual([1])
  await settle()
  expect(pliesOf(session)).toBe(2)
  expect(written).toEqual([1, 2])
})

test('a confirmed move waits as well, and is not pending while it does', async () => {
  const { session, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.tap('d3', true)
  session.confirm()
  expect(pliesOf(session)).toBe(1)
  expect(session.getState().input.taps).toEqual([])
  await settle()
  expect(pliesOf(session)).toBe(2)
})

test('while a move waits for a write, no other takes its place', async () => {
  const { session, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.tap('d3', false)
  session.tap('c1', false)
  await settle()
  await settle()
  expect(positionIn(session)).toBe('1.2.1b1.2w1.5_d3_b_1')
})

test('the move of a computer waits for the write of the move before it', async () => {
  const { session, settle } = savedSession('human', 'level:3')
  const [thinker, time] = [createFakeThinker(), createFakeTime()]
  runComputers(session, thinker, time)
  playIn(session, 'c2')
  time.pass(300)
  await thinker.move('d3')
  expect(session.getState()).toMatchObject({ thinking: 'thinking', match: { plies: { length: 1 } } })
  await settle()
  expect(session.getState()).toMatchObject({ thinking: 'idle', match: { plies: { length: 2 } } })
})

test('pausing two computers drops the queued move', async () => {
  const { session, settle } = savedSession('level:1', 'level:2')
  const [thinker, time] = [createFakeThinker(), createFakeTime()]
  runComputers(session, thinker, time)
  time.pass(1000)
  await thinker.move('c2')
  time.pass(1000)
  await thinker.move('d3')
  session.pause(true)
  await settle()
  expect(pliesOf(session)).toBe(1)
  session.pause(false)
  expect(thinker.waiting()?.query).toMatchObject({ player: 'level:2' })
})

test('undo, resigning and browsing wait for no write, and writes keep their order', async () => {
  const { session, written, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.undo()
  session.redo()
  session.browse(0)
  session.end({ how: 'resign', by: 0 })
  expect(session.getState()).toMatchObject({ browsedPly: undefined, match: { ending: { how: 'resign' } } })
  // Browsing changes nothing that could be written.
  expect(written).toEqual([1, 0, 1, 1])
  for (let i = 0; i < 4; i++) await settle()
  expect(written).toHaveLength(4)
})

test('what changes nothing in the match is not written', () => {
  const { session, written } = savedSession('human', 'human')
  session.undo()
  session.redo()
  session.showHint({ step: 'searching' })
  session.showHint(undefined)
  session.tap('c2', true)
  session.cancel()
  expect(written).toEqual([])
})

test('a queued move is dropped when the match has changed meanwhile', async () => {
  const { session, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.tap('d3', false)
  session.undo()
  await settle()
  await settle()
  expect(pliesOf(session)).toBe(0)
})

test('a move waits for every write before it', async () => {
  const { session, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.undo()
  session.tap('b1', false)
  await settle()
  expect(pliesOf(session)).toBe(0)
  await settle()
  expect(pliesOf(session)).toBe(1)
})

test('counting a hint is written and does not drop the queued move', async () => {
  const { session, written, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.tap('d3', false)
  session.showHint({ step: 'place', hint: { move: 'd3', taps: ['d3'], reason: 'best' } })
  expect(written).toEqual([1, 1])
  await settle()
  await settle()
  expect(session.getState()).toMatchObject({
    hint: undefined,
    match: { plies: { length: 2 }, hints: { used: [0, 1] } },
  })
})

test('what another tab has left is shown and not written again', async () => {
  const { session, written, settle } = savedSession('human', 'human')
  session.tap('c2', false)
  session.tap('d3', false)
  session.browse(0)
  const newer = matchBetween(['human', 'human'])
  session.reload(newer)
  await settle()
  expect(session.getState()).toMatchObject({ match: newer, browsedPly: undefined })
  expect(session.getState().match).toBe(newer)
  expect(written).toEqual([1])
})

test('a save fault is shown until the match is saved', () => {
  const { session } = savedSession('human', 'human')
  session.setSaveFault('full')
  expect(session.getState().saveFault).toBe('full')
  session.tap('c2', false)
  expect(session.getState().saveFault).toBe('full')
  session.setSaveFault(undefined)
  expect(session.getState().saveFault).toBeUndefined()
})
