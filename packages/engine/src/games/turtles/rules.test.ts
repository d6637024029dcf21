import { turtles } from '.'
import { legalMoves, next, type Move } from '../../core/game'
import { Line, perft } from '../../core/line'
import { assert } from '../../core/result'
import { decoded, startOf } from '../../testing/play'
import type { TurtlesState } from './rules'

const written = (s: TurtlesState, seen = 1) => legalMoves(turtles, s, seen).map(move => turtles.write(s.setup, move))
const ending = (s: TurtlesState, seen = 1) => [turtles.outcome(s, seen), turtles.reason(s, seen) ?? ''].join(' ').trim()

function moveNamed(s: TurtlesState, text: string): Move {
  const move = legalMoves(turtles, s).find(m => turtles.write(s.setup, m) === text)
  assert(move !== undefined, `${text} is illegal in ${turtles.encode(s)}`)
  return move
}

/** Plays moves given as text; every one must be legal. */
const play = (s: TurtlesState, ...moves: readonly string[]): TurtlesState =>
  moves.reduce((at, text) => next(turtles, at, moveNamed(at, text)), s)

// rules 11 (45 is in the vectors): title and option, then position, move, outcome and result.
const EXAMPLES = `
01 hatch onto an empty cell
   0.0_0.0_0.0_0.0~s~0~0  h3a  0.0_0.0_0.0_s3.0~n~0~0
02 step to an empty cell
   0.0_0.0_0.0_s3.0~s~0~0  3u  0.0_0.0_s3.0_0.0~n~0~0
03 climb a larger turtle
   0.0_n4.n5_s1.0_0.0~s~0~0  1u  0.0_n4s1.n5_0.0_0.0~n~0~0
04 a stack rides along and climbs
   0.0_n4s1.n5_0.0_0.0~n~0~0  4r  0.0_0.n5n4s1_0.0_0.0~s~0~0
05 stuck: weight above equals strength
   0.0_0.n5n4s1_0.0_0.0~n~0~0  5l  illegal
06 middle turtle leaves with its rider
   0.0_0.n5n4s1_0.0_0.0~n~0~0  4l  0.0_n4s1.n5_0.0_0.0~s~0~0
07 rider leaves an enemy stack
   0.0_0.n5n4s1_0.0_0.0~s~0~0  1l  0.0_s1.n5n4_0.0_0.0~n~0~0
08 push a whole stack
   0.0_n2n1.0_s4.0_0.0~s~0~0  4u  n2n1.0_s4.0_0.0_0.0~n~0~0
09 hatching pushes forward, equal sizes push
   0.0_0.0_0.0_n3.0~s~0~0  h3a  0.0_0.0_n3.0_s3.0~n~0~0
10 neither climb nor push: illegal, riders add no strength
   0.0_n3n2.0_s4s1.0_0.0~s~0~0  4u  illegal
11 climb and push together
   0.0_n4s2n1.0_s3s1.0_0.0~s~0~0  3u  s2n1.0_n4s3s1.0_0.0_0.0~n~0~0
12 smash: a pushed turtle with nowhere to go returns to its nest
   0.0_s2n1.0_n2.0_n4s3.0~s~0~0  3u  0.0_s2n1.0_s3.0_n4.0~n~0~0
13 pushed off the side
   0.0_s3s1.n5_0.0_0.0~n~0~0  5l  0.0_n5.0_0.0_0.0~s~0~0
14 score by walking off the far end
   s2.0_0.0_0.0_0.0~s~0~0  2u  0.0_0.0_0.0_0.0~n~2~0
15 mixed stack over the far end: own turtles score, riders of the other side return
   s4n2s1.0_0.0_0.0_0.0~s~0~0  4u  0.0_0.0_0.0_0.0~n~14~0
16 three at once wins
   s4s2s1.0_0.0_0.0_0.0~s~0~0  4u  0.0_0.0_0.0_0.0~n~124~0  first score
17 four scored with the last carriage
   s4s2.0_0.0_0.0_0.0~s~15~0  4u  0.0_0.0_0.0_0.0~n~1245~0  first score
18 may not walk off the side
   s2.0_0.0_0.0_0.0~s~0~0  2l  illegal
19 may not walk off the own end
   0.0_0.0_0.0_s2.0~s~0~0  2d  illegal
20 pushing a friend over the far end scores it
   s2.0_s3.0_0.0_0.0~s~0~0  3u  s3.0_0.0_0.0_0.0~n~2~0
21 pushing an enemy over its own end sends it home
   n2.0_s3.0_0.0_0.0~s~0~0  3u  s3.0_0.0_0.0_0.0~n~0~0
22 pushing an enemy backwards over its far end scores for it
   0.0_0.0_s3.0_n2.0~s~0~0  3d  0.0_0.0_0.0_s3.0~n~0~2
23 a move may hand the opponent the win
   0.0_0.0_s3.0_n2.0~s~0~13  3d  0.0_0.0_0.0_s3.0~n~0~123  second score
24 mixed stack pushed over an end
   s3n1.0_s5.0_0.0_0.0~s~0~0  5u  s5.0_0.0_0.0_0.0~n~3~0
25 chain push, last turtle scores
   s2.0_n3.0_s5.0_0.0~s~0~0  5u  n3.0_s5.0_0.0_0.0~n~2~0
26 chain: the pushed turtle climbs
   n4.0_n3.0_s5.0_0.0~s~0~0  5u  n4n3.0_s5.0_0.0_0.0~n~0~0
27 chain: the pushed stack climbs in and pushes on
   0.0_s4s2.0_n3n1.0_s5.0~s~0~0  5u  s2.0_s4n3n1.0_s5.0_0.0~n~0~0
28 chain: the pushed turtle has its own strength only, so it is smashed
   0.0_s3n1.0_n3.0_s5.0~s~0~0  5u  0.0_s3n1.0_s5.0_0.0~n~0~0
29 five-link chain started by a hatch
   s1.0_n2.0_s3.0_n4.0~s~0~0  h5a  n2.0_s3.0_n4.0_s5.0~n~1~0
30 hatch on top of a stack
   0.0_0.0_0.0_s5n3.0~s~0~0  h1a  0.0_0.0_0.0_s5n3s1.0~n~0~0
31 hatch into the middle of a stack
   0.0_0.0_0.0_0.s4n2~s~0~0  h3b  0.0_0.0_0.n2_0.s4s3~n~0~0
32 north hatches and pushes downwards
   0.s2_0.0_0.0_0.0~n~0~0  h5b  0.n5_0.s2_0.0_0.0~s~0~0
33 hatch blocked
   0.0_0.0_0.0_n2n1.0~s~0~0  h2a  illegal
34 a turtle on the board cannot hatch
   0.0_0.0_0.0_s2.0~s~0~0  h2b  illegal
35 a scored turtle cannot hatch
   0.0_0.0_0.0_0.0~s~2~0  h2b  illegal
36 enemy turtles are not yours to move
   0.0_n4.0_0.0_0.0~s~0~0  4u  illegal
37 climb with heavy riders
   0.0_n4.0_s3s2.0_0.0~s~0~0  3u  0.0_n4s3s2.0_0.0_0.0~n~0~0
38 equal size cannot climb; it pushes only if nothing rides on the other
   0.0_n3n1.0_s3.0_0.0~s~0~0  3u  illegal
39 push off the top of a stack and land on the larger one
   0.0_n5n3.s4_0.0_0.0~s~0~0  4l  0.0_n5s4.0_0.0_0.0~n~0~0
40 north scores downwards
   0.0_0.0_0.0_n3n1.0~n~0~0  3d  0.0_0.0_0.0_0.0~s~0~13
41 no legal move: draw by default
   0.0_0.0_n1.0_s3n2.n4n3~n~12~0  1d  0.0_0.0_0.0_s3n2n1.n4n3~s~12~0  draw no-moves
42 no legal move: loss option | noMoves: loss
   0.0_0.0_n1.0_s3n2.n4n3~n~12~0  1d  0.0_0.0_0.0_s3n2n1.n4n3~s~12~0  second no-moves
43 no legal move: score option | noMoves: score
   0.0_0.0_n1.0_s3n2.n4n3~n~12~0  1d  0.0_0.0_0.0_s3n2n1.n4n3~s~12~0  first no-moves
44 wide board: sideways chain off the right edge | width: 3
   0.0.0_s4.n3.s1_0.0.0_0.0.0~s~0~0  4r  0.0.0_0.s4.n3_0.0.0_0.0.0~n~0~0
46 no such file on this board
   0.0_0.0_0.0_0.0~s~0~0  h1c  illegal
47 goal option: one turtle is enough | goal: 1
   s2.0_0.0_0.0_0.0~s~0~0  2u  0.0_0.0_0.0_0.0~n~2~0  first score
48 north as player 1 | start: north
   0.0_0.0_0.0_n3.0~n~0~12  3d  0.0_0.0_0.0_0.0~s~0~123  first score
49 the game is over: no move is legal
   0.0_0.0_0.0_0.0~n~124~0  h1a  illegal
`

