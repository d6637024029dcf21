import {
  expectOk,
  gameIds,
  newMatch,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type GameId,
  type Move,
} from '@tabuleiro/engine'
import fc from 'fast-check'
import { matchBetween, playAny, playIn, positionIn, sessionBetween } from '../../testing/play'
import { hintedPlaces, tapOptions } from './tapOptions'
import { createMatchSession, type MatchSession } from './session'
import { legalTaps, nextTaps } from './taps'

const hint = { move: 'd3', taps: ['d3'], reason: 'best' } as const

/** Everything a person can do at a screen but confirm. Numbers choose among the places that the position has. */
const gestures: Readonly<Record<string, (session: MatchSession, pick: number) => void>> = {
  tap: (session, pick) => session.tap(placesOf(session)[pick % placesOf(session).length] ?? '', true),
  choose: (session, pick) => {
    const { sequences } = legalTaps(session.getState().match)
    session.choose(sequences[pick % Math.max(1, sequences.length)]?.move ?? -1, true)
  },
  cancel: session => session.cancel(),
  browse: (session, pick) => session.browse(pick % 7),
  present: session => session.browse(Infinity),
  hint: (session, pick) => session.showHint(pick % 2 === 0 ? { step: 'place', hint } : { step: 'move', hint }),
  pause: (session, pick) => session.pause(pick % 2 === 0),
  askAgain: session => session.askAgain(),
}

/** Every place that is part of some move, and one that is of none. */
function placesOf(session: MatchSession): readonly string[] {
  const { sequences, cellOfPlace } = legalTaps(session.getState().match)
  return [...new Set(sequences.flatMap(({ taps }) => taps)), ...cellOfPlace.values(), 'nowhere']
}

/** The legal move of Trike with this text, for whichever side is to move. */
function moveTo(session: MatchSession, text: string): Move {
  const { match } = session.getState()
  return expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))
}

const sessionOf = (game: GameId, plies: readonly number[]) => {
  const session = createMatchSession(expectOk(newMatch({ game })))
  for (const pick of plies) playAny(session, pick)
  return session
}

const somewhere = fc.record({
  game: fc.constantFrom(...gameIds),
  plies: fc.array(fc.nat(), { maxLength: 8 }),
})
const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(gestures)), fc.nat()), { maxLength: 25 })

test('with confirmation on, no sequence of gestures plays a move, and confirming plays just the pending one', () => {
  fc.assert(
    fc.property(somewhere, steps, ({ game, plies }, sequence) => {
      const session = sessionOf(game, plies)
      const before = positionIn(session)
      for (const [name, pick] of sequence) gestures[name]?.(session, pick)
      expect(positionIn(session)).toBe(before)
      session.browse(Infinity)
      const { match, input } = session.getState()
      const { pending } = tapOptions(match, input)
      session.confirm()
      const after = session.getState().match
      const last = after.plies.at(-1)
      if (pending === undefined) expect(after).toBe(match)
      else expect(last && rulesOf(after).write(after.setup, last.move)).toBe(pending)
      expect(after.plies.length - match.plies.length).toBe(pending === undefined ? 0 : 1)
    }),
    { numRuns: 60 },
  )
})

test('in every game a pending move is aimed anew by another cell, stays with the same one and is cancelled by steps', () => {
  fc.assert(
    fc.property(somewhere, fc.nat(), fc.nat(), ({ game, plies }, pick, aim) => {
      const session = sessionOf(game, plies)
      const before = positionIn(session)
      const { sequences } = legalTaps(session.getState().match)
      const { taps = [] } = sequences[pick % Math.max(1, sequences.length)] ?? {}
      const inHand = taps.slice(0, -1)
      const others = [...nextTaps(sequences, inHand)]
      const other = others[aim % Math.max(1, others.length)] ?? ''
      fc.pre(taps.length > 0)
      const shown = () => session.getState().input.taps
      for (const place of taps) session.tap(place, true)
      expect(shown()).toEqual(taps)
      session.tap(taps.at(-1) ?? '', true)
      expect(shown()).toEqual(taps)
      session.tap(other, true)
      expect(shown()).toEqual([...inHand, other])
      session.cancel()
      expect(shown()).toEqual(inHand)
      expect(positionIn(session)).toBe(before)
    }),
    { numRuns: 60 },
  )
})

