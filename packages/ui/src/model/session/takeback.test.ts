import type { Pair } from '@tabuleiro/engine'
import fc from 'fast-check'
import { matchBetween, playAny, playIn, positionIn, sessionBetween } from '../../testing/play'
import { whoMoves } from './seats'
import { createMatchSession } from './session'
import { legalTaps } from './taps'
import { canRedo, canUndo } from './takeback'

const PAIRINGS: readonly Pair<string>[] = [
  ['human', 'human'],
  ['human', 'level:3'],
  ['report:hard', 'human'],
  ['level:1', 'level:5'],
]

/** A session after some moves, and the position after each of them. */
function played(players: Pair<string>, picks: readonly number[]) {
  const session = createMatchSession(matchBetween(players))
  const seen = [positionIn(session)]
  for (const pick of picks) if (playAny(session, pick)) seen.push(positionIn(session))
  return { session, seen }
}

test('undo gives back an earlier position exactly, and against a computer the one of the person’s own turn', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAIRINGS), fc.array(fc.nat(), { maxLength: 15 }), (players, picks) => {
      const { session, seen } = played(players, picks)
      while (canUndo(session.getState().match)) {
        const before = session.getState().match.plies.length
        session.undo()
        const { match } = session.getState()
        expect(match.plies.length).toBeLessThan(before)
        expect(positionIn(session)).toBe(seen[match.plies.length])
        if (players.includes('human')) expect(whoMoves(match)).toBe('person')
        else expect(match.plies.length).toBe(before - 1)
      }
      expect(session.getState().match.plies.length).toBe(
        players[0] !== 'human' && players[1] === 'human' ? Math.min(1, seen.length - 1) : 0,
      )
    }),
  )
})

test('redo gives back the later positions, on to a person’s turn where there is one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAIRINGS), fc.array(fc.nat(), { maxLength: 15 }), (players, picks) => {
      const { session, seen } = played(players, picks)
      while (canUndo(session.getState().match)) session.undo()
      while (canRedo(session.getState().match)) {
        session.redo()
        const { match } = session.getState()
        expect(positionIn(session)).toBe(seen[match.plies.length])
        if (players.includes('human') && match.undone.length > 0) expect(whoMoves(match)).toBe('person')
      }
      expect(positionIn(session)).toBe(seen.at(-1))
    }),
  )
})

test('against a computer undo takes back two plies, one while it thinks, and counts one takeback of the person', () => {
  const session = sessionBetween('human', 'level:3')
  for (const move of ['c2', 'd3', 'd2']) playIn(session, move)
  session.undo()
  expect(session.getState().match.plies).toHaveLength(2)
  session.undo()
  expect(session.getState().match.plies).toHaveLength(0)
  expect(session.getState().match.takebacks.used).toEqual([2, 0])
})

test('the first move of a computer cannot be taken back alone: it would only move again', () => {
  const session = sessionBetween('level:3', 'human')
  playIn(session, 'c2')
  expect(canUndo(session.getState().match)).toBe(false)
  session.undo()
  expect(session.getState().match.plies).toHaveLength(1)
})

test('between people undo counts for the side that had moved', () => {
  const session = sessionBetween('human', 'human')
  for (const move of ['c2', 'd3']) playIn(session, move)
  session.undo()
  expect(session.getState().match.takebacks.used).toEqual([0, 1])
})

test('undo pauses two computers, and no takeback is counted', () => {
  const session = sessionBetween('level:1', 'level:2')
  for (const move of ['c2', 'd3']) playIn(session, move)
  session.undo()
  expect(session.getState()).toMatchObject({ isPaused: true, match: { takebacks: { used: [0, 0] } } })
  session.undo()
  session.redo()
  expect(session.getState()).toMatchObject({ isPaused: true, match: { plies: { length: 1 } } })
  // They are still paused when the match is opened again.
  session.undo()
  expect(createMatchSession(session.getState().match).getState().isPaused).toBe(true)
})

test('undo takes back a resignation and nothing else, and counts it for the side that had resigned', () => {
  const session = sessionBetween('human', 'level:3')
  for (const move of ['c2', 'd3']) playIn(session, move)
  session.end({ how: 'resign', by: 0 })
  expect(legalTaps(session.getState().match).sequences).toEqual([])
  session.undo()
  expect(session.getState().match).toMatchObject({
    ending: undefined,
    plies: { length: 2 },
    takebacks: { used: [1, 0] },
  })
})

test('where takebacks are not allowed nothing is taken back', () => {
  const match = { ...matchBetween(['human', 'human']), takebacks: { allowed: false, used: [0, 0] as const } }
  const session = createMatchSession(match)
  playIn(session, 'c2')
  session.undo()
  expect(session.getState().match.plies).toHaveLength(1)
})
