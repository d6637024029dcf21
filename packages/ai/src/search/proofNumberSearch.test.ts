import { expectOk, games, legalMoves, Line, next, type StateOf } from '@tabuleiro/engine'
import { Region } from '../games/trike/region'
import { Random } from './random'
import { ProofNumberSearch, UNCLEAR, type Proven } from './proofNumberSearch'
import { ProofTable } from './proofTable'

type Trike = StateOf<'trike'>

const { trike } = games
const setupOf = (options: object) => expectOk(trike.setup(options))

function prove(s: Trike, table = new ProofTable(16), region = new Region(s.setup), slice = 1_000_000): Proven {
  const proof = new ProofNumberSearch(new Line(trike, s), region, table)
  while (!proof.step(slice));
  if (proof.result === undefined) throw new Error('a finished proof has a result')
  return proof.result
}

/** Every position that play can reach, with its result for the side to move by the rules alone. */
function bruteForce(root: Trike): Map<string, { s: Trike; result: number }> {
  const known = new Map<string, { s: Trike; result: number }>()
  const visit = (s: Trike): number => {
    const text = trike.encode(s)
    const seen = known.get(text)
    if (seen !== undefined) return seen.result
    const outcome = trike.outcome(s, 1)
    let result = outcome === 'draw' ? 0 : (outcome === 'first') === (s.turn === 0) ? 1 : -1
    if (outcome === 'playing') {
      result = -1
      for (const move of legalMoves(trike, s)) result = Math.max(result, 0 - visit(next(trike, s, move)))
    }
    known.set(text, { s, result })
    return result
  }
  visit(root)
  return known
}

test.each([[{ size: 3 }], [{ size: 3, pie: false }], [{ size: 4 }], [{ board: 'pyramid', size: 3 }]])(
  'every position of %j is proven as brute force has it',
  options => {
    const root = trike.start(setupOf(options))
    const table = new ProofTable(18)
    const region = new Region(root.setup)
    const on = [...bruteForce(root).values()].filter(({ s }) => trike.outcome(s, 1) === 'playing')
    const wrong = on.filter(({ s, result }) => prove(s, table, region).result !== result)
    expect(on.length).toBeGreaterThan(100)
    expect(wrong.map(({ s }) => trike.encode(s))).toEqual([])
  },
)

test.each([
  [{ board: 'hexagon', size: 3 }, 9],
  [{ board: 'pyramid', size: 4 }, 7],
])('late positions of %j are proven as brute force has them', (options, checkers) => {
  const random = new Random(6)
  const results = new Set<number>()
  for (let i = 0; i < 40; i++) {
    let s = trike.start(setupOf(options))
    while (trike.outcome(s, 1) === 'playing' && s.stones < checkers) {
      const moves = legalMoves(trike, s)
      s = next(trike, s, moves[random.below(moves.length)])
    }
    if (trike.outcome(s, 1) !== 'playing') continue
    const { result } = prove(s)
    expect([trike.encode(s), result]).toEqual([trike.encode(s), bruteForce(s).get(trike.encode(s))?.result])
    results.add(result)
  }
  expect(results.size).toBeGreaterThan(1)
})

test('what the region knows without search is true, and positions with one key have one result', () => {
  for (const options of [
    { size: 4, pie: false },
    { board: 'pyramid', size: 3, pie: false },
  ]) {
    const setup = setupOf(options)
    const results = new Map<string, number>()
    const region = new Region(setup)
    const wrong: string[] = []
    for (const { s, result } of bruteForce(trike.start(setup)).values()) {
      if (trike.outcome(s, 1) !== 'playing' || s.stones === 0) continue
      region.update(s)
      const key = `${region.lo} ${region.hi}`
      const differs = region.result !== UNCLEAR && region.result !== result
      if (differs || (results.get(key) ?? result) !== result) wrong.push(trike.encode(s))
      results.set(key, result)
    }
    expect(wrong).toEqual([])
  }
})

test.each([
  [3, 3],
  [4, 1],
  [5, 9],
  [6, 21],
])('on the triangle of %i, %i first cells win for the player who placed them', (size, wins) => {
  const root = trike.start(setupOf({ size, pie: false }))
  const table = new ProofTable(20)
  const region = new Region(root.setup, true)
  const first = legalMoves(trike, root).filter(move => prove(next(trike, root, move), table, region).result < 0)
  expect(first).toHaveLength(wins)
})

test('a proof in slices is the same proof', () => {
  const s = expectOk(trike.decode(setupOf({ size: 5 }), '1.2.1b1.4.5_c2_w_2'))
  expect(prove(s, new ProofTable(14), new Region(s.setup), 7)).toEqual(prove(s, new ProofTable(14)))
})

test('the move of a win leads to a lost position, and the game ends as soon as promised', () => {
  let s = expectOk(trike.decode(setupOf({ size: 5 }), '1.2.1b1.4.5_c2_w_2'))
  let { result, plies } = prove(s)
  const winner = result > 0 ? s.turn : 1 - s.turn
  for (; plies > 0; plies--) {
    if (trike.outcome(s, 1) !== 'playing') break
    const proven = prove(s)
    expect(proven.result).toBe(s.turn === winner ? 1 : -1)
    ;({ result } = proven)
    s = next(trike, s, proven.move)
  }
  expect(result).not.toBe(0)
  expect(trike.outcome(s, 1)).toBe(winner === 0 ? 'first' : 'second')
})
