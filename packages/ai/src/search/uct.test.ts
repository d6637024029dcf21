import { expectOk, games, Line, type MoveList, type StateOf } from '@tabuleiro/engine'
import { type Random } from './random'
import { Uct, type Policy } from './uct'
import { isLoss, isWin, lossIn, WIN } from './value'

type Trike = StateOf<'trike'>

/** A policy without knowledge: the tree search finds everything by itself. */
const blind: Policy<Trike> = {
  evaluateMoves: (_s, list, values) => values.fill(0, 0, list.size),
  choosePlayoutMove: (_s: Trike, list: MoveList, random: Random) => list.at[random.below(list.size)],
  playoutPlies: 400,
  evaluate: () => 0,
  priorVisits: 1,
  exploration: 0.7,
}

function open(position: string, options: object, seed = 1): Uct<Trike> {
  const setup = expectOk(games.trike.setup(options))
  const s = expectOk(games.trike.decode(setup, position))
  return new Uct(new Line(games.trike, s), blind, { seed, nodes: 20_000 })
}

const moveText = (search: Uct<Trike>, size: number) => {
  const setup = expectOk(games.trike.setup({ size }))
  return games.trike.write(setup, search.best().move)
}

test('a win in one ply is found, with its number of plies', () => {
  const search = open('1.2.3.4.5.5w.5b1_f6_b_1', { size: 7 })
  search.step(2_000)
  expect(moveText(search, 7)).toBe('g7')
  expect(search.best().value).toBe(WIN - 1)
})

test.each([
  ['1.2.3_-_b_1', { size: 3, pie: false }, true],
  ['1.b1.3_b1_w_1', { size: 3, pie: false }, false],
  ['b.2.3_a1_w_1', { size: 3, pie: false }, true],
])('a small board is solved: %s', (position, options, won) => {
  const search = open(position, options)
  expect(search.step(20_000)).toBe(true)
  expect(isWin(search.best().value)).toBe(won)
  expect(isLoss(search.best().value)).toBe(!won)
})

test('moves that lose by force are avoided, whatever the playouts say', () => {
  // Proven by the solver: of five moves only b1 and c2 do not lose.
  const search = open('w.2.2w.wbbb.1w1bw.b5.6b_d3_w_1', { size: 7 })
  search.step(100_000)
  expect(['b1', 'c2']).toContain(moveText(search, 7))
})

test('a noisy player misses no win in one', () => {
  const setup = expectOk(games.trike.setup({}))
  const s = expectOk(games.trike.decode(setup, '1.2.3.4.5.5w.5b1_f6_b_1'))
  for (let seed = 0; seed < 30; seed++) {
    const search = new Uct(new Line(games.trike, s), blind, { seed, nodes: 200, depth: 2, evalNoise: 2_000 })
    search.step(200)
    expect(games.trike.write(setup, search.best().move)).toBe('g7')
  }
})

/** A search with strong noise, at a root whose moves have these values. */
function noisy(seed: number, valueOf: (i: number) => number): Uct<Trike> {
  const setup = expectOk(games.trike.setup({ size: 7 }))
  const s = expectOk(games.trike.decode(setup, '1.2.3.1b2.5.6.7_d2_w_2'))
  const evaluateMoves: Policy<Trike>['evaluateMoves'] = (_s, list, values) => {
    for (let i = 0; i < list.size; i++) values[i] = valueOf(i)
  }
  return new Uct(new Line(games.trike, s), { ...blind, evaluateMoves }, { seed, nodes: 40, depth: 1, evalNoise: 2_000 })
}

test('a losing move that is overlooked does not make a lost position', () => {
  const searches = Array.from({ length: 20 }, (_, seed) => noisy(seed, i => (i === 0 ? 0 : lossIn(4))))
  for (const search of searches) search.step(40)
  const chosen = searches.map(search => search.moveValue(search.best().move) ?? 0)
  expect(chosen.some(isLoss)).toBe(true)
  for (const search of searches) expect(isLoss(search.best().value)).toBe(false)
})

test('a lost position is lost as late as it can be, whatever is chosen', () => {
  for (let seed = 0; seed < 20; seed++) expect(noisy(seed, i => lossIn(4 + (i % 3))).best().value).toBe(lossIn(6))
})

test('slices change nothing, and the same seed gives the same search', () => {
  const whole = open('1.2.3.1b2.5.6.7_d2_w_2', { size: 7 })
  const sliced = open('1.2.3.1b2.5.6.7_d2_w_2', { size: 7 })
  whole.step(6_000)
  for (let i = 0; i < 600; i++) sliced.step(10)
  expect(sliced.best()).toEqual(whole.best())
})

test('a legal move is there before the first step', () => {
  const search = open('1.2.3.1b2.5.6.7_d2_w_2', { size: 7 })
  expect(search.best().nodes).toBe(0)
  expect(search.best().pv).toHaveLength(1)
})