const examples = EXAMPLES.trim()
  .split(/\n(?=\d)/)
  .map(example => {
    const [heading, facts] = example.split('\n')
    const [title, option = ''] = heading.split(' | ')
    const [name, value] = option.split(': ')
    const [position, move, outcome, result = 'playing'] = facts.trim().split('  ')
    const options = option === '' ? {} : { [name]: Number(value) || value }
    return { title, options, position, move, outcome, result }
  })

test.each(examples.filter(({ outcome }) => outcome !== 'illegal'))(
  'example $title',
  ({ options, position, move, outcome, result }) => {
    const after = play(decoded(turtles, options, position), move)
    expect(turtles.encode(after)).toBe(outcome)
    expect(ending(after)).toBe(result)
  },
)

test.each(examples.filter(({ outcome }) => outcome === 'illegal'))('example $title', ({ options, position, move }) => {
  expect(written(decoded(turtles, options, position))).not.toContain(move)
})

test.each([
  [{}, 1, 10],
  [{}, 2, 100],
  [{}, 3, 1000],
  [{}, 4, 10_000],
  [{}, 5, 102_400],
  [{ width: 3 }, 3, 3225],
  [{ width: 4, length: 6 }, 3, 7400],
  [{ width: 6, length: 8 }, 3, 24_000],
  [{ start: 'north' }, 3, 1000],
])('perft on %o at depth %i is %i', (options, depth, nodes) => {
  expect(perft(new Line(turtles, startOf(turtles, options)), depth)).toBe(nodes)
})

