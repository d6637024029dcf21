import fc from 'fast-check'
import {
  cancel,
  confirm,
  nextTaps,
  noInput,
  pendingMove,
  tap,
  type TapSequence,
  type Input,
  type LegalTaps,
} from './taps'

/** A made-up position: slides, a choice at the end, and two turtles stacked on d4. */
const choices: readonly TapSequence[] = [
  { move: 1, taps: ['e2', 'e7', 'plain'] },
  { move: 2, taps: ['e2', 'e7', 'f7'] },
  { move: 3, taps: ['e2', 'e4'] },
  { move: 4, taps: ['swap'] },
  { move: 5, taps: ['turtle-s1', 'd5'] },
  { move: 6, taps: ['turtle-s4', 'd5'] },
  { move: 7, taps: ['turtle-s4', 'c4'] },
  { move: 8, taps: ['turtle-n2', 'e2'] },
]
const lying = new Map([
  ['turtle-s1', 'd4'],
  ['turtle-s4', 'd4'],
  ['turtle-n2', 'g7'],
])
const offer: LegalTaps = { sequences: choices, cellOfPlace: lying }
const places = ['e2', 'e4', 'e7', 'f7', 'plain', 'swap', 'turtle-s1', 'turtle-s4', 'd4', 'd5', 'c4', 'g7', 'a1']

const after = (...taps: string[]) => taps.reduce<Input>((input, place) => tap(offer, input, place, true).input, noInput)

test('the next taps of the moves that fit are the highlights', () => {
  expect([...nextTaps(choices, [])].sort()).toEqual(['e2', 'swap', 'turtle-n2', 'turtle-s1', 'turtle-s4'])
  expect([...nextTaps(choices, ['e2'])].sort()).toEqual(['e4', 'e7'])
  expect([...nextTaps(choices, ['e2', 'e7'])].sort()).toEqual(['f7', 'plain'])
})

test.each(choices)('the taps of move $move lead to that move and no other', ({ move, taps }) => {
  expect(pendingMove(choices, after(...taps))).toBe(move)
  for (let n = 0; n < taps.length; n++) expect(pendingMove(choices, after(...taps.slice(0, n)))).toBeUndefined()
})

test('without confirmation the last tap plays', () => {
  const picked = tap(offer, noInput, 'e2', false)
  expect(picked.play).toBeUndefined()
  expect(tap(offer, picked.input, 'e4', false)).toEqual({ input: noInput, play: 3 })
})

test('picking up a piece with a single move does not make that move', () => {
  expect(tap(offer, noInput, 'turtle-s1', false)).toEqual({ input: { taps: ['turtle-s1'], chooser: [] } })
})

test('a tap that fits nowhere but begins some move starts over', () => {
  expect(after('e2', 'turtle-s4').taps).toEqual(['turtle-s4'])
  expect(after('e2', 'e4', 'swap').taps).toEqual(['swap'])
})

test('while a move is pending another cell aims it anew, and the same cell leaves it pending', () => {
  expect(after('e2', 'e4', 'e4').taps).toEqual(['e2', 'e4'])
  expect(after('turtle-s4', 'd5', 'c4').taps).toEqual(['turtle-s4', 'c4'])
  expect(after('e2', 'e7', 'plain', 'f7').taps).toEqual(['e2', 'e7', 'f7'])
  expect(after('e2', 'e7', 'plain', 'e4').taps).toEqual(['e2', 'e4'])
})

test('before a question is answered another cell aims the move anew', () => {
  expect(after('e2', 'e7', 'e4').taps).toEqual(['e2', 'e4'])
})

test('cancelling goes back one step: what is in hand stays there', () => {
  const steps = (...taps: string[]) => cancel(after(...taps))
  expect(steps('e2', 'e7', 'plain')).toEqual({ taps: ['e2', 'e7'], chooser: [] })
  expect(steps('turtle-s4', 'd5')).toEqual({ taps: ['turtle-s4'], chooser: [] })
  expect(steps('d4')).toBe(noInput)
  expect(steps('e2')).toBe(noInput)
  expect(cancel(noInput)).toBe(noInput)
})

test('a tap that fits nowhere changes nothing', () => {
  expect(after('e2', 'a1').taps).toEqual(['e2'])
})

test('a cell stands for what lies on it: one is meant, several are offered', () => {
  expect(after('g7')).toEqual({ taps: ['turtle-n2'], chooser: [] })
  expect(after('d4')).toEqual({ taps: [], chooser: ['turtle-s1', 'turtle-s4'] })
  expect(after('d4', 'turtle-s4')).toEqual({ taps: ['turtle-s4'], chooser: [] })
})

test('with confirmation on, no sequence of taps plays a move', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...places, 'cancel')), sequence => {
      let input = noInput
      for (const place of sequence) {
        const step = place === 'cancel' ? { input: cancel(input) } : tap(offer, input, place, true)
        expect(step).not.toHaveProperty('play')
        input = step.input
      }
      // Confirming plays exactly the move that was waiting, and nothing where none was.
      const pending = pendingMove(choices, input)
      expect(confirm(offer, input).play).toBe(pending)
    }),
  )
})
