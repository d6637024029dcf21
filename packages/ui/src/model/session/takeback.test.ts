import type { Pair } from '@tabuleiro/engine'
import fc from 'fast-check'
import { matchBetween, playAny, playIn, positionIn, sessionBetween } from '../../testing/play'
import { whoMoves } from './seats'
import { createMatchSession, legalTaps } from './session'
import { canRedo, canUndo } from './takeback'

const PAIRINGS: readonly Pair<string>[] = [
  ['human', 'human'],
  ['human', 'level:3'],
  ['report:hard', 'human'],
  ['level:1', 'level:5'],
]

/** A store after some moves, and the position after each of them. */
function played(players: Pair<string>, picks: readonly number[]) {
  const store = createMatchSession(matchBetween(players))
  const seen = [positionIn(store)]
  for (const pick of picks) if (playAny(store, pick)) seen.push(positionIn(store))
  return { store, seen }
}

test('undo gives back an earlier position exactly, and against a computer the one of the person’s own turn', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAIRINGS), fc.array(fc.nat(), { maxLength: 15 }), (players, picks) => {
      const { store, seen } = played(players, picks)
      while (canUndo(store.get().match)) {
        const before = store.get().match.plies.length
        store.undo()
        const { match } = store.get()
        expect(match.plies.length).toBeLessThan(before)
        expect(positionIn(store)).toBe(seen[match.plies.length])
        if (players.includes('human')) expect(whoMoves(match)).toBe('person')
        else expect(match.plies.length).toBe(before - 1)
      }
      expect(store.get().match.plies.length).toBe(
        players[0] !== 'human' && players[1] === 'human' ? Math.min(1, seen.length - 1) : 0,
      )
    }),
  )
})

test('redo gives back the later positions, on to a person’s turn where there is one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAIRINGS), fc.array(fc.nat(), { maxLength: 15 }), (players, picks) => {
      const { store, seen } = played(players, picks)
      while (canUndo(store.get().match)) store.undo()
      while (canRedo(store.get().match)) {
        store.redo()
        const { match } = store.get()
        expect(positionIn(store)).toBe(seen[match.plies.length])
        if (players.includes('human') && match.undone.length > 0) expect(whoMoves(match)).toBe('person')
      }
      expect(positionIn(store)).toBe(seen.at(-1))
    }),
  )
})

test('against a computer undo takes back two plies, one while it thinks, and counts one takeback of the person', () => {
  const store = sessionBetween('human', 'level:3')
  for (const move of ['c2', 'd3', 'd2']) playIn(store, move)
  store.undo()
  expect(store.get().match.plies).toHaveLength(2)
  store.undo()
  expect(store.get().match.plies).toHaveLength(0)
  expect(store.get().match.takebacks.used).toEqual([2, 0])
})

test('the first move of a computer cannot be taken back alone: it would only move again', () => {
  const store = sessionBetween('level:3', 'human')
  playIn(store, 'c2')
  expect(canUndo(store.get().match)).toBe(false)
  store.undo()
  expect(store.get().match.plies).toHaveLength(1)
})

test('between people undo counts for the one who had moved', () => {
  const store = sessionBetween('human', 'human')
  for (const move of ['c2', 'd3']) playIn(store, move)
  store.undo()
  expect(store.get().match.takebacks.used).toEqual([0, 1])
})

test('two computers stop when a move is taken back, and nobody’s takeback is counted', () => {
  const store = sessionBetween('level:1', 'level:2')
  for (const move of ['c2', 'd3']) playIn(store, move)
  store.undo()
  expect(store.get()).toMatchObject({ isPaused: true, match: { takebacks: { used: [0, 0] } } })
  store.undo()
  store.redo()
  expect(store.get()).toMatchObject({ isPaused: true, match: { plies: { length: 1 } } })
  // They do not run away with it when the match is opened again either.
  store.undo()
  expect(createMatchSession(store.get().match).get().isPaused).toBe(true)
})

test('undo takes back a resignation and nothing else, and counts it for who had resigned', () => {
  const store = sessionBetween('human', 'level:3')
  for (const move of ['c2', 'd3']) playIn(store, move)
  store.end({ how: 'resign', by: 0 })
  expect(legalTaps(store.get().match).sequences).toEqual([])
  store.undo()
  expect(store.get().match).toMatchObject({ ending: undefined, plies: { length: 2 }, takebacks: { used: [1, 0] } })
})

test('where takebacks are not allowed nothing is taken back', () => {
  const match = { ...matchBetween(['human', 'human']), takebacks: { allowed: false, used: [0, 0] as const } }
  const store = createMatchSession(match)
  playIn(store, 'c2')
  store.undo()
  expect(store.get().match.plies).toHaveLength(1)
})
