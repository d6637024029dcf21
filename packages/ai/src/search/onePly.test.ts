import { expectOk, games, legalMoves, Line } from '@tabuleiro/engine'
import { Random } from './random'
import { OnePly } from './onePly'

const trike = games.trike
const start = trike.start(expectOk(trike.setup({ size: 3 })))

function chosen(score: (move: number) => number, seed: number, nodes = Infinity): number {
  const search = new OnePly(new Line(trike, start), (_line, move) => score(move), new Random(seed))
  search.step(nodes)
  return search.best().move
}

test('the move with the highest score is chosen', () => {
  for (const best of legalMoves(trike, start)) expect(chosen(move => (move === best ? 1 : 0), 1)).toBe(best)
})

test('equals are chosen about equally often', () => {
  const counts = new Map(legalMoves(trike, start).map(move => [move, 0]))
  for (let seed = 0; seed < 6_000; seed++) {
    const move = chosen(() => 0, seed)
    counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  // 1,000 expected for each of six; five standard deviations are 144.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(144)
})

test('a move at a time or all at once, the choice is the same', () => {
  for (let seed = 0; seed < 50; seed++) {
    const search = new OnePly(new Line(trike, start), (_line, move) => move % 2, new Random(seed))
    let steps = 1
    while (!search.step(1)) steps++
    expect(steps).toBe(6)
    expect(search.best().move).toBe(chosen(move => move % 2, seed))
  }
})
