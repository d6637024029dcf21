import { BASE64URL, moveList, winFor, type Line, type Move, type MoveList } from '@tabuleiro/engine'
import { maySwap, type TrikeSetup, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import { BOOK } from './bookData'
import { Region } from './region'

/** The book contains every reachable position with at most so many checkers. */
export const BOOK_CHECKERS = 5
/** The size of the triangle that the book is for. */
export const BOOK_SIZE = 7
/** The answer where the side to move loses. From 1 on, answers are the index of a winning move plus one. */
export const LOST = 0

/** The answer where the side to move can win by trapping the pawn with this move. */
export const TRAPS_NOW = 63

/** Writes the three slots of a key, one in each third of the book. The answer is the exclusive or of their values. */
export function findSlots(lo: number, hi: number, third: number, out: Int32Array): void {
  for (let i = 0; i < 3; i++) {
    let z = (lo ^ Math.imul(hi, 0x9e3779b1) ^ Math.imul(i + 1, 0x85ebca6b)) | 0
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15) ^ hi, 0x735a2d97)
    out[i] = i * third + (((z ^ (z >>> 15)) >>> 1) % third)
  }
}

/** The moves that do not end the game, in an order that is the same for all symmetries of the board. */
export function orderedMoves(line: Line<TrikeState>, region: Region): Move[] {
  const list: MoveList = moveList(line.state.setup)
  line.moves(list)
  const candidates: { move: Move; disproof: number; lo: number; hi: number }[] = []
  for (let i = 0; i < list.size; i++) {
    line.push(list.at[i])
    if (line.outcome() === 'playing') {
      region.update(line.state)
      candidates.push({ move: list.at[i], disproof: region.disproof, lo: region.lo, hi: region.hi })
    }
    line.pop()
  }
  return candidates.sort((a, b) => a.disproof - b.disproof || a.lo - b.lo || a.hi - b.hi).map(({ move }) => move)
}

/** The move that ends the game with a win. */
function finishingMove(line: Line<TrikeState>): Move | undefined {
  const { setup, turn } = line.state
  const list = moveList(setup)
  line.moves(list)
  for (let i = 0; i < list.size; i++) {
    line.push(list.at[i])
    const outcome = line.outcome()
    line.pop()
    if (outcome === winFor(turn)) return list.at[i]
  }
  return undefined
}

/** Whether a position can be reached from the start. All orders of placing its few checkers are tried. */
export function isReachable(s: TrikeState): boolean {
  const { setup, cells, stones } = s
  const rays = setup.directions
  const left = new Uint8Array(cells.length)
  for (const { index } of setup.cells) left[index] = cells[index]
  // Backwards: the checker under the pawn was placed last; the one before it has the other colour and is in line with
  // it.
  const takeBack = (pawn: number, count: number): boolean => {
    if (count === 1) return true
    const colour = left[pawn]
    left[pawn] = 0
    let found = false
    for (let d = 0; d < rays.length && !found; d++) {
      let from = pawn + rays[d]
      while (setup.empty[from] === 0 && left[from] === 0) from += rays[d]
      found = setup.empty[from] === 0 && left[from] === 3 - colour && takeBack(from, count - 1)
    }
    left[pawn] = colour
    return found
  }
  return stones > 0 && takeBack(s.pawn, stones)
}

/** The opening book for the triangle of seven, solved by `bin/book.ts`: perfect play where solving takes too long. */
export class Book {
  private readonly region: Region
  private readonly slots = new Int32Array(3)

  constructor(setup: TrikeSetup) {
    this.region = new Region(setup, true)
  }

  static covers({ options }: TrikeSetup): boolean {
    return BOOK.length > 0 && options.board === 'triangle' && options.size === BOOK_SIZE
  }

  /** Whether the book contains a position. Positions with the right to swap are left out: see `TrikeSearch`. */
  contains(s: TrikeState): boolean {
    return s.stones <= BOOK_CHECKERS && !maySwap(s) && isReachable(s)
  }

  /** `LOST`, `TRAPS_NOW`, or the index of a winning move in `orderedMoves` plus one. Only for positions it contains. */
  answer(s: TrikeState): number {
    const { region, slots } = this
    const third = BOOK.length / 3
    region.update(s)
    findSlots(region.lo, region.hi, third, slots)
    let sum = 0
    for (let i = 0; i < 3; i++) sum ^= BASE64URL.indexOf(BOOK[slots[i]])
    return sum
  }

  /** The move that wins, or undefined in a lost position. */
  winningMove(line: Line<TrikeState>): Move | undefined {
    const answer = this.answer(line.state)
    if (answer === TRAPS_NOW) return finishingMove(line)
    return answer === LOST ? undefined : orderedMoves(line, this.region)[answer - 1]
  }
}
