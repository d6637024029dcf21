import { expectOk, games, legalMoves, Line, next, type Move, type StateOf } from '@tabuleiro/engine'
import { DistanceSearch } from './distanceSearch'
import { Random } from './random'

type Trike = StateOf<'trike'>

const { trike } = games

/** The result for the side to move and the plies until the end, if the winner hurries and the loser delays. */
function solve(
  s: Trike,
  known = new Map<string, { wins: boolean; plies: number }>(),
): { wins: boolean; plies: number } {
  const text = trike.encode(s)
  const seen = known.get(text)
  if (seen !== undefined) return seen
  const outcome = trike.outcome(s, 1)
  let best = { wins: (outcome === 'first') === (s.turn === 0), plies: 0 }
  if (outcome === 'playing') {
    const replies = legalMoves(trike, s).map(move => solve(next(trike, s, move), known))
    const wins = replies.filter(reply => !reply.wins).map(reply => reply.plies + 1)
    best =
      wins.length > 0
        ? { wins: true, plies: Math.min(...wins) }
        : { wins: false, plies: Math.max(...replies.map(reply => reply.plies + 1)) }
  }
  known.set(text, best)
  return best
}

/** Positions on the way of random games. */
function positions(size: number, games: number, checkers: number): Trike[] {
  const random = new Random(4)
  const setup = expectOk(trike.setup({ size, pie: false }))
  const found: Trike[] = []
  for (let i = 0; i < games; i++) {
    let s = trike.start(setup)
    while (trike.outcome(s, 1) === 'playing') {
      if (s.stones >= checkers) found.push(s)
      const moves = legalMoves(trike, s)
      s = next(trike, s, moves[random.below(moves.length)])
    }
  }
  return found
}

test.each([
  [4, 40, 1],
  [5, 60, 6],
])('on side %d the winner takes the shortest win and the loser holds out longest', (size, games, checkers) => {
  const known = new Map<string, { wins: boolean; plies: number }>()
  let [won, lost] = [0, 0]
  for (const s of positions(size, games, checkers)) {
    const { wins, plies } = solve(s, known)
    const moves = legalMoves(trike, s)
    const search = new DistanceSearch(new Line(trike, s), wins, moves[0], 99)
    while (!search.step(1));
    const after = solve(next(trike, s, search.move), known)
    expect({ at: trike.encode(s), ...after }).toEqual({ at: trike.encode(s), wins: !wins, plies: plies - 1 })
    if (search.plies !== undefined) expect(search.plies).toBe(plies)
    if (wins) won++
    else lost++
  }
  expect(won).toBeGreaterThan(20)
  expect(lost).toBeGreaterThan(20)
})

test('of equally good moves the known one is kept, and a win longer than the limit is not looked for', () => {
  const s = positions(5, 10, 6).find(s => {
    const { wins, plies } = solve(s)
    return wins && plies === 3
  })
  if (s === undefined) throw new Error('no win in three')
  const winning = legalMoves(trike, s).filter((move: Move) => {
    const { wins, plies } = solve(next(trike, s, move))
    return !wins && plies === 2
  })
  for (const move of winning) {
    const search = new DistanceSearch(new Line(trike, s), true, move, 99)
    while (!search.step(1));
    expect(search.move).toBe(move)
  }
  const short = new DistanceSearch(new Line(trike, s), true, winning[0], 2)
  while (!short.step(1));
  expect(short.plies).toBeUndefined()
})
