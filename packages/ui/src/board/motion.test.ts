import { act, renderHook } from '@testing-library/react-native'
import {
  eventsOf,
  expectOk,
  gameIds,
  movesOf,
  newMatch,
  piecesOf,
  playMove,
  resultOf,
  type GameEvent,
  type GameId,
  type Match,
  type Piece,
} from '@tabuleiro/engine'
import { motion } from '../theme/tokens'
import { sharedAppearance } from './appearance'
import { useActors, type DrawnPiece } from './motion'
import { motionDelays } from './motionPlan'

const none: readonly GameEvent[] = []
const piece = (id: string, at: string) => asDrawn({ id, kind: 'stone', at })

function asDrawn(piece: Piece): DrawnPiece {
  return { piece, appearance: sharedAppearance(piece), level: 0 }
}

/** The pieces on the board after a ply: those in nests and hands stand on no cell. */
function onBoard(match: Match, ply: number): readonly Piece[] {
  return piecesOf(match, ply).filter(({ at }) => /^[a-z]+\d+$/.test(at))
}

/** A game of moves from all over the list, the same every time. */
function wandering(game: GameId): Match {
  let match = expectOk(newMatch({ game }))
  for (let ply = 0; ply < 120 && resultOf(match) === undefined; ply++) {
    const moves = movesOf(match)
    match = expectOk(playMove(match, moves[(ply * 31 + 17) % moves.length] ?? 0))
  }
  return match
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the links of a move follow one another, and what moves nothing takes no time', () => {
  const events: readonly GameEvent[] = [
    { kind: 'moved', piece: 'a1', from: 'a1', to: 'a4' },
    { kind: 'captured', piece: 'a5', at: 'a5', how: 'custodial' },
    { kind: 'weakened', piece: 'a4', at: 'a4', value: 2 },
    { kind: 'opened', at: 'e1' },
    { kind: 'woken', piece: 'e5', at: 'e5', side: 0, value: 3 },
  ]
  expect([...motionDelays(events)]).toEqual([
    ['moved:a4', 0],
    ['new:a4', 0],
    ['gone:a5', motion.link],
    ['new:e5', 2 * motion.link],
  ])
})

test('a checker appears when the pawn has reached its cell', () => {
  const events: readonly GameEvent[] = [
    { kind: 'moved', piece: 'pawn', from: 'a1', to: 'a4' },
    { kind: 'placed', piece: 'checker-a4', at: 'a4', side: 0 },
  ]
  expect(motionDelays(events).get('moved:a4')).toBe(0)
  expect(motionDelays(events).get('new:a4')).toBe(motion.link)
})

test('who is pushed off the board fades with the push', () => {
  const events: readonly GameEvent[] = [
    { kind: 'moved', piece: 's4', from: 'a2', to: 'a3' },
    { kind: 'pushed', pieces: ['n2'], from: 'a3', to: 'a4' },
    { kind: 'pushed', pieces: ['n3'], from: 'a4', to: 'goal-s' },
    { kind: 'returned', piece: 'n3', from: 'a4', cause: 'own-end' },
  ]
  expect(motionDelays(events).get('gone:a4')).toBe(2 * motion.link)
})

test.each(gameIds)('%s: whatever appears, moves or goes has its turn in the events of the move', game => {
  const match = wandering(game)
  for (let ply = 1; ply <= match.plies.length; ply++) {
    const [before, after] = [onBoard(match, ply - 1), onBoard(match, ply)]
    const { result, rerender } = renderHook((pieces: readonly DrawnPiece[]) => useActors(pieces, none, motion.move), {
      initialProps: before.map(asDrawn),
    })
    rerender(after.map(asDrawn))
    const stood = new Map(before.map(({ id, at }) => [id, at]))
    const changed = result.current.filter(
      ({
        drawn: {
          piece: { id, at },
        },
        change,
      }) => change !== 'moved' || stood.get(id) !== at,
    )
    const delays = motionDelays(eventsOf(match, ply))
    expect(changed.length).toBeGreaterThan(0)
    for (const { drawn, change } of changed) expect([...delays.keys()]).toContain(`${change}:${drawn.piece.at}`)
  }
})

test('pieces keep their order while they live, so that none is torn from its place', () => {
  const { result, rerender } = renderHook(
    ({ pieces }: { readonly pieces: readonly DrawnPiece[] }) => useActors(pieces, none, motion.move),
    { initialProps: { pieces: [piece('x', 'a1'), piece('y', 'a5'), piece('z', 'a6')] } },
  )
  rerender({ pieces: [piece('z', 'a6'), piece('x', 'a4')] })
  expect(result.current.map(actor => actor.drawn.piece.id)).toEqual(['x', 'y', 'z'])
})

const capture: readonly GameEvent[] = [
  { kind: 'moved', piece: 'a1', from: 'a1', to: 'a4' },
  { kind: 'captured', piece: 'a5', at: 'a5', how: 'custodial' },
]

test.each([
  [motion.move, ['x', 'y']],
  [0, ['x']],
])('with %d ms a captured piece is seen until it has waited for its turn and faded', (millis, atFirst) => {
  const { result, rerender } = renderHook(
    (now: { readonly pieces: readonly DrawnPiece[]; readonly events: readonly GameEvent[] }) =>
      useActors(now.pieces, now.events, millis),
    { initialProps: { pieces: [piece('x', 'a1'), piece('y', 'a5')], events: none } },
  )
  const seen = () => result.current.map(actor => actor.drawn.piece.id)
  rerender({ pieces: [piece('x', 'a4')], events: capture })
  expect(seen()).toEqual(atFirst)
  act(() => jest.advanceTimersByTime(motion.move + motion.link - 1))
  expect(seen()).toEqual(atFirst)
  act(() => jest.advanceTimersByTime(1))
  expect(seen()).toEqual(['x'])
})

test('a piece that leaves looks as it did until it is gone', () => {
  const looks = { kind: 'north', value: 4, notes: ['stuck'] }
  const { result, rerender } = renderHook((pieces: readonly DrawnPiece[]) => useActors(pieces, none, motion.move), {
    initialProps: [{ ...piece('n4', 'a1'), appearance: looks, level: 2 }],
  })
  rerender([])
  expect(result.current[0]).toMatchObject({ change: 'gone', drawn: { appearance: looks, level: 2 } })
})