test.each([
  [{}, 's', 0],
  [{ start: 'north' }, 'n', 0],
])('with %o the game starts with %s to move, who is the first player', (options, seat, side) => {
  const start = startOf(turtles, options)
  expect(turtles.encode(start)).toBe(`0.0_0.0_0.0_0.0~${seat}~0~0`)
  expect(start.turn).toBe(side)
})

test.each([
  [{}, '0.0_0.0_0.0_0.0~n~0~0', 1],
  [{ start: 'north' }, '0.0_0.0_0.0_0.0~s~0~0', 1],
  [{ start: 'north' }, '0.0_0.0_0.0_0.0~n~0~0', 0],
])('with %o the side to move in %s is %i', (options, text, side) => {
  expect(decoded(turtles, options, text).turn).toBe(side)
})

test.each([
  [{ goal: 2 }, '0.0_0.0_0.0_0.0~s~12~0', 'first score'],
  [{ goal: 2 }, '0.0_0.0_0.0_0.0~s~0~12', 'second score'],
  [{ goal: 2, start: 'north' }, '0.0_0.0_0.0_0.0~s~0~12', 'first score'],
  [{ goal: 5 }, '0.0_0.0_0.0_0.0~s~1234~1234', 'playing'],
  [{ noMoves: 'score' }, '0.0_0.0_0.0_s3n2n1.n4n3~s~12~0', 'first no-moves'],
  [{ noMoves: 'score', start: 'north' }, '0.0_0.0_0.0_s3n2n1.n4n3~s~12~0', 'second no-moves'],
  [{ noMoves: 'loss', start: 'north' }, '0.0_0.0_0.0_s3n2n1.n4n3~s~12~0', 'first no-moves'],
  [{ noMoves: 'score' }, '0.0_0.0_0.0_s5s4s3n2n1.0~s~12~3', 'first no-moves'],
  [{ noMoves: 'score' }, '0.0_0.0_0.0_s5s4s3n2n1.0~s~12~34', 'draw no-moves'],
  [{ noMoves: 'score', goal: 4 }, '0.0_0.0_0.0_s5s4s3n2n1.0~s~12~345', 'second no-moves'],
  [{ noMoves: 'score' }, '0.0_0.0_0.0_s5s4s3n2n1.0~n~12~34', 'playing'],
])('with %o the position %s stands at: %s', (options, text, result) => {
  expect(ending(decoded(turtles, options, text))).toBe(result)
})

