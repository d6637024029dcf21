import { expectOk, games, legalMoves, Line, next, type StateOf } from '@tabuleiro/engine'
import { SWAP } from '@tabuleiro/engine/games/trike/internals'
import { Random } from '../../search/random'
import { ProofNumberSearch } from '../../search/proofNumberSearch'
import { ProofTable } from '../../search/proofTable'
import { isLoss, isWin } from '../../search/value'
import { Book, BOOK_CHECKERS, isReachable, LOST } from './book'
import { BOOK } from './bookData'
import { Region } from './region'
import { TrikeSearch } from './search'

type Trike = StateOf<'trike'>

const { trike } = games
const plain = expectOk(trike.setup({ size: 7, pie: false }))
const pie = expectOk(trike.setup({ size: 7 }))
const book = new Book(plain)

function randomPosition(checkers: number, random: Random): Trike {
  let s = trike.start(plain)
  while (s.stones < checkers) {
    const moves = legalMoves(trike, s)
    s = moves.length === 0 ? trike.start(plain) : next(trike, s, moves[random.below(moves.length)])
  }
  return trike.outcome(s, 1) === 'playing' ? s : randomPosition(checkers, random)
}

test('the book is small enough to be sent along', () => {
  expect(BOOK.length).toBeGreaterThan(0)
  expect(BOOK.length).toBeLessThan(100_000)
})

test('19 first cells win for the player who placed them', () => {
  const start = trike.start(plain)
  expect(legalMoves(trike, start).filter(move => book.answer(next(trike, start, move)) === LOST)).toHaveLength(19)
})

test('a position is lost when all moves lead to won ones, and the winning move leads to a lost one', () => {
  const random = new Random(3)
  for (let i = 0; i < 300; i++) {
    const s = randomPosition(1 + random.below(BOOK_CHECKERS - 1), random)
    const after = legalMoves(trike, s).map(move => next(trike, s, move))
    const wins = after.some(child =>
      trike.outcome(child, 1) === 'playing' ? book.answer(child) === LOST : trike.outcome(child, 1) === winFor(s),
    )
    expect(book.answer(s) !== LOST).toBe(wins)
    const move = book.winningMove(new Line(trike, s))
    if (move !== undefined) expect(book.answer(next(trike, s, move))).toBe(LOST)
  }
})

const winFor = (s: Trike) => (s.turn === 0 ? 'first' : 'second')

test('the solver agrees with the book where it ends', () => {
  const random = new Random(9)
  const table = new ProofTable(20)
  const region = new Region(plain, true)
  const resultOf = (s: Trike) => {
    const proof = new ProofNumberSearch(new Line(trike, s), region, table)
    while (!proof.step(1_000_000));
    return proof.result?.result
  }
  for (let i = 0; i < 12; i++) {
    const s = randomPosition(BOOK_CHECKERS, random)
    const move = book.winningMove(new Line(trike, s))
    if (move === undefined) expect(resultOf(s)).toBe(-1)
    else expect(resultOf(next(trike, s, move))).toBe(-1)
  }
})

test('of 28 first cells, those that win are swapped, and the others are answered', () => {
  const start = trike.start(pie)
  let swaps = 0
  for (const first of legalMoves(trike, start)) {
    const s = next(trike, start, first)
    const search = new TrikeSearch(new Line(trike, s), { seed: 1 })
    expect(search.step(1)).toBe(true)
    const { move, value } = search.best()
    expect(isWin(value)).toBe(true)
    expect(move === SWAP).toBe(book.answer(next(trike, s, SWAP)) === LOST)
    if (move === SWAP) swaps++
    else expect(book.answer(next(trike, s, move))).toBe(LOST)
  }
  expect(swaps).toBe(19)
})

test('a lost position is known from the book, and a legal move is searched for', () => {
  const start = trike.start(plain)
  const lost = legalMoves(trike, start)
    .map(move => next(trike, start, move))
    .find(s => book.answer(s) === LOST)
  if (lost === undefined) throw new Error('some first cells win')
  const search = new TrikeSearch(new Line(trike, lost), { seed: 1, nodes: 500 })
  search.step(500)
  expect(isLoss(search.best().value)).toBe(true)
  expect(legalMoves(trike, lost)).toContain(search.best().move)
})

test('only reachable positions are looked up', () => {
  const read = (position: string) => expectOk(trike.decode(plain, position))
  expect(isReachable(read('1.2.3.1b2.2b2.6.4w2_e3_w_1'))).toBe(true)
  expect(isReachable(read('b.2.3.4.5.6.2w3b_g7_w_1'))).toBe(false)
  expect(book.contains(read('1.2.3.1b2.2b2.6.4w2_e3_w_1'))).toBe(true)
  expect(book.contains(read('1.2.3.1b2.2b2.b2w2.2w1w2_f4_b_1'))).toBe(false)
})
