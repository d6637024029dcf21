import { expectOk, newMatch, playMove, positionOf, readMove, rulesOf, seenAt, type MatchSpec } from '@tabuleiro/engine'
import { effectOf } from './effects'
import { viewPosition } from './playView'
import { createMatchSession } from './session'
import { riskMarks, tapOptions } from './tapOptions'

const matchAt = (spec: MatchSpec) => expectOk(newMatch(spec))

function movesOf(spec: MatchSpec, texts: readonly string[]) {
  const match = matchAt(spec)
  const read = (text: string) => expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))
  return { match, moves: texts.map(read) }
}

/** White may close in d4 from e4, or stop there and take the weaker f4 by strength. */
const PAIR = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'

test.each<[string, MatchSpec, readonly string[], object]>([
  ['a plain move', { game: 'three-dragons', start: PAIR }, ['e1-e2'], { kind: 'target', captured: [] }],
  [
    'a capture that is one of two choices',
    { game: 'three-dragons', start: PAIR },
    ['e1-e4', 'e1-e4xf4'],
    { kind: 'captures', captured: ['d4', 'f4'], isOptional: true },
  ],
  [
    'a turtle that reaches the sea',
    { game: 'turtles', start: 's4n2s1.0_0.0_0.0_0.0~s~0~0' },
    ['4u'],
    { kind: 'scores', isWin: false },
  ],
  [
    'a turtle that sends another one back',
    { game: 'turtles', start: '0.0_s3s1.n5_0.0_0.0~n~0~0' },
    ['5l'],
    { kind: 'captures', captured: ['a3'] },
  ],
  [
    'a colour won',
    { game: 'alliances', start: 'o4.1p6.2o6.3p6.4o6.5p6.5o5.6p5.6o4.6p3.6o2.6o1.5_1_a_---' },
    ['oa6'],
    { kind: 'scores', captured: [], isWin: false },
  ],
])('%s is told by the events of its moves', (_, spec, texts, effect) => {
  const { match, moves } = movesOf(spec, texts)
  expect(effectOf(match, moves)).toMatchObject(effect)
})

test('waking a dragon weighs more than a capture, and winning more than either', () => {
  const cave = 'm-----bbm.---------.---------.----3----.o--2o2--o.---b-----.---------.----4----.m-------m_1_1'
  const wake = movesOf({ game: 'three-dragons', start: cave }, ['e2-e4', 'e2-e4xd4'])
  expect(effectOf(wake.match, wake.moves)).toMatchObject({ kind: 'wakes', captured: ['d4'], isWin: false })
  const last = 'm------bm.---------.---------.---------.o---o---o.--2b-----.---------.---------.m---3--2m_1_0'
  const win = movesOf({ game: 'three-dragons', start: last }, ['e1-e4'])
  expect(effectOf(win.match, win.moves)).toMatchObject({ kind: 'scores', captured: ['d4'], isWin: true })
})

function marksIn(spec: MatchSpec, ...places: readonly string[]) {
  const session = createMatchSession(matchAt(spec))
  for (const place of places) session.tap(place, true)
  const { match, input } = session.getState()
  return { risks: riskMarks(match, input), ...tapOptions(match, input) }
}

/** White's c2 can be closed in between two black pieces, or a black piece and a mountain. */
const EXPOSED = 'm-------m.---------.---------.---------.o---o---o.---------.---b-----.--2------.m----b-2m_1_0'

test('where the reply could take the piece in hand, the targets are marked, once it is in hand', () => {
  const spec = { game: 'three-dragons', start: EXPOSED } as const
  expect(marksIn(spec, 'c2').risks).toEqual([{ kind: 'risks', cells: ['a2', 'd2', 'f2', 'i2'] }])
  expect(marksIn(spec).risks).toEqual([])
  const carried = { game: 'turtles', start: '0.0_0.0_0.s3_0.n4~s~0~0' } as const
  expect(marksIn(carried, 'turtle-s3').risks).toEqual([{ kind: 'risks', cells: ['b1'] }])
})

test('targets are marked by what a tap would do, and pieces to begin with are not', () => {
  const spec = { game: 'three-dragons', start: PAIR } as const
  const kinds = (...taps: readonly string[]) =>
    Object.fromEntries(marksIn(spec, ...taps).marks.map(({ kind, cells }) => [kind, cells]))
  expect(kinds()).toEqual({ target: expect.arrayContaining(['e1', 'c4']) as unknown, selected: [] })
  expect(kinds('e1')).toEqual({
    target: ['d1', 'c1', 'b1', 'f1', 'g1', 'e2', 'e3'],
    captures: ['e4'],
    selected: ['e1'],
  })
  expect(kinds('e1', 'e4')).toMatchObject({ captures: ['f4', 'plain'] })
})

test.each<[string, MatchSpec, string, readonly string[]]>([
  ['taken', { game: 'three-dragons', start: PAIR }, 'e1-e4xf4', ['e1', 'e4', 'f4']],
  ['pushed', { game: 'turtles', start: '0.0_s4s2.0_n3n1.0_s5.0~s~0~0' }, '5u', ['a1', 'a2', 'a3', 'a4']],
  ['sent back', { game: 'turtles', start: '0.0_s3s1.n5_0.0_0.0~n~0~0' }, '5l', ['b3', 'a3', 'side-left']],
])('the cells from which pieces were %s stay marked with the last move', (_, spec, text, cells) => {
  const { match, moves } = movesOf(spec, [text])
  const played = expectOk(playMove(match, moves[0] ?? -1))
  expect(viewPosition(played).marks).toEqual([{ kind: 'last', cells }])
})
