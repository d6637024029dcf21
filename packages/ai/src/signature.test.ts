import { gameIds } from '@tabuleiro/engine'
import { rows } from '../bin/bench/rows'
import { computeSignature, rowName, SIGNED_NODES } from '../bin/bench/signature'
import { openMatches } from '../bin/bench/work'
import { openLevel } from './players/openPlayer'
import { think } from './players/think'

const searchSignature = (row: (typeof rows)[number]) =>
  computeSignature(openMatches(row).map(match => think(openLevel(match, { nodes: SIGNED_NODES }, 1), () => 0)))

test('the search plays as it did', () => {
  const found = Object.fromEntries(rows.map(row => [rowName(row), searchSignature(row)]))
  expect(found).toEqual(Object.fromEntries(rows.map(row => [rowName(row), row.signature])))
})

test('every game has a row with a signature', () => {
  expect(new Set(rows.map(row => row.game))).toEqual(new Set(gameIds))
})

test('a signature depends on nodes, moves, values and depths, and on their order', () => {
  const best = { move: 3, value: 12, pv: [3], depth: 4, nodes: 400 }
  const others = [
    [{ ...best, move: 4 }],
    [{ ...best, value: -12 }],
    [{ ...best, depth: 5 }],
    [{ ...best, nodes: 401 }],
    [best, best],
    [best, { ...best, move: 4 }],
    [{ ...best, move: 4 }, best],
  ].map(computeSignature)
  expect(new Set([computeSignature([best]), ...others]).size).toBe(others.length + 1)
})
