import { gameIds } from '@tabuleiro/engine'
import { rows } from '../bin/bench/rows'
import { signatureOf } from '../bin/bench/signature'
import { matchesOf } from '../bin/bench/work'
import { openLevel } from './player'
import { think } from './think'

/** Few, so that the test is quick; `bench search` signs the same positions with more. */
const NODES = 400

/**
 * What full strength finds on the bench's positions. A change that should not change play leaves these as they are; one that
 * should writes the new ones here and brings an arena result.
 */
const signatures: Record<string, string> = {
  'three-dragons {}': '7965e312',
  'three-dragons {"variant":"basic","repetition":0,"noProgress":0}': '47a4cbde',
  'trike {}': '2872aa0a',
  'trike {"size":7,"pie":false}': '3ef98afd',
  'trike {"size":11,"pie":false}': 'c34a8655',
  'trike {"size":13,"pie":false}': 'cb073261',
  'alliances {}': '1c12dc39',
  'turtles {}': '551da0e1',
}

const signed = (row: (typeof rows)[number]) =>
  signatureOf(matchesOf(row).map(match => think(openLevel(match, { nodes: NODES }, 1), () => 0)))

test('the search plays as it did', () => {
  const found = Object.fromEntries(rows.map(row => [`${row.game} ${JSON.stringify(row.options)}`, signed(row)]))
  expect(found).toEqual(signatures)
})

test('every game is signed', () => {
  expect(new Set(rows.map(row => row.game))).toEqual(new Set(gameIds))
})

test('a signature stands for nodes, moves, values and depths, and for their order', () => {
  const best = { move: 3, value: 12, line: [3], depth: 4, nodes: 400 }
  const others = [
    [{ ...best, move: 4 }],
    [{ ...best, value: -12 }],
    [{ ...best, depth: 5 }],
    [{ ...best, nodes: 401 }],
    [best, best],
    [best, { ...best, move: 4 }],
    [{ ...best, move: 4 }, best],
  ].map(signatureOf)
  expect(new Set([signatureOf([best]), ...others]).size).toBe(others.length + 1)
})
