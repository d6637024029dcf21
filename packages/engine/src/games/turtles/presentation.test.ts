import fc from 'fast-check'
import { turtles } from '.'
import type { GameEvent, Piece } from '../../core/events'
import { legalMoves, next } from '../../core/game'
import { decoded, randomOptions } from '../../testing/play'
import { anyPosition } from './testing/reference'
import type { TurtlesState } from './rules'

function moveNamed(s: TurtlesState, text: string): number {
  return legalMoves(turtles, s).find(move => turtles.write(s.setup, move) === text) ?? -1
}

function eventTexts(position: string, text: string, options: object = {}): string[] {
  const before = decoded(turtles, options, position)
  const move = moveNamed(before, text)
  return turtles.events(before, move, next(turtles, before, move)).map(say)
}

function say(event: GameEvent): string {
  switch (event.kind) {
    case 'moved':
      return [`${event.piece} ${event.from}-${event.to}`, ...(event.riders ?? [])].join(' +')
    case 'climbed':
      return `${event.piece} onto ${event.onto} at ${event.at}`
    case 'pushed':
      return `push ${event.pieces.join('/')} ${event.from}-${event.to}`
    case 'smashed':
      return `smash ${event.pieces.join('/')} at ${event.at}`
    case 'returned':
      return `${event.piece} returns from ${event.from}: ${event.cause}`
    case 'scored':
      return `${event.piece} scores from ${event.from} for ${event.side}`
    default:
      return event.kind
  }
}

test.each([
  ['a hatch', '0.0_0.0_0.0_0.0~s~0~0', 'h3b', ['s3 nest-s3-b1']],
  ['a hatch by North', '0.0_0.0_0.0_0.0~n~0~0', 'h1a', ['n1 nest-n1-a4']],
  ['a climb', '0.0_n4.n5_s1.0_0.0~s~0~0', '1u', ['s1 a2-a3', 's1 onto n4 at a3']],
  ['riders', '0.0_n4s1.n5_0.0_0.0~n~0~0', '4r', ['n4 a3-b3 +s1', 'n4 onto n5 at b3']],
  [
    'a climb with a push',
    '0.0_n4s2n1.0_s3s1.0_0.0~s~0~0',
    '3u',
    ['s3 a2-a3 +s1', 's3 onto n4 at a3', 'push s2/n1 a3-a4'],
  ],
  [
    'a smash',
    '0.0_s2n1.0_n2.0_n4s3.0~s~0~0',
    '3u',
    ['s3 a1-a2', 'push n2 a2-a3', 'smash n2 at a3', 'n2 returns from a2: smash'],
  ],
  [
    'a push off the left side',
    '0.0_s3s1.n5_0.0_0.0~n~0~0',
    '5l',
    ['n5 b3-a3', 'push s3/s1 a3-side-left', 's3 returns from a3: side', 's1 returns from a3: side'],
  ],
  [
    'a push off the right side',
    '0.0_s5.n3_0.0_0.0~s~0~0',
    '5r',
    ['s5 a3-b3', 'push n3 b3-side-right', 'n3 returns from b3: side'],
  ],
  [
    'a carriage leaving for the sea',
    's4n2s1.0_0.0_0.0_0.0~s~0~0',
    '4u',
    ['s4 a4-goal-s +n2 +s1', 's4 scores from a4 for 0', 'n2 returns from a4: own-end', 's1 scores from a4 for 0'],
  ],
  ['a gift', '0.0_0.0_s3.0_n2.0~s~0~0', '3d', ['s3 a2-a1', 'push n2 a1-goal-n', 'n2 scores from a1 for 1']],
  [
    'a chain that climbs',
    '0.0_s4s2.0_n3n1.0_s5.0~s~0~0',
    '5u',
    ['s5 a1-a2', 'push n3/n1 a2-a3', 'n3 onto s4 at a3', 'push s2 a3-a4'],
  ],
  [
    'a chain of five',
    's1.0_n2.0_s3.0_n4.0~s~0~0',
    'h5a',
    [
      's5 nest-s5-a1',
      'push n4 a1-a2',
      'push s3 a2-a3',
      'push n2 a3-a4',
      'push s1 a4-goal-s',
      's1 scores from a4 for 0',
    ],
  ],
])('the events of %s are in the order of the rules', (_what, position, move, events) => {
  expect(eventTexts(position, move)).toEqual(events)
})

test('a score is for the side that sits there', () => {
  expect(eventTexts('s2.0_0.0_0.0_0.0~s~0~0', '2u', { start: 'north' })).toEqual([
    's2 a4-goal-s',
    's2 scores from a4 for 1',
  ])
})

/** Where the events leave the pieces. */
function follow(pieces: readonly Piece[], events: readonly GameEvent[]): Map<string, string> {
  const at = new Map(pieces.map(piece => [piece.id, piece.at]))
  const go = (piece: string, from: string | undefined, to: string) => {
    if (from !== undefined) expect(at.get(piece)).toBe(from)
    at.set(piece, to)
  }
  for (const event of events) {
    if (event.kind === 'moved')
      for (const rider of [event.piece, ...(event.riders ?? [])]) go(rider, event.from, event.to)
    if (event.kind === 'pushed') for (const piece of event.pieces) go(piece, event.from, event.to)
    if (event.kind === 'smashed') for (const piece of event.pieces) expect(at.get(piece)).toBe(event.at)
    if (event.kind === 'returned') go(event.piece, undefined, `nest-${event.piece}`)
    if (event.kind === 'scored') go(event.piece, undefined, `scored-${event.piece}`)
  }
  return at
}

