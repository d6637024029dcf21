import { newMatch } from '@tabuleiro/engine'
import fc from 'fast-check'
import { positionIn, sessionAfter } from '../../testing/play'
import { noInput } from './taps'
import { tapOptions } from './tapOptions'
import { createMatchSession, legalTaps } from './session'
import { viewPosition } from './playView'

test('taps play moves, and an illegal one plays none', () => {
  const store = sessionAfter('d2.g5.a1.e3')
  expect(positionIn(store)).toBe('1.2.3.1b2.2b2.6.4w2_e3_w_1')
})

test('a tap that waits is played by confirming and forgotten by cancelling', () => {
  const store = sessionAfter('')
  store.tap('d2', true)
  expect(tapOptions(store.get().match, store.get().input).pending).toBe('d2')
  store.cancel()
  store.confirm()
  expect(store.get().match.plies).toHaveLength(0)
  store.tap('d2', true)
  store.tap('d3', true)
  store.confirm()
  expect(positionIn(store)).toBe('1.2.3.2b1.5.6.7_d3_w_1')
})

test('with confirmation on, nothing but confirm changes the position', () => {
  const cells = ['a1', 'b1', 'b2', 'c1', 'c2', 'c3', 'swap']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...cells, 'cancel', 'back', 'forward')), steps => {
      const store = sessionAfter('b1', { size: 3 })
      const before = positionIn(store)
      for (const step of steps) {
        if (step === 'cancel') store.cancel()
        else if (step === 'back') store.browse(0)
        else if (step === 'forward') store.browse(1)
        else store.tap(step, true)
      }
      expect(positionIn(store)).toBe(before)
    }),
  )
})

test('undo gives back every earlier position exactly, and redo every later one', () => {
  const tapAny = (store: ReturnType<typeof sessionAfter>, pick: number) => {
    const { sequences } = legalTaps(store.get().match)
    const choice = sequences[pick % Math.max(1, sequences.length)]
    for (const place of choice?.taps ?? []) store.tap(place, false)
  }
  fc.assert(
    fc.property(fc.array(fc.nat()), picks => {
      const store = sessionAfter('', { size: 5 })
      const seen = [positionIn(store)]
      for (const pick of picks) {
        tapAny(store, pick)
        seen.push(positionIn(store))
      }
      const plies = store.get().match.plies.length
      for (let ply = plies - 1; ply >= 0; ply--) {
        store.undo()
        expect(positionIn(store)).toBe(seen[ply])
      }
      for (let ply = 1; ply <= plies; ply++) {
        store.redo()
        expect(positionIn(store)).toBe(seen[ply])
      }
    }),
  )
})

test('looking back shows an earlier position, edits nothing and offers nothing', () => {
  const store = sessionAfter('d2.g5.e3')
  const { match } = store.get()
  store.browse(1)
  // Legal in the present, and meant for the past: it is neither.
  store.tap(legalTaps(match).sequences[0]?.taps[0] ?? '', false)
  store.choose(legalTaps(match).sequences[0]?.taps ?? [], false)
  const { match: same, browsedPly, input } = store.get()
  expect(same).toBe(match)
  expect(viewPosition(same, browsedPly).position).toBe('1.2.3.1b2.5.6.7_d2_w_1')
  expect(tapOptions(same, input, browsedPly !== undefined).targets.size).toBe(0)
  store.browse(3)
  expect(store.get().browsedPly).toBeUndefined()
})

test('undo from the past returns to the present first', () => {
  const store = sessionAfter('d2.g5.e3')
  store.browse(1)
  store.undo()
  expect(store.get().browsedPly).toBeUndefined()
  expect(store.get().match.plies).toHaveLength(2)
})

test('a finished game takes no more taps, shows its reason, and hides it when looking back', () => {
  const store = sessionAfter('g6.f6.g7')
  const { match } = store.get()
  store.tap('a1', false)
  expect(store.get().match).toBe(match)
  expect(viewPosition(match).turn).toBe('over')
  expect(viewPosition(match).marks).toEqual([
    { kind: 'won', cells: ['g7', 'g6'] },
    { kind: 'counted', cells: ['f6'] },
  ])
  expect(viewPosition(match, 2)).toMatchObject({ turn: '1', marks: [{ kind: 'last', cells: ['g6', 'f6'] }] })
})

test('listeners hear of changes until they leave', () => {
  const store = sessionAfter('')
  const heard = jest.fn()
  const leave = store.subscribe(heard)
  store.tap('d2', false)
  leave()
  store.tap('g5', false)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a cell may be tapped for what lies on it, and marks stand on cells', () => {
  const created = newMatch({ game: 'turtles' })
  if (!created.ok) throw new Error(created.error.code)
  const store = createMatchSession(created.value)
  // Two hatchings each: turtles lie on the board, and some of them may move.
  for (let ply = 0; ply < 4; ply++)
    for (const place of legalTaps(store.get().match).sequences[0]?.taps ?? []) store.tap(place, false)
  const { match } = store.get()
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
