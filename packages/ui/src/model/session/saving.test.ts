import type { Match } from '@tabuleiro/engine'
import { matchBetween, playIn, positionIn } from '../../testing/play'
import { createFakeThinker, createFakeTime } from '../../testing/thinker'
import { createMatchSession, type MatchSession } from './session'
import { runComputers } from './computerTurns'

/** A place to keep matches whose writes end when they are told to. */
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

function savedStore(...players: readonly [string, string]) {
  const slow = createSlowSave()
  return { store: createMatchSession(matchBetween(players), { save: slow.save }), ...slow }
}

const pliesOf = (store: MatchSession) => store.get().match.plies.length

test('a move is shown at once, its write starts in the same tick, and the next move waits for it', async () => {
  const { store, written, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  expect(pliesOf(store)).toBe(1)
  expect(written).toEqual([1])
  store.tap('d3', false)
  expect(pliesOf(store)).toBe(1)
  expect(written).toEqual([1])
  await settle()
  expect(pliesOf(store)).toBe(2)
  expect(written).toEqual([1, 2])
})

test('a confirmed move waits as well, and looks like nothing to confirm while it does', async () => {
  const { store, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.tap('d3', true)
  store.confirm()
  expect(pliesOf(store)).toBe(1)
  expect(store.get().input.taps).toEqual([])
  await settle()
  expect(pliesOf(store)).toBe(2)
})

test('while a move waits for a write, no other takes its place', async () => {
  const { store, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.tap('d3', false)
  store.tap('c1', false)
  await settle()
  await settle()
  expect(positionIn(store)).toBe('1.2.1b1.2w1.5_d3_b_1')
})

test('the move of a computer waits for the write of the move before it', async () => {
  const { store, settle } = savedStore('human', 'level:3')
  const [thinker, time] = [createFakeThinker(), createFakeTime()]
  runComputers(store, thinker, time)
  playIn(store, 'c2')
  time.pass(300)
  await thinker.move('d3')
  expect(store.get()).toMatchObject({ thinking: 'thinking', match: { plies: { length: 1 } } })
  await settle()
  expect(store.get()).toMatchObject({ thinking: 'idle', match: { plies: { length: 2 } } })
})

test('two computers that are stopped play no move that waited', async () => {
  const { store, settle } = savedStore('level:1', 'level:2')
  const [thinker, time] = [createFakeThinker(), createFakeTime()]
  runComputers(store, thinker, time)
  time.pass(1000)
  await thinker.move('c2')
  time.pass(1000)
  await thinker.move('d3')
  store.pause(true)
  await settle()
  expect(pliesOf(store)).toBe(1)
  store.pause(false)
  expect(thinker.waiting()?.wish).toMatchObject({ player: 'level:2' })
})

test('taking back, resigning and looking wait for nothing and are written in order', async () => {
  const { store, written, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.undo()
  store.redo()
  store.browse(0)
  store.end({ how: 'resign', by: 0 })
  expect(store.get()).toMatchObject({ browsedPly: undefined, match: { ending: { how: 'resign' } } })
  // Looking changes nothing that could be written.
  expect(written).toEqual([1, 0, 1, 1])
  for (let i = 0; i < 4; i++) await settle()
  expect(written).toHaveLength(4)
})

test('what changes nothing in the match is not written', () => {
  const { store, written } = savedStore('human', 'human')
  store.undo()
  store.redo()
  store.showHint({ step: 'sought' })
  store.showHint(undefined)
  store.tap('c2', true)
  store.cancel()
  expect(written).toEqual([])
})

test('a move that waits is dropped when the match has changed meanwhile', async () => {
  const { store, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.tap('d3', false)
  store.undo()
  await settle()
  await settle()
  expect(pliesOf(store)).toBe(0)
})

test('a move waits for every write before it', async () => {
  const { store, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.undo()
  store.tap('b1', false)
  await settle()
  expect(pliesOf(store)).toBe(0)
  await settle()
  expect(pliesOf(store)).toBe(1)
})

test('counting a hint is written and does not drop the move that waits', async () => {
  const { store, written, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.tap('d3', false)
  store.showHint({ step: 'place', hint: { move: 'd3', taps: ['d3'], reason: 'best' } })
  expect(written).toEqual([1, 1])
  await settle()
  await settle()
  expect(store.get()).toMatchObject({ hint: undefined, match: { plies: { length: 2 }, hints: { used: [0, 1] } } })
})

test('what another tab has left is shown and not written again', async () => {
  const { store, written, settle } = savedStore('human', 'human')
  store.tap('c2', false)
  store.tap('d3', false)
  store.browse(0)
  const newer = matchBetween(['human', 'human'])
  store.reload(newer)
  await settle()
  expect(store.get()).toMatchObject({ match: newer, browsedPly: undefined })
  expect(store.get().match).toBe(newer)
  expect(written).toEqual([1])
})

test('why a match is not kept is told until it is', () => {
  const { store } = savedStore('human', 'human')
  store.setSaveFault('full')
  expect(store.get().saveFault).toBe('full')
  store.tap('c2', false)
  expect(store.get().saveFault).toBe('full')
  store.setSaveFault(undefined)
  expect(store.get().saveFault).toBeUndefined()
})