const EVEN_PUSH = ['h3a', 'h3a', '3u', '3d', '3u']

test('an even push may not be pushed back at once', () => {
  expect(written(play(startOf(turtles), ...EVEN_PUSH))).not.toContain('3d')
  expect(written(play(startOf(turtles, { undo: 'allowed' }), ...EVEN_PUSH))).toContain('3d')
})

test('a turtle pushed home over its own end may not hatch back at once', () => {
  const pushedHome = play(startOf(turtles), ...EVEN_PUSH, 'h1b', '3u')
  expect(turtles.encode(pushedHome)).toBe('s3.n1_0.0_0.0_0.0~n~0~0')
  expect(written(pushedHome)).not.toContain('h3a')
  expect(written(pushedHome)).toContain('h3b')
})

test('a turtle pushed by a hatch may not push the hatchling home at once', () => {
  const hatched = play(decoded(turtles, {}, '0.0_0.0_0.0_n3.0~s~0~0'), 'h3a')
  expect(written(hatched)).not.toContain('3d')
})

test('two moves later the push back is allowed: the rule is about one position only', () => {
  play(startOf(turtles), ...EVEN_PUSH, 'h1b', 'h1b', '3d')
})

test('the ban is history: the same position given as text has none, and the key does not know it', () => {
  const played = play(startOf(turtles), ...EVEN_PUSH)
  const read = decoded(turtles, {}, turtles.encode(played))
  expect(written(read)).toContain('3d')
  expect([read.lo, read.hi]).toEqual([played.lo, played.hi])
  expect(turtles.salt(read)).not.toBe(turtles.salt(played))
})

test.each([
  [{}, 'draw no-moves'],
  [{ noMoves: 'loss' }, 'second no-moves'],
  [{ noMoves: 'score' }, 'first no-moves'],
  [{ undo: 'allowed' }, 'playing'],
])('with %o a game whose only move would undo ends: %s', (options, result) => {
  const before = decoded(turtles, options, '0.0_0.0_n4.0_s4.s5s3n2n1~n~12~0')
  expect(ending(play(before, '4d'))).toBe(result)
  expect(written(decoded(turtles, options, '0.0_0.0_0.0_n4.s5s3n2n1~s~12~0'))).toEqual(['h4a'])
})

const ROUND = ['1r', '1r', '1l', '1l']

test.each([
  [{}, 10],
  [{ repetition: 2 }, 6],
  [{ repetition: 4 }, 14],
])('with %o going round and round ends after %i plies', (options, plies) => {
  const line = new Line(turtles, startOf(turtles, options))
  for (const text of ['h1a', 'h1a', ...ROUND, ...ROUND, ...ROUND].slice(0, plies)) {
    expect(line.outcome()).toBe('playing')
    line.push(moveNamed(line.state, text))
  }
  expect(line.outcome()).toBe('draw')
  expect(turtles.reason(line.state, line.seen())).toBe('repetition')
})

test('with repetition 0 no position is counted', () => {
  const s = startOf(turtles, { repetition: 0 })
  expect(turtles.outcome(s, 99)).toBe('playing')
})

test('a repeated position without moves is drawn by repetition, and a won one is won', () => {
  expect(ending(decoded(turtles, { noMoves: 'loss' }, '0.0_0.0_0.0_s3n2n1.n4n3~s~12~0'), 3)).toBe('draw repetition')
  expect(ending(decoded(turtles, {}, '0.0_0.0_0.0_0.0~s~0~123'), 3)).toBe('second score')
})

test('only a scored turtle ends the count of reversible plies', () => {
  const pushedHome = play(startOf(turtles), ...EVEN_PUSH, 'h1b', '3u')
  expect(pushedHome.reversiblePlies).toBe(7)
  expect(play(decoded(turtles, {}, 's2.0_s3.0_0.0_0.0~s~0~0'), '3r', 'h1a').reversiblePlies).toBe(2)
  expect(play(decoded(turtles, {}, 's2.0_s3.0_0.0_0.0~s~0~0'), '3r', 'h1b', '2u').reversiblePlies).toBe(0)
  // A gift counts as well: the opponent's turtle is out for good.
  expect(play(decoded(turtles, {}, '0.0_0.0_s3.0_n2.0~s~0~0'), '3d').reversiblePlies).toBe(0)
})
