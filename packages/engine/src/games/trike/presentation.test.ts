import { trike } from '.'
import { next } from '../../core/game'
import { decoded, startOf } from '../../testing/play'
import { SWAP, type TrikeState } from './rules'

function described(s: TrikeState, name: string) {
  const move = name === 'swap' ? SWAP : (s.setup.indices.get(name) ?? -1)
  return trike.events(s, move, next(trike, s, move))
}

test('the first move places a checker and the pawn', () => {
  expect(described(startOf(trike), 'd2')).toEqual([
    { kind: 'placed', piece: 'checker-d2', at: 'd2', side: 0 },
    { kind: 'placed', piece: 'pawn', at: 'd2' },
  ])
})

test('a later move slides the pawn and leaves a checker of the mover', () => {
  expect(described(decoded(trike, {}, '1.2.3.1b2.5.6.7_d2_w_2'), 'g5')).toEqual([
    { kind: 'moved', piece: 'pawn', from: 'd2', to: 'g5' },
    { kind: 'placed', piece: 'checker-g5', at: 'g5', side: 0 },
  ])
})

test('a swap is one event', () => {
  expect(described(decoded(trike, {}, '1.2.3.1b2.5.6.7_d2_w_1'), 'swap')).toEqual([{ kind: 'swapped' }])
})

test('a trapped pawn comes with the points, and the board shows which checkers count for whom', () => {
  const before = decoded(trike, {}, '1.2.3.4.5.4wb.5b1_g6_w_2')
  expect(described(before, 'g7').at(-1)).toEqual({ kind: 'trapped', at: 'g7', points: [2, 1] })
  expect(trike.evidence(decoded(trike, {}, '1.2.3.4.5.4wb.5bw_g7_b_2'), 1)).toEqual([
    { kind: 'pawn', cells: ['g7'] },
    { kind: 'points', side: 1, cells: ['g6', 'f6'] },
    { kind: 'points', side: 0, cells: ['g7'] },
  ])
  expect(trike.evidence(before, 1)).toEqual([])
})

test('facts are live: points around the pawn, checkers, freedom, the offer to swap', () => {
  expect(trike.facts(startOf(trike))).toEqual({
    pawn: undefined,
    black: 0,
    points: [0, 0],
    checkers: [0, 0],
    freedom: 0,
    swapOffered: false,
  })
  expect(trike.facts(decoded(trike, {}, '1.2.3.1b2.5.6.7_d2_w_1'))).toMatchObject({
    points: [1, 0],
    freedom: 6,
    swapOffered: true,
  })
  expect(trike.facts(decoded(trike, {}, '1.2.3.4.2bw1.3wb1.3bw2_f4_b_1'))).toMatchObject({
    pawn: 'f4',
    points: [3, 3],
    checkers: [3, 3],
    freedom: 1,
  })
})

test('pieces are the checkers and the pawn on top of the last one', () => {
  const pieces = trike.pieces(decoded(trike, {}, '1.2.3.1b2.5.6.4w2_g5_b_2'))
  expect(pieces).toEqual([
    { id: 'checker-d2', kind: 'black', at: 'd2', side: 1 },
    { id: 'checker-g5', kind: 'white', at: 'g5', side: 0 },
    { id: 'pawn', kind: 'pawn', at: 'g5' },
  ])
})
