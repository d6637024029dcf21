import fc from 'fast-check'
import { threeDragons, type ThreeDragonsState } from '.'
import { trackPieceIds, initialPieceIds, type GameEvent, type Piece } from '../../core/events'
import { legalMoves, next } from '../../core/game'
import { readMove } from '../../core/moveText'
import { expectOk } from '../../core/result'
import { mixedPositions } from './testing/positions'
import { decoded, startOf } from '../../testing/play'

const moveOf = (s: ThreeDragonsState, text: string) => expectOk(readMove(threeDragons, s, 1, text))

function described(options: object, position: string, text: string) {
  const s = decoded(threeDragons, options, position)
  const move = moveOf(s, text)
  return threeDragons.events(s, move, next(threeDragons, s, move))
}

const moved = (from: string, to: string): GameEvent => ({ kind: 'moved', piece: from, from, to })
const captured = (at: string, how: 'custodial' | 'strength'): GameEvent => ({ kind: 'captured', piece: at, at, how })
const weakened = (at: string, value: number): GameEvent => ({ kind: 'weakened', piece: at, at, value })
const opened = (at: string): GameEvent => ({ kind: 'opened', at })
const woken = (at: string, side: 0 | 1, value: number): GameEvent => ({ kind: 'woken', piece: at, at, side, value })

const PAIR = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'
const AWAKE = 'm-----bbm.---------.---------.----3----.o--252--o.---------.---------.---------.m-------m_1_0'

test.each<[string, object, string, string, GameEvent[]]>([
  ['a slide', {}, PAIR, 'e1-e2', [moved('e1', 'e2')]],
  [
    'three custodial captures: left, right, up, down',
    { variant: 'basic' },
    'm-----aam.---------.---------.---------.o---o---o.----a----.--1a-a1--.---------.m---1---m_1_0',
    'e1-e3',
    [moved('e1', 'e3'), captured('d3', 'custodial'), captured('f3', 'custodial'), captured('e4', 'custodial')],
  ],
  ['a capture by strength', {}, PAIR, 'e1-e4xf4', [moved('e1', 'e4'), captured('f4', 'strength'), weakened('e4', 2)]],
  [
    'both kinds at once',
    { captureChoice: 'both' },
    PAIR,
    'e1-e4xf4',
    [moved('e1', 'e4'), captured('d4', 'custodial'), captured('f4', 'strength'), weakened('e4', 2)],
  ],
  ['a dragon that leaves its cave', {}, AWAKE, 'e5-e2', [moved('e5', 'e2'), opened('e5')]],
  [
    'a dragon taken at home by strength',
    {},
    'md-----bm.---------.---------.---------.3---o---o.---------.---------.---------.m-----22m_2_6',
    'b9-b5xa5',
    [moved('b9', 'b5'), captured('a5', 'strength'), weakened('b5', 3), opened('a5')],
  ],
  [
    'a dragon taken at home between two pieces',
    {},
    'm------bm.---------.---------.-a-------.3---o---o.a--------.---------.---------.m-----22m_2_6',
    'b6-a6',
    [moved('b6', 'a6'), captured('a5', 'custodial'), opened('a5')],
  ],
  [
    'a capture that wakes a dragon',
    {},
    'm-----bbm.---------.---------.----3----.o--2o2--o.---b-----.---------.----4----.m-------m_1_1',
    'e2-e4xd4',
    [moved('e2', 'e4'), captured('d4', 'strength'), weakened('e4', 3), woken('e5', 0, 5)],
  ],
  [
    'a side dragon of black',
    {},
    'm-------m.---------.---------.b--------.ob--o---o.---------.---------.a--------.m-----22m_2_3',
    'a2-a4',
    [moved('a2', 'a4'), woken('a5', 1, 3)],
  ],
])('the events of %s are in order', (_, options, position, text, events) => {
  expect(described(options, position, text)).toEqual(events)
})

/** The pieces that the events make of the pieces before. */
function retold(pieces: readonly Piece[], events: readonly GameEvent[], strengths: boolean): Map<string, Piece> {
  const at = new Map(pieces.map(piece => [piece.at, piece]))
  for (const event of events) {
    const piece = 'piece' in event ? at.get(event.piece) : undefined
    if (event.kind === 'moved' && piece) {
      at.delete(event.from)
      at.set(event.to, { ...piece, id: event.to, at: event.to, kind: 'piece' })
    } else if (event.kind === 'captured' && piece) at.delete(event.at)
    else if (event.kind === 'weakened' && piece) at.set(event.at, { ...piece, value: event.value })
    else if (event.kind === 'woken' && !piece)
      at.set(event.at, {
        id: event.at,
        kind: 'dragon',
        at: event.at,
        side: event.side,
        ...(strengths && { value: event.value }),
      })
    else if (event.kind !== 'opened') throw new Error(`nothing to be ${event.kind}`)
  }
  return at
}

test('the events lead from the pieces before to the pieces after, and name every cave that opened', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      for (const s of mixedPositions(seed))
        for (const move of legalMoves(threeDragons, s).filter((_, i) => i % 8 === 0)) {
          const after = next(threeDragons, s, move)
          const events = threeDragons.events(s, move, after)
          const expected = new Map(threeDragons.pieces(after).map(piece => [piece.at, piece]))
          expect(retold(threeDragons.pieces(s), events, s.setup.strengths)).toEqual(expected)
          const open = (at: ThreeDragonsState) =>
            threeDragons
              .facts(at)
              .caves.filter(cave => cave.state === 'opened')
              .map(cave => cave.name)
          const opened = events.filter(event => event.kind === 'opened').map(event => event.at)
          expect([...open(s), ...opened].sort()).toEqual(open(after).sort())
        }
    }),
    { numRuns: 6 },
  )
})

