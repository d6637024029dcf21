import { expectOk, gameOf, games, Line, moveList, type GameId, type Move, type State } from '@tabuleiro/engine'
import fc from 'fast-check'
import { threeDragons } from '../games/three-dragons'
import { AlphaBeta } from './alphaBeta'
import type { Evaluator } from './evaluator'
import type { Best, SearchOptions } from './search'
import { DRAW, isKnown, winIn, type Value } from './value'

const ids: GameId[] = ['three-dragons', 'trike', 'alliances', 'turtles']
const options = {
  'three-dragons': { width: 7, height: 7 },
  trike: { size: 5 },
  alliances: {},
  turtles: {},
}

/** A position some random plies into a game. */
function wander(id: GameId, seed: number, plies: number): Line {
  const game = gameOf(id)
  const line = new Line(game, game.start(expectOk(game.setup(options[id]))))
  const list = moveList(line.state.setup)
  let random = seed
  for (let i = 0; i < plies; i++) {
    line.moves(list)
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    line.push(list.at[random % list.size])
    if (line.outcome() !== 'playing') line.pop()
  }
  return new Line(game, line.state)
}

/** Knows nothing, but the same every time: looks at `width` moves of each position, whatever their order, none of them loud. */
function blindJudge(width: number): Evaluator<State> {
  return {
    evaluate: s => (Math.imul(s.lo, 0x2c1b3c6d) >> 22) + (s.turn === 0 ? 7 : -7),
    scoreMoves: (_s, list, ranks) => {
      list.at.subarray(0, list.size).sort()
      list.size = Math.min(list.size, width)
      ranks.fill(0)
    },
  }
}

/** The definition: no window, no table, no order. */
function minimax(line: Line, judge: Evaluator<State>, depth: number, top = line.ply): Value {
  const outcome = line.outcome()
  const ply = line.ply - top
  if (outcome === 'draw' || (ply > 0 && line.isCycle())) return DRAW
  if (outcome !== 'playing') return (outcome === 'first') === (line.state.turn === 0) ? winIn(ply) : -winIn(ply)
  if (depth === 0) return judge.evaluate(line.state)
  const list = moveList(line.state.setup)
  line.moves(list)
  judge.scoreMoves(line.state, list, new Int32Array(list.at.length))
  let best = -Infinity
  for (let i = 0; i < list.size; i++) {
    line.push(list.at[i])
    best = Math.max(best, -minimax(line, judge, depth - 1, top))
    line.pop()
  }
  return best
}

function finished(line: Line, judge: Evaluator<State>, conditions: SearchOptions): Best {
  const search = new AlphaBeta(line, judge, conditions)
  while (!search.step(1000));
  return search.best()
}

const position = fc.record({ seed: fc.nat(1e6), plies: fc.nat(12) })

describe.each(ids)('on %s', id => {
  // Three moves for each position: the late ones that may be cut short begin with the fourth.
  test.each([
    ['all moves', 1, 1000],
    ['thirty moves', 2, 30],
    ['three moves', 3, 3],
  ])('it equals plain minimax over %s to depth %i', (_name, depth, width) => {
    fc.assert(
      fc.property(position, ({ seed, plies }) => {
        const line = wander(id, seed, plies)
        const judge = blindJudge(width)
        const best = finished(wander(id, seed, plies), judge, { seed, depth })
        expect(best.value).toBe(minimax(line, judge, depth))
      }),
      { seed: 11, numRuns: width === 3 ? 40 : 4 },
    )
  })

  test('slices of any size give the same answer and the same number of nodes', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 300 }), ({ seed, plies }, slice) => {
        const conditions = { seed, nodes: 900 }
        const whole = new AlphaBeta(wander(id, seed, plies), blindJudge(1000), conditions)
        const sliced = new AlphaBeta(wander(id, seed, plies), blindJudge(1000), conditions)
        whole.step(900)
        for (let left = 900; left > 0; left -= slice) sliced.step(Math.min(slice, left))
        expect(sliced.best()).toEqual(whole.best())
      }),
      { seed: 12, numRuns: 5 },
    )
  })
})

