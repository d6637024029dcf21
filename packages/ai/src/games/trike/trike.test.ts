import { expectOk, games, legalMoves, Line, next, winFor, type StateOf } from '@tabuleiro/engine'
import { SWAP } from '@tabuleiro/engine/games/trike/internals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_IDS } from '../gameAi'
import { Random } from '../../search/random'
import { isLoss, isWin, pliesToEnd, WIN } from '../../search/value'
import { botMove } from '../../testing/bots'
import { bots } from './bots'
import { trike as trikeAi } from './index'
import { levels } from './levels'
import { hintReason } from './hintReason'
import { TrikeSearch } from './search'

type Trike = StateOf<'trike'>

const { trike } = games
const setupOf = (options: object = {}) => expectOk(trike.setup(options))
const read = (position: string, options: object = {}) => expectOk(trike.decode(setupOf(options), position))
const open = (s: Trike, options = {}) => new TrikeSearch(new Line(trike, s), { seed: 1, ...options })
const cell = (s: Trike, name: string) => s.setup.indices.get(name) ?? -1

interface Puzzle {
  readonly options: object
  readonly position: string
  readonly moves: readonly string[]
}

const suite = (name: string): Puzzle[] =>
  readFileSync(join(__dirname, '../../../tactics', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Puzzle)

test.each(LEVEL_IDS)('level %s takes a win in one', id => {
  const s = read('1.2.3.4.5.5w.5b1_f6_b_1')
  for (let seed = 1; seed <= 20; seed++) {
    const level = levels[id]
    const search = trikeAi.open(new Line(trike, s), { seed, ...level })
    search.step(level.nodes ?? 200)
    expect(trike.write(s.setup, search.best().move)).toBe('g7')
    expect(search.best().value).toBe(WIN - 1)
  }
})

/** The moves that win at once. */
const winsInOne = (s: Trike) =>
  legalMoves(trike, s).filter(move => trike.outcome(next(trike, s, move), 1) === winFor(s.turn))

test.each(LEVEL_IDS)('level %s never passes up a win in one for a longer one', id => {
  const random = new Random(11)
  const level = levels[id]
  let count = 0
  while (count < 60) {
    let s = trike.start(setupOf({ pie: false }))
    while (trike.outcome(s, 1) === 'playing') {
      const wins = winsInOne(s)
      if (wins.length > 0) {
        count++
        const search = trikeAi.open(new Line(trike, s), { seed: count, ...level })
        search.step(level.nodes ?? 2_000)
        expect(wins).toContain(search.best().move)
      }
      const moves = legalMoves(trike, s)
      s = next(trike, s, moves[random.below(moves.length)])
    }
  }
})

test('full strength takes the shortest proven win and holds out longest', () => {
  const random = new Random(3)
  let count = 0
  while (count < 30) {
    let s = trike.start(setupOf({ size: 5, pie: false }))
    while (trike.outcome(s, 1) === 'playing') {
      if (s.stones >= 9) {
        count++
        const search = open(s)
        search.step(1_000_000)
        const { move, value } = search.best()
        expect(distance(next(trike, s, move))).toBe(distance(s) - 1)
        if (isWin(value)) expect(pliesToEnd(value)).toBe(distance(s))
        else expect(pliesToEnd(value)).toBeGreaterThanOrEqual(distance(s))
      }
      const moves = legalMoves(trike, s)
      s = next(trike, s, moves[random.below(moves.length)])
    }
  }
})

/** The plies until the end if the winner hurries and the loser delays. */
function distance(s: Trike): number {
  return Math.abs(signedDistance(s)) - 1
}

/** One more than the distance, negative for a loss. */
function signedDistance(s: Trike): number {
  const outcome = trike.outcome(s, 1)
  if (outcome !== 'playing') return outcome === winFor(s.turn) ? 1 : -1
  const replies = legalMoves(trike, s).map(move => -signedDistance(next(trike, s, move)))
  const wins = replies.filter(reply => reply > 0)
  return wins.length > 0 ? Math.min(...wins) + 1 : Math.min(...replies) - 1
}

describe('level 1 from the start that people meet', () => {
  const opening = (seed: number) => {
    const search = trikeAi.open(new Line(trike, trike.start(setupOf())), { seed, ...levels['1'] })
    search.step(80)
    return search.best().move
  }

  test('opens away from the sides, here and there', () => {
    const { cells } = setupOf()
    const openings = new Set(Array.from({ length: 100 }, (_, seed) => opening(seed)))
    const names = cells.filter(({ index }) => openings.has(index)).map(({ name }) => name)
    expect(names).toEqual(['c2', 'd2', 'd3', 'e2', 'e3', 'e4', 'f2', 'f3', 'f4', 'f5'])
  })

  test('does not walk into a trap that closes at once', () => {
    // The pawn on b2: from b1 the opponent would trap it on a1.
    const start = trike.start(setupOf({ pie: false }))
    const s = next(trike, start, cell(start, 'b2'))
    for (let seed = 0; seed < 40; seed++) {
      const search = trikeAi.open(new Line(trike, s), { seed, ...levels['1'] })
      search.step(80)
      expect(trike.write(s.setup, search.best().move)).not.toBe('b1')
    }
  })
})

test('a known win states when the game ends at the latest, and it does', () => {
  let s = read('1.b1.3.4.b1b2.1w1ww1.wb1wbb1_e3_w_1')
  const search = open(s)
  expect(search.step(100_000)).toBe(true)
  const { value } = search.best()
  expect(isWin(value) || isLoss(value)).toBe(true)
  const winner = isWin(value) ? s.turn : 1 - s.turn
  for (let plies = WIN - Math.abs(value); plies > 0 && trike.outcome(s, 1) === 'playing'; plies--) {
    const search = open(s)
    search.step(100_000)
    expect(isWin(search.best().value)).toBe(s.turn === winner)
    s = next(trike, s, search.best().move)
  }
  expect(trike.outcome(s, 1)).toBe(winner === 0 ? 'first' : 'second')
})

test.each([[{ size: 7 }], [{ size: 13 }], [{ board: 'pyramid' }], [{ board: 'hexagon' }]])(
  'on %j slices change nothing, and the same seed gives the same move',
  options => {
    const start = trike.start(setupOf(options))
    const s = next(trike, next(trike, start, start.setup.cells[4].index), SWAP)
    const noisy = { seed: 5, nodes: 3_000, depth: 12, evalNoise: 60 }
    const whole = open(s, noisy)
    const sliced = open(s, noisy)
    whole.step(3_000)
    for (let i = 0; i < 300; i++) sliced.step(10)
    expect(sliced.best()).toEqual(whole.best())
    expect(legalMoves(trike, s)).toContain(whole.best().move)
  },
)

test.each([
  ['trike.jsonl', 48],
  ['trike-7.jsonl', 48],
])('every position of %s is solved (a part of them here, all by bin/tactics.ts)', (name, count) => {
  const puzzles = suite(name)
  expect(puzzles.length).toBe(count)
  const part = puzzles.filter((_, i) => i % 4 === 0)
  const missed = part.filter(({ options, position, moves }) => {
    const s = read(position, options)
    const search = open(s)
    search.step(3_000_000)
    return !isWin(search.best().value) || !moves.includes(trike.write(s.setup, search.best().move))
  })
  expect(missed.map(({ position }) => position)).toEqual([])
})

test('a drawn pyramid is known to be drawn', () => {
  const s = read('b.2.3.2.1_a1_w_2', { board: 'pyramid', size: 3 })
  const search = open(s)
  expect(search.step(100_000)).toBe(true)
  expect(search.best().value).toBe(0)
})

test("the report's easy player goes anywhere, tosses a coin for the swap, and begins anywhere", () => {
  const start = trike.start(setupOf())
  const placed = next(trike, start, start.setup.cells[8].index)
  const seen = (s: Trike) => new Set(Array.from({ length: 400 }, (_, seed) => botMove(trike, bots.easy, s, seed)))
  expect(seen(start).size).toBe(28)
  expect([...seen(placed)].sort()).toEqual(legalMoves(trike, placed).sort())
})

test("the report's hard player goes where the pawn sees most, the first in reading order", () => {
  // From the corner, the middles of the two sides (d1, d4) and of the far side (g4) see most; d1 is read first.
  const s = read('b.2.3.4.5.6.7_a1_w_2')
  const sight = (move: number) => legalMoves(trike, next(trike, s, move)).length
  const most = Math.max(...legalMoves(trike, s).map(sight))
  const first = legalMoves(trike, s)
    .sort((a, b) => a - b)
    .find(move => sight(move) === most)
  expect(botMove(trike, bots.hard, s, 1)).toBe(first)
})

test('a move that ends the game well traps, one that cuts the board fences', () => {
  const s = read('1.2.3.4.5.5w.5b1_f6_b_1')
  const move = cell(s, 'g7')
  expect(hintReason(s, move, next(trike, s, move))).toBe('traps')
  const cut = read('1.2.wbb.4.5_c2_w_1', { size: 5 })
  const down = cell(cut, 'd2')
  expect(hintReason(cut, down, next(trike, cut, down))).toBe('fences')
})