test('the events of a move lead from the pieces before it to those after it', () => {
  const check = (seed: number) => {
    const options = randomOptions(turtles, seed)
    const before = decoded(turtles, options, anyPosition(options, seed))
    for (const move of legalMoves(turtles, before)) {
      const after = next(turtles, before, move)
      const events = turtles.events(before, move, after)
      const pieces = turtles.pieces(after)
      expect(follow(turtles.pieces(before), events)).toEqual(new Map(pieces.map(piece => [piece.id, piece.at])))
      const height = new Map(pieces.map(piece => [piece.id, piece.height]))
      const drivers = events.flatMap(e => (e.kind === 'moved' ? [e.piece] : e.kind === 'pushed' ? [e.pieces[0]] : []))
      for (const driver of drivers) {
        const climb = events.find(event => event.kind === 'climbed' && event.piece === driver)
        const below = climb?.kind === 'climbed' ? height.get(climb.onto) : -1
        const left = height.get(driver) === undefined
        expect(left ? climb : height.get(driver)).toBe(left ? undefined : (below ?? NaN) + 1)
      }
    }
  }
  fc.assert(fc.property(fc.nat(), check), { numRuns: 200 })
})

test.each([
  ['h3b', '0.0_0.0_0.0_0.0~s~0~0', ['nest-s3', 'b1']],
  ['h1a', '0.0_0.0_0.0_0.0~n~0~0', ['nest-n1', 'a4']],
  ['1l', '0.0_0.n5n4s1_0.0_0.0~s~0~0', ['turtle-s1', 'a3']],
  ['2u', '0.s2_0.0_0.0_0.0~s~0~0', ['turtle-s2', 'goal-s']],
  ['3d', '0.0_0.0_0.0_n3.0~n~0~0', ['turtle-n3', 'goal-n']],
])('the taps of %s in %s are %j', (text, position, taps) => {
  const s = decoded(turtles, {}, position)
  expect(turtles.taps(s, moveNamed(s, text))).toEqual(taps)
})

test('pieces are the ten turtles, wherever they are', () => {
  const s = decoded(turtles, { start: 'north' }, '0.n5s1_0.0_0.0_s3.0~n~2~0')
  const on = (at: string, height: number) => ({ at, height })
  expect(turtles.pieces(s)).toEqual([
    { id: 's1', kind: 'turtle', side: 1, value: 1, ...on('b4', 1) },
    { id: 's2', kind: 'turtle', side: 1, value: 2, at: 'scored-s2' },
    { id: 's3', kind: 'turtle', side: 1, value: 3, ...on('a1', 0) },
    { id: 's4', kind: 'turtle', side: 1, value: 4, at: 'nest-s4' },
    { id: 's5', kind: 'turtle', side: 1, value: 5, at: 'nest-s5' },
    { id: 'n1', kind: 'turtle', side: 0, value: 1, at: 'nest-n1' },
    { id: 'n2', kind: 'turtle', side: 0, value: 2, at: 'nest-n2' },
    { id: 'n3', kind: 'turtle', side: 0, value: 3, at: 'nest-n3' },
    { id: 'n4', kind: 'turtle', side: 0, value: 4, at: 'nest-n4' },
    { id: 'n5', kind: 'turtle', side: 0, value: 5, ...on('b4', 0) },
  ])
})

test('the facts count by side and say who is frozen', () => {
  const s = decoded(turtles, { start: 'north', length: 5 }, '0.n5n4s1_0.0_0.0_0.0_s3.0~n~2~0')
  expect(turtles.facts(s)).toEqual({
    seats: ['north', 'south'],
    homeRanks: [5, 1],
    goal: 3,
    nests: [
      [1, 2, 3],
      [4, 5],
    ],
    scored: [[], [2]],
    drivers: [
      { piece: 's1', side: 1, at: 'b5', load: 0, frozen: false },
      { piece: 's3', side: 1, at: 'a1', load: 0, frozen: false },
      { piece: 'n4', side: 0, at: 'b5', load: 1, frozen: false },
      { piece: 'n5', side: 0, at: 'b5', load: 5, frozen: true },
    ],
    banned: undefined,
  })
})

test('the facts name the move that would undo', () => {
  const before = decoded(turtles, {}, '0.0_0.0_0.0_n3.0~s~0~0')
  expect(turtles.facts(next(turtles, before, moveNamed(before, 'h3a'))).banned).toBe('3d')
})

test.each([
  ['0.0_0.0_0.0_0.0~n~124~5', 1, [{ kind: 'scored', side: 0, cells: ['scored-s1', 'scored-s2', 'scored-s4'] }]],
  ['0.0_0.0_0.0_0.0~n~5~124', 1, [{ kind: 'scored', side: 1, cells: ['scored-n1', 'scored-n2', 'scored-n4'] }]],
  ['0.0_0.0_0.0_s3n2n1.n4n3~s~12~0', 1, [{ kind: 'stuck', side: 0, cells: ['a1', 'nest-s4', 'nest-s5'] }]],
  ['0.0_0.0_0.0_s5s4s3n2n1.0~s~12~0', 1, [{ kind: 'stuck', side: 0, cells: ['a1'] }]],
  ['0.0_0.0_0.0_s3.0~s~0~0', 3, []],
  ['0.0_0.0_0.0_s3.0~s~0~0', 1, []],
])('the evidence of %s, seen %i times, is %j', (position, seen, evidence) => {
  expect(turtles.evidence(decoded(turtles, {}, position), seen)).toEqual(evidence)
})
