import { threeDragons, type ThreeDragonsState } from '.'
import { legalMoves, next } from '../../core/game'
import { Line, perft } from '../../core/line'
import { readMove } from '../../core/moveText'
import { expectOk } from '../../core/result'
import { decoded, startOf } from '../../testing/play'

const play = (s: ThreeDragonsState, ...moves: readonly string[]) =>
  moves.reduce((at, text) => next(threeDragons, at, expectOk(readMove(threeDragons, at, 1, text))), s)
const written = (s: ThreeDragonsState) => legalMoves(threeDragons, s).map(move => threeDragons.write(s.setup, move))
const ending = (s: ThreeDragonsState, seen = 1) => [threeDragons.outcome(s, seen), threeDragons.reason(s, seen)]

/** The position after the moves and how often it has occurred, as a line of play counts it. */
function lineOf(options: object, moves: string) {
  const line = new Line(threeDragons, startOf(threeDragons, options))
  for (const text of moves.split(' ')) line.advance(expectOk(readMove(threeDragons, line.state, line.seen(), text)))
  return ending(line.state, line.seen())
}

test.each([
  [{}, 'a1 a9 i1 i9', 'a5 e5 i5'],
  [{ width: 7, height: 7 }, 'a1 a7 g1 g7', 'a4 d4 g4'],
  [{ width: 13, height: 7 }, 'a1 a7 m1 m7', 'a4 g4 m4'],
  [{ width: 7, height: 13 }, 'a1 a13 g1 g13', 'a7 d7 g7'],
])('on %o the mountains are %s and the caves %s', (options, mountains, caves) => {
  const { squares } = startOf(threeDragons, options).setup
  const named = (kind: string) => squares.filter(s => s.kind === kind).map(s => s.name)
  expect(named('mountain').sort().join(' ')).toBe(mountains.split(' ').sort().join(' '))
  expect(named('cave').join(' ')).toBe(caves)
})

test('a side cave has three neighbours and a dragon of 3, the centre cave four and a dragon of 5', () => {
  const { caves, names } = startOf(threeDragons).setup
  const shown = caves.map(cave => [
    cave.name,
    cave.dragon,
    Array.from(cave.around, at => names.get(at))
      .sort()
      .join(' '),
  ])
  expect(shown).toEqual([
    ['a5', 3, 'a4 a6 b5'],
    ['e5', 5, 'd5 e4 e6 f5'],
    ['i5', 3, 'h5 i4 i6'],
  ])
})

test.each([
  [{ variant: 'basic' }, 1, 52],
  [{ variant: 'basic' }, 2, 2512],
  [{ variant: 'basic' }, 3, 135536],
  [{ variant: 'strength' }, 1, 52],
  [{ variant: 'strength' }, 2, 2540],
  [{ variant: 'strength' }, 3, 138622],
  [{}, 1, 52],
  [{}, 2, 2540],
  [{}, 3, 138622],
  [{ width: 7, height: 7 }, 3, 18874],
  [{ width: 7, height: 7, variant: 'basic' }, 3, 18084],
  [{ width: 7, height: 7, captureChoice: 'both' }, 3, 18874],
  [{ width: 7, height: 7, captureChoice: 'custodial-first' }, 3, 18872],
  [{ width: 7, height: 7, strengthCapture: 'mandatory' }, 3, 17980],
  [{ width: 7, height: 7, stopBetween: 'forbidden' }, 3, 18772],
  [{ width: 11, height: 11 }, 2, 6867],
  [{ width: 13, height: 13 }, 2, 15214],
  [{ width: 9, height: 7 }, 2, 1429],
  [{ width: 13, height: 7 }, 2, 3799],
  [{ captureChoice: 'both' }, 2, 2540],
  [{ captureChoice: 'custodial-first' }, 2, 2540],
  [{ strengthCapture: 'mandatory' }, 2, 2512],
  [{ stopBetween: 'forbidden' }, 2, 2538],
])('perft with %o at depth %i is %i', (options, depth, nodes) => {
  expect(perft(new Line(threeDragons, startOf(threeDragons, options)), depth)).toBe(nodes)
})

const pair = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'

test.each([
  [{}, 'e1-e4 e1-e4xf4'],
  [{ captureChoice: 'both' }, 'e1-e4 e1-e4xf4'],
  [{ captureChoice: 'custodial-first' }, 'e1-e4'],
  [{ strengthCapture: 'mandatory' }, 'e1-e4 e1-e4xf4'],
  [{ captureChoice: 'both', strengthCapture: 'mandatory' }, 'e1-e4xf4'],
  [{ captureChoice: 'custodial-first', strengthCapture: 'mandatory' }, 'e1-e4'],
  [{ variant: 'strength', stopBetween: 'forbidden' }, ''],
])('with %o, arriving beside a custodial victim and a weaker piece gives %s', (options, moves) => {
  const there = written(decoded(threeDragons, options, pair)).filter(text => text.startsWith('e1-e4'))
  expect(there.sort().join(' ')).toBe(moves)
})

test('a strength capture that replaces the custodial one leaves its victims', () => {
  const after = play(decoded(threeDragons, {}, pair), 'e1-e4xf4')
  expect(threeDragons.encode(after)).toContain('.--2b2----.')
})

test.each([
  ['a closed cave wakes its dragon', 'o', '5'],
  ['an opened cave has no second dragon', 'x', 'x'],
  ['a piece at home stays as it is', '2', '2'],
])('%s when it is surrounded', (_, cave, after) => {
  const text = `m-----bbm.---------.---------.----3----.o--2${cave}2--o.---------.---------.----4----.m-------m_1_1`
  expect(threeDragons.encode(play(decoded(threeDragons, {}, text), 'e2-e4'))).toContain(`.o--2${after}2--o.`)
})

