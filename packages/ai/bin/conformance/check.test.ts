import { rows } from '../bench/rows'
import { check } from './check'
import type { Vector } from './vectors'

const start = { game: 'trike', options: { size: 3 }, position: null } as const
const positions = ['1.2.3_-_b_1', 'b.2.3_a1_w_1']
const game = { ...start, type: 'game', moves: ['a1'], positions, legalCounts: [6, 5], result: null } as const
const faults = (vector: Vector) => check({ game: 'trike', vectors: [vector], rows: [] }, () => 0).faults

test.each<[string, Vector, Vector]>([
  ['nodes', { ...start, type: 'perft', depth: 1, nodes: 6 }, { ...start, type: 'perft', depth: 1, nodes: 7 }],
  [
    'a position',
    { ...start, type: 'case', move: 'a1', expect: { position: 'b.2.3_a1_w_1', result: null } },
    { ...start, type: 'case', move: 'a1', expect: { position: 'b.2.3_a1_w_0', result: null } },
  ],
  [
    'an illegal move',
    { ...start, type: 'case', move: 'swap', expect: { illegal: true } },
    { ...start, type: 'case', move: 'a1', expect: { illegal: true } },
  ],
  [
    'the code of a refusal',
    { ...start, type: 'refuse', moves: ['z9'], code: 'move/unreadable' },
    { ...start, type: 'refuse', moves: ['a1'], code: 'move/illegal' },
  ],
  ['the moves of a game', game, { ...game, legalCounts: [6, 4] }],
  ['the legal moves by name', { ...game, legalAt: {} }, { ...game, legalAt: { 0: ['a1'] } }],
])('%s that is wrong is a fault', (_, right, wrong) => {
  expect(faults(right)).toEqual([])
  expect(faults(wrong)).toHaveLength(1)
})

test('a search that plays otherwise is a fault', () => {
  const [row] = rows.filter(({ game }) => game === 'turtles')
  const found = (plies: readonly number[]) =>
    check({ game: 'turtles', vectors: [], rows: [{ ...row, plies }] }, () => 0).faults
  expect(found(row.plies)).toEqual([])
  expect(found([...row.plies].reverse())).toEqual([expect.stringMatching(/^search turtles \{\}: /)])
})
