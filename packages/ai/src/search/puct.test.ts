import { expectOk, games, legalMoves, Line, movesOf, newMatch, next, type StateOf } from '@tabuleiro/engine'
import { found, positionOf, somePosition } from '../testing/alliances'
import { alliances } from '../games/alliances'
import { Puct } from './puct'
import type { Evaluator } from './evaluator'
import { isKnown, isLoss, isWin, lossIn, winIn } from './value'

const game = games.alliances

test('there is a legal move before the first node', () => {
  const match = expectOk(newMatch({ game: 'alliances' }))
  const s = somePosition({}, 0, 1)
  const best = alliances.open(new Line(game, s), { seed: 1 }).best()
  expect(movesOf(match)).toContain(best.move)
  expect(best).toMatchObject({ nodes: 0, depth: 0 })
})

test('a win is known with its length, and ends the search', () => {
  const s = positionOf('o4.1o6.2o6.3o6.4o6.5o6.11.6o5.6o4.6o3.6o2.6o1.4o_1_a_---')
  const search = alliances.open(new Line(game, s), { seed: 1 })
  expect(search.step(10_000)).toBe(true)
  expect(search.best().value).toBe(winIn(1))
  expect(search.best().nodes).toBeLessThan(10_000)
})

test('a loss is known when every move that was tried loses', () => {
  // Two last discs far apart: player 1 owns purple and threatens orange in both places.
  const s = positionOf('o4.2o5.3o5.4o5.5o5.6o5.5o5.6o5.6o4.6o3.6o2.8.5_2_a_-1-')
  const best = found(s, 2_000)
  expect(isLoss(best.value)).toBe(true)
  expect(best.value).toBeGreaterThanOrEqual(lossIn(2))
})

test('it searches no deeper than its depth, and its noise is the same for the same position', () => {
  const s = somePosition({ size: 5 }, 8, 2)
  const open = () => alliances.open(new Line(game, s), { seed: 3, nodes: 60, depth: 2, evalNoise: 100 })
  const [one, other] = [open(), open()]
  one.step(60)
  other.step(60)
  expect(one.best().depth).toBeLessThanOrEqual(2)
  expect(other.best()).toEqual(one.best())
})

type Trike = StateOf<'trike'>

/** Whether the side to move wins, by trying everything. */
function wins(s: Trike): boolean {
  return legalMoves(games.trike, s).some(move => {
    const after = next(games.trike, s, move)
    const outcome = games.trike.outcome(after, 1)
    return outcome === 'playing' ? !wins(after) : (outcome === 'first') === (s.turn === 0)
  })
}

test('an evaluator that prunes the only good move does not make a false result known', () => {
  const blinkered: Evaluator<Trike> = {
    evaluate: () => 0,
    scoreMoves: (_s, list, scores) => {
      list.size = Math.min(list.size, 1)
      scores.fill(0)
    },
  }
  const start = games.trike.start(expectOk(games.trike.setup({ size: 4, pie: false })))
  for (const first of legalMoves(games.trike, start)) {
    const s = next(games.trike, start, first)
    const search = new Puct(new Line(games.trike, s), blinkered, { seed: first }, 1)
    search.step(20_000)
    const { value } = search.best()
    expect(isKnown(value)).toBe(true)
    expect(isWin(value)).toBe(wins(s))
  }
})
