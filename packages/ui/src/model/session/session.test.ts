import { newMatch } from '@tabuleiro/engine'
import fc from 'fast-check'
import { positionIn, sessionAfter } from '../../testing/play'
import { noInput } from './taps'
import { tapOptions } from './tapOptions'
import { createMatchSession } from './session'
import { legalTaps } from './taps'
import { viewPosition } from './playView'

test('taps play moves, and an illegal one plays none', () => {
  const session = sessionAfter('d2.g5.a1.e3')
  expect(positionIn(session)).toBe('1.2.3.1b2.2b2.6.4w2_e3_w_1')
})

test('a pending move is played by confirming and forgotten by cancelling', () => {
  const session = sessionAfter('')
  session.tap('d2', true)
  expect(tapOptions(session.getState().match, session.getState().input).pending).toBe('d2')
  session.cancel()
  session.confirm()
  expect(session.getState().match.plies).toHaveLength(0)
  session.tap('d2', true)
  session.tap('d3', true)
  session.confirm()
  expect(positionIn(session)).toBe('1.2.3.2b1.5.6.7_d3_w_1')
})

test('with confirmation on, nothing but confirm changes the position', () => {
  const cells = ['a1', 'b1', 'b2', 'c1', 'c2', 'c3', 'swap']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...cells, 'cancel', 'back', 'forward')), steps => {
      const session = sessionAfter('b1', { size: 3 })
      const before = positionIn(session)
      for (const step of steps) {
        if (step === 'cancel') session.cancel()
        else if (step === 'back') session.browse(0)
        else if (step === 'forward') session.browse(1)
        else session.tap(step, true)
      }
      expect(positionIn(session)).toBe(before)
    }),
  )
})

test('undo gives back every earlier position exactly, and redo every later one', () => {
  const tapAny = (session: ReturnType<typeof sessionAfter>, pick: number) => {
    const { sequences } = legalTaps(session.getState().match)
    const choice = sequences[pick % Math.max(1, sequences.length)]
    for (const place of choice?.taps ?? []) session.tap(place, false)
  }
  fc.assert(
    fc.property(fc.array(fc.nat()), picks => {
      const session = sessionAfter('', { size: 5 })
      const seen = [positionIn(session)]
      for (const pick of picks) {
        tapAny(session, pick)
        seen.push(positionIn(session))
      }
      const plies = session.getState().match.plies.length
      for (let ply = plies - 1; ply >= 0; ply--) {
        session.undo()
        expect(positionIn(session)).toBe(seen[ply])
      }
      for (let ply = 1; ply <= plies; ply++) {
        session.redo()
        expect(positionIn(session)).toBe(seen[ply])
      }
    }),
  )
})

test('browsing shows an earlier position, edits nothing and offers nothing', () => {
  const session = sessionAfter('d2.g5.e3')
  const { match } = session.getState()
  session.browse(1)
  // A move that is legal at the present position is not accepted at an earlier one.
  session.tap(legalTaps(match).sequences[0]?.taps[0] ?? '', false)
  session.choose(legalTaps(match).sequences[0]?.move ?? -1, false)
  const { match: same, browsedPly, input } = session.getState()
  expect(same).toBe(match)
  expect(viewPosition(same, browsedPly).position).toBe('1.2.3.1b2.5.6.7_d2_w_1')
  expect(tapOptions(same, input, browsedPly !== undefined).targets.size).toBe(0)
  session.browse(3)
  expect(session.getState().browsedPly).toBeUndefined()
})

test('undo from an earlier position returns to the present first', () => {
  const session = sessionAfter('d2.g5.e3')
  session.browse(1)
  session.undo()
  expect(session.getState().browsedPly).toBeUndefined()
  expect(session.getState().match.plies).toHaveLength(2)
})

test('a finished game takes no more taps, shows its reason, and hides it while browsing', () => {
  const session = sessionAfter('g6.f6.g7')
  const { match } = session.getState()
  session.tap('a1', false)
  expect(session.getState().match).toBe(match)
  expect(viewPosition(match).turn).toBe('over')
  expect(viewPosition(match).marks).toEqual([
    { kind: 'won', cells: ['g7', 'g6'] },
    { kind: 'counted', cells: ['f6'] },
  ])
  expect(viewPosition(match, 2)).toMatchObject({ turn: '1', marks: [{ kind: 'last', cells: ['g6', 'f6'] }] })
})

test('subscribers are notified of changes until they unsubscribe', () => {
  const session = sessionAfter('')
  const listener = jest.fn()
  const unsubscribe = session.subscribe(listener)
  session.tap('d2', false)
  unsubscribe()
  session.tap('g5', false)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a cell may be tapped for what lies on it, and marks stand on cells', () => {
  const created = newMatch({ game: 'turtles' })
  if (!created.ok) throw new Error(created.error.code)
  const session = createMatchSession(created.value)
  // Two hatchings each: turtles lie on the board, and some of them may move.
  for (let ply = 0; ply < 4; ply++)
    for (const place of legalTaps(session.getState().match).sequences[0]?.taps ?? []) session.tap(place, false)
  const { match } = session.getState()
  const { cellOfPlace, sequences } = legalTaps(match)
  const turtle = sequences.map(({ taps }) => taps[0] ?? '').find(place => place.startsWith('turtle-')) ?? ''
  const cell = cellOfPlace.get(turtle) ?? ''
  expect(cell).not.toBe('')
  const { targets, marks } = tapOptions(match, noInput)
  expect(targets.has(turtle) && targets.has(cell)).toBe(true)
  expect(marks.find(mark => mark.kind === 'target')?.cells).toContain(cell)
  expect(marks.flatMap(mark => mark.cells).filter(name => name.startsWith('turtle-'))).toEqual([])
  const picked = tapOptions(match, { taps: [turtle], chooser: [] })
  expect(picked.marks.find(mark => mark.kind === 'selected')?.cells).toEqual([cell])
})
