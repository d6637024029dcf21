import { expectOk, newMatch, type MatchSpec } from '@tabuleiro/engine'
import { previewMarks } from './preview'
import { noInput } from './taps'
import { hintMarks, tapOptions } from './tapOptions'
import { createMatchSession } from './session'
import { legalTaps } from './taps'

const sessionAt = (spec: MatchSpec) => createMatchSession(expectOk(newMatch(spec)))

function optionsIn(session: ReturnType<typeof sessionAt>) {
  const { match, input } = session.getState()
  return tapOptions(match, input)
}

/** A white piece on e1 may stop between two black ones: beside a stronger one it could take, and closing one in. */
const PAIR = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'
/** South’s turtles 3 and 1 lie on one another. */
const STACK = '0.0_n4s2n1.0_s3s1.0_0.0~s~0~0'

test('what is left after the last tap on the board is offered as choices, each with the tap that makes it', () => {
  const session = sessionAt({ game: 'three-dragons', start: PAIR })
  session.tap('e1', true)
  expect(optionsIn(session).choices).toEqual([])
  session.tap('e4', true)
  expect(optionsIn(session)).toMatchObject({
    taps: ['e1', 'e4'],
    pending: undefined,
    choices: [
      { text: 'e1-e4xf4', tap: 'f4' },
      { text: 'e1-e4', tap: 'plain' },
    ],
  })
  expect(optionsIn(session).targets).toEqual(new Set(['f4', 'plain']))
  session.tap('plain', true)
  expect(optionsIn(session)).toMatchObject({ pending: 'e1-e4', choices: [] })
})

test('a move without a choice leaves none', () => {
  const session = sessionAt({ game: 'three-dragons', start: PAIR })
  session.tap('e1', true)
  session.tap('e2', true)
  expect(optionsIn(session)).toMatchObject({ pending: 'e1-e2', choices: [] })
})

test('a tap that stood for several places leaves them to choose from, and marks the cell they lie on', () => {
  const session = sessionAt({ game: 'turtles', start: STACK })
  session.tap('a2', true)
  const { chooser, choices, marks } = optionsIn(session)
  expect([...chooser].sort()).toEqual(['turtle-s1', 'turtle-s3'])
  expect(choices).toEqual([])
  expect(marks.find(mark => mark.kind === 'selected')?.cells).toEqual(['a2'])
  session.cancel()
  expect(optionsIn(session).chooser).toEqual([])
})

test('nothing is offered while browsing', () => {
  const { match } = sessionAt({ game: 'three-dragons', start: PAIR }).getState()
  expect(tapOptions(match, { taps: ['e1', 'e4'], chooser: [] }, true)).toMatchObject({
    taps: [],
    targets: { size: 0 },
    choices: [],
    marks: [],
  })
})

/** What the move of these taps would do to others. */
function consequences(spec: MatchSpec, ...taps: readonly string[]) {
  const { match } = sessionAt(spec).getState()
  const choice = legalTaps(match).sequences.find(each => each.taps.join() === taps.join())
  if (!choice) throw new Error('there is no such move')
  return previewMarks(match, choice.move)
}

test('captures are marked on the pieces that would go', () => {
  const both = { game: 'three-dragons', start: PAIR, options: { captureChoice: 'both' } } as const
  expect(consequences(both, 'e1', 'e4', 'f4')).toEqual([{ kind: 'consequence', cells: ['d4', 'f4'] }])
  expect(consequences({ game: 'three-dragons', start: PAIR }, 'e1', 'e2')).toEqual([])
})

test('a colour that would be won is marked along its path', () => {
  const chain = 'o4.1p6.2o6.3p6.4o6.5p6.5o5.6p5.6o4.6p3.6o2.6o1.5_2_a_---'
  const cells = 'm8 l7 k7 j7 i7 h7 g7 f7 e7 d7 c7 b7 a6'.split(' ')
  expect(consequences({ game: 'alliances', start: chain }, 'hand-orange', 'a6')).toEqual([
    { kind: 'consequence', cells },
  ])
})

test('each push is marked with its direction, and a piece that leaves the board is marked where it stands', () => {
  expect(consequences({ game: 'turtles', start: '0.0_s4s2.0_n3n1.0_s5.0~s~0~0' }, 'turtle-s5', 'a2')).toEqual([
    { kind: 'consequence', cells: ['a2'], arrow: { from: 'a2', to: 'a3', pusher: 'a1' } },
    { kind: 'consequence', cells: ['a3'], arrow: { from: 'a3', to: 'a4', pusher: 'a2' } },
  ])
  expect(consequences({ game: 'turtles', start: '0.0_s3s1.n5_0.0_0.0~n~0~0' }, 'turtle-n5', 'a3')).toEqual([
    { kind: 'consequence', cells: ['a3'], arrow: { from: 'a3', to: 'side-left', pusher: 'b3' } },
  ])
  expect(consequences({ game: 'turtles', start: 's4n2s1.0_0.0_0.0_0.0~s~0~0' }, 'turtle-s4', 'goal-s')).toEqual([
    { kind: 'consequence', cells: ['a4'] },
  ])
})

test('consequences are marked while a move is pending, and not before', () => {
  const session = sessionAt({ game: 'turtles', start: STACK })
  const kinds = () => optionsIn(session).marks.map(mark => mark.kind)
  session.tap('turtle-s3', true)
  expect(kinds()).not.toContain('consequence')
  session.tap('a3', true)
  expect(kinds()).toContain('consequence')
})

test('a hint marks the cell of its first place, then all cells of its move', () => {
  const { match } = sessionAt({ game: 'turtles', start: STACK }).getState()
  const hint = { move: '3u', taps: ['turtle-s3', 'a3'], reason: 'pushes' } as const
  expect(hintMarks(match, undefined)).toEqual([])
  expect(hintMarks(match, { step: 'searching' })).toEqual([])
  expect(hintMarks(match, { step: 'place', hint })).toEqual([{ kind: 'hint', cells: ['a2'] }])
  expect(hintMarks(match, { step: 'move', hint })).toEqual([
    { kind: 'hint', cells: ['a2', 'a3'], arrow: { from: 'a2', to: 'a3', pusher: undefined } },
  ])
  expect(tapOptions(match, noInput).marks.every(mark => mark.kind !== 'hint')).toBe(true)
})
