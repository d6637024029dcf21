import { expectOk, games, legalMoves, Line, type StateOf } from '@tabuleiro/engine'
import { Uct, type Policy } from './uct'
import { UNKNOWN, UctTree } from './uctTree'

test('a tree that grows keeps its nodes, and the result of a new node is unknown', () => {
  const tree = new UctTree(50_000)
  let node = 0
  while (tree.size < 40_000) {
    const first = tree.addChildren(node, 100)
    expect(tree.known.subarray(first, first + 100)).toEqual(new Int32Array(100).fill(UNKNOWN))
    for (let i = 0; i < 100; i++) tree.visits[first + i] = tree.move[first + i] = tree.points[first + i] = first + i
    tree.known[first] = 7
    node = first
  }
  const isKept = (at: number) =>
    tree.visits[at] === at &&
    tree.move[at] === at &&
    tree.points[at] === at &&
    tree.known[at] === (at % 100 === 1 ? 7 : UNKNOWN)
  expect(Array.from({ length: tree.size - 1 }, (_, i) => i + 1).filter(at => !isKept(at))).toEqual([])
  expect(tree.firstChild[0]).toBe(1)
})

test('a tree gets as large as it may, and no larger', () => {
  const tree = new UctTree(20_001)
  for (let i = 0; i < 200; i++) expect(tree.addChildren(i, 100)).toBe(1 + 100 * i)
  expect(tree.addChildren(200, 1)).toBe(0)
})

test('the root moves are evaluated a few at a time, and none before the first step', () => {
  const setup = expectOk(games.trike.setup({ size: 19 }))
  const start = games.trike.start(setup)
  const portions: number[] = []
  const counting: Policy<StateOf<'trike'>> = {
    evaluateMoves: (_s, list, values) => {
      portions.push(list.size)
      values.fill(0, 0, list.size)
    },
    choosePlayoutMove: (_s, list) => list.at[0],
    playoutPlies: 0,
    evaluate: () => 0,
    priorVisits: 1,
    exploration: 0.7,
    playsMoves: true,
  }
  const search = new Uct(new Line(games.trike, start), counting, { seed: 1 })
  expect(portions).toEqual([])
  search.step(1)
  expect(portions).toEqual([8])
  expect(legalMoves(games.trike, start)).toContain(search.best().move)
  expect(portions.reduce((sum, size) => sum + size)).toBe(190)
  expect(Math.max(...portions)).toBe(8)
})
