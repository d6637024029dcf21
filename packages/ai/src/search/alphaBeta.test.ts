import { expectOk, gameIds, gameOf, games, Line, moveList, type GameId, type Move, type State } from '@tabuleiro/engine'
import fc from 'fast-check'
import { threeDragons } from '../games/three-dragons'
import { AlphaBeta } from './alphaBeta'
import type { Evaluator } from './evaluator'
import type { Best, SearchOptions } from './search'
import { DRAW, isKnown, winIn, type Value } from './value'

/** Boards smaller than the usual ones, for games that need them here. */
const options: Partial<Record<GameId, object>> = { 'three-dragons': { width: 7, height: 7 }, trike: { size: 5 } }

/** A position some random plies into a game. */
function wander(id: GameId, seed: number, plies: number): Line {
  const game = gameOf(id)
  const line = new Line(game, game.start(expectOk(game.setup(options[id] ?? {}))))
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

/** An arbitrary but deterministic evaluator: it keeps `width` moves of each position, none of them tactical. */
function blindEvaluator(width: number): Evaluator<State> {
  return {
    evaluate: s => (Math.imul(s.lo, 0x2c1b3c6d) >> 22) + (s.turn === 0 ? 7 : -7),
    scoreMoves: (_s, list, scores) => {
      list.at.subarray(0, list.size).sort()
      list.size = Math.min(list.size, width)
      scores.fill(0)
    },
  }
}

/** The definition: no window, no table, no order. */
function minimax(line: Line, evaluator: Evaluator<State>, depth: number, top = line.ply): Value {
  const outcome = line.outcome()
  const ply = line.ply - top
  if (outcome === 'draw' || (ply > 0 && line.isCycle())) return DRAW
  if (outcome !== 'playing') return (outcome === 'first') === (line.state.turn === 0) ? winIn(ply) : -winIn(ply)
  if (depth === 0) return evaluator.evaluate(line.state)
  const list = moveList(line.state.setup)
  line.moves(list)
  evaluator.scoreMoves(line.state, list, new Int32Array(list.at.length))
  let best = -Infinity
  for (let i = 0; i < list.size; i++) {
    line.push(list.at[i])
    best = Math.max(best, -minimax(line, evaluator, depth - 1, top))
    line.pop()
  }
  return best
}

function finished(line: Line, evaluator: Evaluator<State>, options: SearchOptions): Best {
  const search = new AlphaBeta(line, evaluator, options)
  while (!search.step(1000));
  return search.best()
}

const position = fc.record({ seed: fc.nat(1e6), plies: fc.nat(12) })

describe.each(gameIds)('on %s', id => {
  // Three moves for each position: the late ones that may be cut short begin with the fourth.
  test.each([
    ['all moves', 1, 1000],
    ['thirty moves', 2, 30],
    ['three moves', 3, 3],
  ])('it equals plain minimax over %s to depth %i', (_name, depth, width) => {
    fc.assert(
      fc.property(position, ({ seed, plies }) => {
        const line = wander(id, seed, plies)
        const evaluator = blindEvaluator(width)
        const best = finished(wander(id, seed, plies), evaluator, { seed, depth })
        expect(best.value).toBe(minimax(line, evaluator, depth))
      }),
      { seed: 11, numRuns: width === 3 ? 40 : 4 },
    )
  })

  test('slices of any size give the same answer and the same number of nodes', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 300 }), ({ seed, plies }, slice) => {
        const options = { seed, nodes: 900 }
        const whole = new AlphaBeta(wander(id, seed, plies), blindEvaluator(1000), options)
        const sliced = new AlphaBeta(wander(id, seed, plies), blindEvaluator(1000), options)
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

test('a win in one ply is found with its exact value, and ends the search', () => {
  const best = think(
    'm-----a-m.---------.---------.---------.o---o---o.--1a-----.---------.---------.m---1--1m_1_0',
    100_000,
  )
  expect(best.text).toBe('e1-e4')
  expect(best.value).toBe(winIn(1))
  expect(best.over).toBe(true)
  expect(best.nodes).toBeLessThan(1000)
})

test('it agrees with brute force on every win and loss within three plies', () => {
  const evaluator: Evaluator<State> = { evaluate: () => 0, scoreMoves: (_s, _list, scores) => scores.fill(0) }
  let known = 0
  for (let seed = 1; seed <= 20; seed++) {
    const text = ending(seed)
    const exact = minimax(at(text, small), evaluator, 3)
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

test('a position that is repeated within the line counts as a draw, whatever its evaluation', () => {
  const start = 'm-----a-m.---------.---------.---------.o---o---o.---------.---------.-1-------.m------1m_1_0'
  const shuttle = new Set(['h1-g1', 'g1-h1', 'g9-f9', 'f9-g9'])
  const line = at(start.replace('a-m', 'aam'))
  const { setup } = line.state
  const evaluator: Evaluator<State> = {
    evaluate: s => (s.turn === 0 ? 300 : -300),
    scoreMoves: (_s, list, scores) => {
      const kept: Move[] = Array.from(list.at.subarray(0, list.size)).filter(move =>
        shuttle.has(dragons.write(setup, move)),
      )
      kept.forEach((move, i) => (list.at[i] = move))
      list.size = kept.length
      scores.fill(0)
    },
  }
  expect(finished(line as unknown as Line, evaluator, { seed: 1, depth: 3 }).value).toBe(300)
  const again = at(start.replace('a-m', 'aam'))
  expect(finished(again as unknown as Line, evaluator, { seed: 1, depth: 4 }).value).toBe(DRAW)
})
