import { expectOk, games, legalMoves, Line, next, winFor, type StateOf } from '@tabuleiro/engine'
import { SWAP } from '@tabuleiro/engine/games/trike/internals'
import { ProofTable } from '../../search/proofTable'
import { Random } from '../../search/random'
import { isKnown, isWin } from '../../search/value'
import { PawnTree } from './pawnTree'

type Trike = StateOf<'trike'>

const { trike } = games
const start = (options: object): Trike => trike.start(expectOk(trike.setup(options)))
const open = (s: Trike, seed = 1, lines = 1) =>
  new PawnTree(new Line(trike, s), () => new ProofTable(12), { seed, lines })

/** A position after random plies that do not end the game. */
function scramble(options: object, plies: number, random: Random): Trike {
  for (;;) {
    let s = start(options)
    while (s.stones < plies && trike.outcome(s, 1) === 'playing') {
      const moves = legalMoves(trike, s)
      s = next(trike, s, moves[random.below(moves.length)])
    }
    if (trike.outcome(s, 1) === 'playing') return s
  }
}

/** Whether the side to move wins, by trying everything. */
function isWon(s: Trike): boolean {
  return legalMoves(trike, s).some(move => {
    const after = next(trike, s, move)
    const outcome = trike.outcome(after, 1)
    return outcome === 'playing' ? !isWon(after) : outcome === winFor(s.turn)
  })
}

test.each([
  [{ size: 5, pie: false }, 5],
  [{ board: 'hexagon', size: 3, pie: false }, 8],
])('on %j every result it knows is that of trying everything, and its move keeps a win', (options, plies) => {
  const random = new Random(2)
  let known = 0
  for (let i = 0; i < 40; i++) {
    const s = scramble(options, plies, random)
    const tree = open(s, i)
    tree.step(2_000)
    const { move, value } = tree.best()
    if (!isKnown(value)) continue
    known++
    expect(isWin(value)).toBe(isWon(s))
    const after = next(trike, s, move)
    if (isWin(value)) expect(trike.outcome(after, 1) === winFor(s.turn) || !isWon(after)).toBe(true)
  }
  expect(known).toBeGreaterThan(30)
})

test.each([
  { size: 11, pie: false },
  { board: 'hexagon', size: 5, pie: false },
])('on %j slices change nothing, proofs at its nodes included', options => {
  const s = scramble(options, 14, new Random(8))
  const [whole, sliced] = [open(s), open(s)]
  whole.step(4_000)
  for (let i = 0; i < 1_000; i++) sliced.step(4)
  expect(sliced.best()).toEqual(whole.best())
  expect(legalMoves(trike, s)).toContain(whole.best().move)
})

test('it swaps where the position is worth more than its best move', () => {
  // Beside the corner a first checker wins, in it it loses (rules 12): so only the first is taken over.
  const after = (name: string) => {
    const empty = start({ size: 5 })
    return next(trike, empty, empty.setup.indices.get(name) ?? -1)
  }
  const best = (s: Trike) => {
    const tree = open(s, 3, 3)
    tree.step(20_000)
    return { move: tree.best().move, lines: tree.lines() }
  }
  expect(best(after('b1')).move).toBe(SWAP)
  expect(best(after('a1')).move).not.toBe(SWAP)
  const [first, second] = best(after('b1')).lines
  expect(first.pv[0]).toBe(SWAP)
  expect(first.value).toBeGreaterThan(second.value)
})