const dragons = games['three-dragons']

function at(text: string, given: object = { variant: 'basic' }) {
  return new Line(dragons, expectOk(dragons.decode(expectOk(dragons.setup(given)), text)))
}

function think(text: string, nodes: number, seed = 1, given?: object): Best & { text: string; over: boolean } {
  const line = at(text, given)
  const { setup } = line.state
  const search = threeDragons.open(line, { seed, nodes })
  const over = search.step(nodes)
  return { ...search.best(), text: dragons.write(setup, search.best().move), over }
}

test('a win at once is found, told exactly, and ends the search', () => {
  const best = think(
    'm-----a-m.---------.---------.---------.o---o---o.--1a-----.---------.---------.m---1--1m_1_0',
    100_000,
  )
  expect(best.text).toBe('e1-e4')
  expect(best.value).toBe(winIn(1))
  expect(best.over).toBe(true)
  expect(best.nodes).toBeLessThan(1000)
})

test('where every win and loss in three plies is known by brute force, it tells the same', () => {
  const judge: Evaluator<State> = { evaluate: () => 0, scoreMoves: (_s, _list, ranks) => ranks.fill(0) }
  let known = 0
  for (let seed = 1; seed <= 20; seed++) {
    const text = ending(seed)
    const exact = minimax(at(text, small), judge, 3)
    if (!isKnown(exact)) continue
    known++
    expect([text, think(text, 60_000, 1, small).value]).toEqual([text, exact])
  }
  expect(known).toBeGreaterThan(4)
})

const small = { variant: 'basic', width: 7, height: 7 }

/** Three white and two black pieces somewhere on a small board. */
function ending(seed: number): string {
  const cells = Array.from('m-----m-------' + '-------o--o--o-------' + '-------m-----m')
  const free = cells.flatMap((cell, i) => (cell === '-' ? [i] : []))
  let random = seed * 7919
  for (const piece of '111aa') {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    cells[free.splice((random >> 8) % free.length, 1)[0]] = piece
  }
  const rows = Array.from({ length: 7 }, (_, r) => cells.slice(7 * r, 7 * r + 7).join(''))
  return `${rows.join('.')}_${(seed % 2) + 1}_0`
}

test('the same seed gives the same move, and another order of equal moves comes with another seed', () => {
  const start = dragons.encode(dragons.start(expectOk(dragons.setup({}))))
  const moves = [1, 2, 3, 4, 5, 6].map(seed => think(start, 300, seed, {}).text)
  expect([1, 2, 3, 4, 5, 6].map(seed => think(start, 300, seed, {}).text)).toEqual(moves)
  expect(new Set(moves).size).toBeGreaterThan(1)
})

test('a position that comes back on the way counts as a draw, whatever the evaluation says', () => {
  const start = 'm-----a-m.---------.---------.---------.o---o---o.---------.---------.-1-------.m------1m_1_0'
  const shuttle = new Set(['h1-g1', 'g1-h1', 'g9-f9', 'f9-g9'])
  const line = at(start.replace('a-m', 'aam'))
  const { setup } = line.state
  const judge: Evaluator<State> = {
    evaluate: s => (s.turn === 0 ? 300 : -300),
    scoreMoves: (_s, list, ranks) => {
      const kept: Move[] = Array.from(list.at.subarray(0, list.size)).filter(move =>
        shuttle.has(dragons.write(setup, move)),
      )
      kept.forEach((move, i) => (list.at[i] = move))
      list.size = kept.length
      ranks.fill(0)
    },
  }
  expect(finished(line as unknown as Line, judge, { seed: 1, depth: 3 }).value).toBe(300)
  const again = at(start.replace('a-m', 'aam'))
  expect(finished(again as unknown as Line, judge, { seed: 1, depth: 4 }).value).toBe(DRAW)
})
