import { expectOk, gameIds, newMatch, rulesOf, type GameId } from '@tabuleiro/engine'
import fc from 'fast-check'
import { matchBetween, playAny, playIn, positionIn, sessionBetween } from '../../testing/play'
import { hintedPlaces, tapOptions } from './tapOptions'
import { createMatchSession, legalTaps, type MatchSession } from './session'

const hint = { move: 'd3', taps: ['d3'], reason: 'best' } as const

/** Everything a person can do at a screen but confirm. Numbers choose among the places that the position has. */
const gestures: Readonly<Record<string, (store: MatchSession, pick: number) => void>> = {
  tap: (store, pick) => store.tap(placesOf(store)[pick % placesOf(store).length] ?? '', true),
  choose: (store, pick) => {
    const { sequences } = legalTaps(store.get().match)
    store.choose(sequences[pick % Math.max(1, sequences.length)]?.taps ?? [], true)
  },
  cancel: store => store.cancel(),
  look: (store, pick) => store.browse(pick % 7),
  present: store => store.browse(Infinity),
  hint: (store, pick) => store.showHint(pick % 2 === 0 ? { step: 'place', hint } : { step: 'move', hint }),
  pause: (store, pick) => store.pause(pick % 2 === 0),
  askAgain: store => store.askAgain(),
}

/** Every place that some move begins or goes on with, and one that none does. */
function placesOf(store: MatchSession): readonly string[] {
  const { sequences, cellOfPlace } = legalTaps(store.get().match)
  return [...new Set(sequences.flatMap(({ taps }) => taps)), ...cellOfPlace.values(), 'nowhere']
}

const storeOf = (game: GameId, plies: readonly number[]) => {
  const store = createMatchSession(expectOk(newMatch({ game })))
  for (const pick of plies) playAny(store, pick)
  return store
}

const somewhere = fc.record({
  game: fc.constantFrom(...gameIds),
  plies: fc.array(fc.nat(), { maxLength: 8 }),
})
const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(gestures)), fc.nat()), { maxLength: 25 })

test('with confirmation on, no sequence of gestures plays a move, and confirming plays just the one that waits', () => {
  fc.assert(
    fc.property(somewhere, steps, ({ game, plies }, sequence) => {
      const store = storeOf(game, plies)
      const before = positionIn(store)
      for (const [name, pick] of sequence) gestures[name]?.(store, pick)
      expect(positionIn(store)).toBe(before)
      store.browse(Infinity)
      const { match, input } = store.get()
      const { pending } = tapOptions(match, input)
      store.confirm()
      const after = store.get().match
      const last = after.plies.at(-1)
      if (pending === undefined) expect(after).toBe(match)
      else expect(last && rulesOf(after).write(after.setup, last.move)).toBe(pending)
      expect(after.plies.length - match.plies.length).toBe(pending === undefined ? 0 : 1)
    }),
    { numRuns: 60 },
  )
})

test('taking back and playing again brings no move that was not made before', () => {
  fc.assert(
    fc.property(somewhere, fc.array(fc.tuple(fc.boolean(), steps)), ({ game, plies }, rounds) => {
      const store = storeOf(game, plies)
      const made = store.get().match.plies
      for (const [isUndo, sequence] of rounds) {
        for (const [name, pick] of sequence) gestures[name]?.(store, pick)
        if (isUndo) store.undo()
        else store.redo()
      }
      const { match } = store.get()
      expect(match.plies).toEqual(made.slice(0, match.plies.length))
    }),
    { numRuns: 30 },
  )
})

test('in a computer’s turn nothing can be tapped, chosen or confirmed, and no tap is kept for later', () => {
  const store = sessionBetween('human', 'level:3')
  playIn(store, 'c2')
  const before = store.get()
  expect(tapOptions(before.match, before.input)).toMatchObject({ targets: { size: 0 }, choices: [], chooser: [] })
  store.tap('d3', false)
  store.tap('d3', true)
  store.choose(['d3'], false)
  store.confirm()
  expect(store.get()).toBe(before)
})

test('a computer’s move is refused in a person’s turn, after the end, and where it is not legal', () => {
  const store = sessionBetween('human', 'level:3')
  const [move = 0] = legalTaps(store.get().match).sequences.map(choice => choice.move)
  expect(store.submitComputerMove(move)).toBe(false)
  playIn(store, 'c2')
  expect(store.submitComputerMove(123_456)).toBe(false)
  store.end({ how: 'resign', by: 0 })
  expect(store.submitComputerMove(move)).toBe(false)
  expect(store.get().match.plies).toHaveLength(1)
})

test('a match that is over is not ended again', () => {
  const store = sessionBetween('human', 'human')
  store.end({ how: 'resign', by: 1 })
  store.end({ how: 'agreed' })
  expect(store.get().match.ending).toEqual({ how: 'resign', by: 1 })
})

test('all taps of a move at once wait or play as single taps do, and those of no move change nothing', () => {
  const store = sessionBetween('human', 'human')
  store.choose(['c2'], true)
  expect(store.get().input.taps).toEqual(['c2'])
  store.choose(['nowhere'], false)
  expect(store.get().input.taps).toEqual(['c2'])
  store.choose(['b1'], false)
  expect(positionIn(store)).toBe('1.b1.3.4.5_b1_w_1')
})

test('only two computers can be paused', () => {
  const [watched, own] = [sessionBetween('level:1', 'level:2'), sessionBetween('human', 'level:2')]
  for (const store of [watched, own]) store.pause(true)
  expect([watched.get().isPaused, own.get().isPaused]).toEqual([true, false])
})

test('a hint is counted once for the person to move, and forgotten when the match changes', () => {
  const store = sessionBetween('human', 'human')
  playIn(store, 'c2')
  store.showHint({ step: 'sought' })
  expect(store.get().match.hints.used).toEqual([0, 0])
  store.showHint({ step: 'place', hint })
  store.showHint({ step: 'move', hint })
  expect(store.get().match.hints.used).toEqual([0, 1])
  expect(hintedPlaces(store.get().hint)).toEqual(['d3'])
  store.tap('d3', true)
  store.browse(0)
  expect(store.get().hint).toBeDefined()
  store.browse(1)
  store.undo()
  expect(store.get().hint).toBeUndefined()
  expect(store.get().match.hints.used).toEqual([0, 1])
})

test.each([
  [
    'where the match allows none',
    { ...matchBetween(['human', 'human']), hints: { allowed: false, used: [0, 0] as const } },
  ],
  ['in a computer’s turn', matchBetween(['level:1', 'human'])],
])('no hint is shown %s', (_, match) => {
  const store = createMatchSession(match)
  store.showHint({ step: 'place', hint })
  expect(store.get()).toMatchObject({ hint: undefined, match: { hints: { used: [0, 0] } } })
})