test('taking back and playing again brings no move that was not made before', () => {
  fc.assert(
    fc.property(somewhere, fc.array(fc.tuple(fc.boolean(), steps)), ({ game, plies }, rounds) => {
      const session = sessionOf(game, plies)
      const made = session.getState().match.plies
      for (const [isUndo, sequence] of rounds) {
        for (const [name, pick] of sequence) gestures[name]?.(session, pick)
        if (isUndo) session.undo()
        else session.redo()
      }
      const { match } = session.getState()
      expect(match.plies).toEqual(made.slice(0, match.plies.length))
    }),
    { numRuns: 30 },
  )
})

test('in a computer’s turn nothing can be tapped, chosen or confirmed, and no tap is stored for later', () => {
  const session = sessionBetween('human', 'level:3')
  playIn(session, 'c2')
  const before = session.getState()
  expect(tapOptions(before.match, before.input)).toMatchObject({ targets: { size: 0 }, choices: [], chooser: [] })
  session.tap('d3', false)
  session.tap('d3', true)
  session.choose(moveTo(session, 'd3'), false)
  session.confirm()
  expect(session.getState()).toBe(before)
})

test('a computer’s move is refused in a person’s turn, after the end, and where it is not legal', () => {
  const session = sessionBetween('human', 'level:3')
  const [move = 0] = legalTaps(session.getState().match).sequences.map(choice => choice.move)
  expect(session.submitComputerMove(move)).toBe(false)
  playIn(session, 'c2')
  expect(session.submitComputerMove(123_456)).toBe(false)
  session.end({ how: 'resign', by: 0 })
  expect(session.submitComputerMove(move)).toBe(false)
  expect(session.getState().match.plies).toHaveLength(1)
})

test('a match that is over is not ended again', () => {
  const session = sessionBetween('human', 'human')
  session.end({ how: 'resign', by: 1 })
  session.end({ how: 'agreed' })
  expect(session.getState().match.ending).toEqual({ how: 'resign', by: 1 })
})

test('a whole move at once becomes pending or is played as after single taps, and an illegal one changes nothing', () => {
  const session = sessionBetween('human', 'human')
  session.choose(moveTo(session, 'c2'), true)
  expect(session.getState().input.taps).toEqual(['c2'])
  session.choose(123_456, false)
  expect(session.getState().input.taps).toEqual(['c2'])
  session.choose(moveTo(session, 'b1'), false)
  expect(positionIn(session)).toBe('1.b1.3.4.5_b1_w_1')
})

test('only two computers can be paused', () => {
  const [watched, own] = [sessionBetween('level:1', 'level:2'), sessionBetween('human', 'level:2')]
  for (const session of [watched, own]) session.pause(true)
  expect([watched.getState().isPaused, own.getState().isPaused]).toEqual([true, false])
})

test('a hint is counted once for the person to move, and forgotten when the match changes', () => {
  const session = sessionBetween('human', 'human')
  playIn(session, 'c2')
  session.showHint({ step: 'searching' })
  expect(session.getState().match.hints.used).toEqual([0, 0])
  session.showHint({ step: 'place', hint })
  session.showHint({ step: 'move', hint })
  expect(session.getState().match.hints.used).toEqual([0, 1])
  expect(hintedPlaces(session.getState().hint)).toEqual(['d3'])
  session.tap('d3', true)
  session.browse(0)
  expect(session.getState().hint).toBeDefined()
  session.browse(1)
  session.undo()
  expect(session.getState().hint).toBeUndefined()
  expect(session.getState().match.hints.used).toEqual([0, 1])
})

test.each([
  [
    'where the match allows none',
    { ...matchBetween(['human', 'human']), hints: { allowed: false, used: [0, 0] as const } },
  ],
  ['in a computer’s turn', matchBetween(['level:1', 'human'])],
])('no hint is shown %s', (_, match) => {
  const session = createMatchSession(match)
  session.showHint({ step: 'place', hint })
  expect(session.getState()).toMatchObject({ hint: undefined, match: { hints: { used: [0, 0] } } })
})