test('both kinds at once where the option says so', () => {
  const after = play(decoded(threeDragons, { captureChoice: 'both' }, pair), 'e1-e4xf4')
  expect(threeDragons.encode(after)).toContain('.--2-2----.')
})

test.each([
  [
    'reduced to one',
    'm------am.---------.---------.---------.o---o---o.--1-1----.---------.---------.m------1m_2_0',
    'first',
    'reduced',
  ],
  [
    'reduced to none',
    'm-------m.---------.---------.---------.o---o---o.--1-1-1--.---------.---------.m-------m_2_0',
    'first',
    'reduced',
  ],
  [
    'white reduced',
    'm-----aam.---------.---------.---------.o---o---o.---------.---------.---------.m------1m_2_0',
    'second',
    'reduced',
  ],
  [
    'blocked',
    'ma1-----m.a1-------.1--------.---------.o---o---o.---------.---------.---------.m-------m_2_1',
    'first',
    'blocked',
  ],
  [
    'white blocked',
    'm1a-----m.1a-------.a--------.---------.o---o---o.---------.---------.---------.m-------m_1_1',
    'second',
    'blocked',
  ],
  [
    'reduced before blocked',
    'm-a-----m.1a-------.a--------.---------.o---o---o.---------.---------.---------.m-------m_1_1',
    'second',
    'reduced',
  ],
  [
    'blocked before no-progress',
    'ma1-----m.a1-------.1--------.---------.o---o---o.---------.---------.---------.m-------m_2_100',
    'first',
    'blocked',
  ],
  [
    'clock run out',
    'm-----aam.---------.---------.---------.o---o---o.---------.---------.---------.m-----11m_2_100',
    'draw',
    'no-progress',
  ],
  [
    'clock nearly run out',
    'm-----aam.---------.---------.---------.o---o---o.---------.---------.---------.m-----11m_2_99',
    'playing',
    undefined,
  ],
])('%s', (_, text, outcome, reason) => {
  expect(ending(decoded(threeDragons, { variant: 'basic' }, text))).toEqual([outcome, reason])
})

test.each([
  ['right', 'm1------m.1a-------.a--------.---------.o---o---o.---------.---------.---------.m------am_1_0'],
  ['left', 'm------1m.-------a1.--------a.---------.o---o---o.---------.---------.---------.m------am_1_0'],
  ['down', 'm1a-----m.1a-------.---------.---------.o---o---o.---------.---------.---------.m------am_1_0'],
  ['up', 'm------am.---------.---------.---------.o---o---o.---------.---------.1a-------.m1a-----m_1_0'],
])('a side that can move one piece, %s, is not blocked', (_, text) => {
  expect(ending(decoded(threeDragons, { variant: 'basic' }, text))).toEqual(['playing', undefined])
})

test('repetition comes before the clock, and after the blocked side', () => {
  const stale = decoded(
    threeDragons,
    {},
    'm-d----bm.---------.---------.---------.o---o---o.---------.---------.---------.m-----22m_1_100',
  )
  expect(ending(stale, 3)).toEqual(['draw', 'repetition'])
  const blocked = decoded(
    threeDragons,
    { variant: 'basic' },
    'ma1-----m.a1-------.1--------.---------.o---o---o.---------.---------.---------.m-------m_2_1',
  )
  expect(ending(blocked, 3)).toEqual(['first', 'blocked'])
})

const shuffle = 'e2-e3 e8-e7 e3-e2 e7-e8 e2-e3 e8-e7 e3-e2 e7-e8'
test.each([
  [{}, shuffle, ['draw', 'repetition']],
  [{}, shuffle.slice(0, -6), ['playing', undefined]],
  [{ repetition: 2 }, 'e2-e3 e8-e7 e3-e2 e7-e8', ['draw', 'repetition']],
  [{ repetition: 0, noProgress: 10 }, `${shuffle} e2-e3`, ['playing', undefined]],
  [{ repetition: 0, noProgress: 10 }, `${shuffle} e2-e3 e8-e7`, ['draw', 'no-progress']],
  [{ noProgress: 8 }, shuffle, ['draw', 'repetition']],
])('with %o, after %s: %j', (options, moves, expected) => {
  expect(lineOf(options, moves)).toEqual(expected)
})

test.each([
  ['safe', 'a', ['e1-e2'], ['playing', undefined]],
  ['forbidden', 'a', [], ['second', 'blocked']],
  ['forbidden', '-', ['e1-e3', 'e1-e4'], ['playing', undefined]],
])(
  'stopping between enemies is %s: with %s on e3 the only free square of white is or is not one to stop on',
  (...row) => {
    const [stopBetween, e3, moves, expected] = row
    const text = `m-------m.---------.---------.---------.o---o---o.---------.a---${e3}----.1a-a-a---.m--a1a--m_1_0`
    const s = decoded(threeDragons, { variant: 'basic', stopBetween }, text)
    expect(written(s)).toEqual(moves)
    expect(ending(s)).toEqual(expected)
  },
)

test('the clock is part of the salt only when a search can see it run out', () => {
  const at = (reversiblePlies: number, options = {}) =>
    threeDragons.salt({ ...startOf(threeDragons, options), reversiblePlies })
  expect([at(0), at(67), at(68), at(99)]).toEqual([0, 0, 32, 1])
  expect(at(99, { noProgress: 0 })).toBe(0)
})