test('a piece keeps its id when it moves, a dragon also after it has left its cave', () => {
  const before = decoded(threeDragons, {}, AWAKE)
  const away = next(threeDragons, before, moveOf(before, 'e5-e2'))
  const events = threeDragons.events(before, moveOf(before, 'e5-e2'), away)
  const ids = trackPieceIds(initialPieceIds(threeDragons.pieces(before)), events, threeDragons.pieces(away))
  expect(ids.get('e2')).toEqual({ id: 'dragon-e5', kind: 'dragon' })
  expect(ids.get('d5')).toEqual({ id: 'piece-d5', kind: 'piece' })
  expect(ids.has('e5')).toBe(false)
})

test.each([
  ['nothing to take', {}, PAIR, 'e1-e3', ['e1', 'e3']],
  ['a choice: plain', {}, PAIR, 'e1-e4', ['e1', 'e4', 'plain']],
  ['a choice: a victim', {}, PAIR, 'e1-e4xf4', ['e1', 'e4', 'f4']],
  ['custodial capture alone', { captureChoice: 'custodial-first' }, PAIR, 'e1-e4', ['e1', 'e4']],
  [
    'a single victim that must be taken',
    { captureChoice: 'both', strengthCapture: 'mandatory' },
    PAIR,
    'e1-e4xf4',
    ['e1', 'e4'],
  ],
  [
    'one of two victims that must be taken',
    { strengthCapture: 'mandatory' },
    'm------bm.---------.---------.---------.o--bo---o.--c------.---------.---------.m--4---2m_1_0',
    'd1-d4xc4',
    ['d1', 'd4', 'c4'],
  ],
])('the taps for a move with %s', (_, options, position, text, taps) => {
  const s = decoded(threeDragons, options, position)
  expect(threeDragons.taps(s, moveOf(s, text))).toEqual(taps)
})

test('taps name one move each, and none begins another', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      for (const s of mixedPositions(seed)) {
        const all = legalMoves(threeDragons, s).map(move => threeDragons.taps(s, move))
        const whole = new Set(all.map(taps => taps.join(' ')))
        expect(whole.size).toBe(all.length)
        expect(all.filter(taps => taps.length === 3 && whole.has(taps.slice(0, 2).join(' ')))).toEqual([])
      }
    }),
    { numRuns: 15 },
  )
})

test('pieces carry side and strength; one on a cave is a dragon', () => {
  const pieces = threeDragons.pieces(decoded(threeDragons, {}, AWAKE))
  expect(pieces).toHaveLength(6)
  expect(pieces).toContainEqual({ id: 'e5', kind: 'dragon', at: 'e5', side: 0, value: 5 })
  expect(pieces).toContainEqual({ id: 'e6', kind: 'piece', at: 'e6', side: 0, value: 3 })
  expect(pieces).toContainEqual({ id: 'g9', kind: 'piece', at: 'g9', side: 1, value: 2 })
})

test('in the basic game pieces have no strength to show', () => {
  const start = startOf(threeDragons, { variant: 'basic', noProgress: 0 })
  expect(threeDragons.pieces(start)[0]).toEqual({ id: 'b9', kind: 'piece', at: 'b9', side: 1 })
  expect(threeDragons.facts(start)).toEqual({
    pieces: [8, 8],
    strengths: undefined,
    strengthSums: undefined,
    caves: ['a5', 'e5', 'i5'].map(name => ({ name, state: 'closed', strength: undefined, owner: undefined })),
    clock: 0,
    clockLimit: 0,
  })
})

test('facts count pieces, strengths, caves and the clock', () => {
  const text = 'm-----bdm.---------.---------.----3----.c--2x2--o.---------.---------.---------.m-------m_1_12'
  expect(threeDragons.facts(decoded(threeDragons, {}, text))).toEqual({
    pieces: [3, 3],
    strengths: [
      [3, 2, 2],
      [4, 3, 2],
    ],
    strengthSums: [7, 9],
    caves: [
      { name: 'a5', state: 'occupied', strength: 3, owner: 1 },
      { name: 'e5', state: 'opened', strength: undefined, owner: undefined },
      { name: 'i5', state: 'closed', strength: 3, owner: undefined },
    ],
    clock: 12,
    clockLimit: 100,
  })
})

test.each([
  [
    'the last piece of the side that was reduced',
    'm------bm.---------.---------.---------.o---o---o.--2-2----.---------.---------.m------2m_2_0',
    [{ kind: 'pieces', side: 1, cells: ['h9'] }],
  ],
  [
    'the same when it is the winner who would be next',
    'm-----bbm.---------.---------.---------.o---o---o.---------.---------.---------.m------2m_2_0',
    [{ kind: 'pieces', side: 0, cells: ['h1'] }],
  ],
  [
    'nothing of a side that was wiped out',
    'm-----bbm.---------.---------.---------.o---o---o.---------.---------.---------.m-------m_1_0',
    [{ kind: 'pieces', side: 0, cells: [] }],
  ],
  [
    'the pieces that cannot move',
    'mb2-----m.b2-------.2--------.---------.o---o---o.---------.---------.---------.m-------m_2_1',
    [{ kind: 'stuck', side: 1, cells: ['b9', 'a8'] }],
  ],
  ['nothing in a draw', PAIR.replace('_1_0', '_1_100'), []],
  ['nothing while the game is on', PAIR, []],
])('the board shows %s', (_, position, evidence) => {
  expect(threeDragons.evidence(decoded(threeDragons, {}, position), 1)).toEqual(evidence)
})
