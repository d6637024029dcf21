import { moveList, type Move, type MoveList, type Setup } from '@tabuleiro/engine'

/** The longest line a search plays, quiescence included. */
export const MAX_PLY = 64

/** The stack of a depth-first search: what a recursive one keeps in local variables, one slot for each ply. */
export class Frames {
  readonly alpha = new Int32Array(MAX_PLY + 1)
  readonly beta = new Int32Array(MAX_PLY + 1)
  /** The alpha a node was entered with: it decides whether the value is exact or a bound. */
  readonly originalAlpha = new Int32Array(MAX_PLY + 1)
  /** Remaining depth; at 0 and below only tactical moves are searched. */
  readonly depth = new Int32Array(MAX_PLY + 1)
  readonly best = new Int32Array(MAX_PLY + 1)
  readonly bestMove = new Int32Array(MAX_PLY + 1)
  /** How many moves have been searched. */
  readonly tried = new Int32Array(MAX_PLY + 1)
  /** How the child is searched: see `AlphaBeta.descend`. */
  readonly childSearch = new Int32Array(MAX_PLY + 1)
  /** 1 while the table move alone is listed. */
  readonly staged = new Uint8Array(MAX_PLY + 1)
  /** Plies of late move reduction. */
  readonly reduction = new Int32Array(MAX_PLY + 1)
  /** Killer moves, two for each ply. */
  readonly killers = new Int32Array(2 * MAX_PLY + 2).fill(-1)
  /** Position keys with the salt mixed in. */
  readonly lo = new Int32Array(MAX_PLY + 1)
  readonly hi = new Int32Array(MAX_PLY + 1)
  private readonly lists: MoveList[] = []
  private readonly scores: Int32Array[] = []
  /** The principal variation from each ply on, `MAX_PLY + 1` apart, and its length. */
  private readonly pvs = new Int32Array((MAX_PLY + 1) * (MAX_PLY + 1))
  private readonly pvLengths = new Int32Array(MAX_PLY + 1)

  constructor(private readonly setup: Setup) {}

  moves(ply: number): MoveList {
    while (this.lists.length <= ply) this.lists.push(moveList(this.setup))
    return this.lists[ply]
  }

  moveScores(ply: number): Int32Array {
    while (this.scores.length <= ply) this.scores.push(new Int32Array(this.setup.maxMoves))
    return this.scores[ply]
  }

  /** Lists one move alone. */
  setOnly(ply: number, move: Move, score: number): void {
    const list = this.moves(ply)
    list.at[0] = move
    list.size = 1
    this.moveScores(ply)[0] = score
  }

  /** Moves the highest scored of the moves from index `from` on to that index. */
  pickBest(ply: number, from: number): Move {
    const { at, size } = this.lists[ply]
    const scores = this.scores[ply]
    let top = from
    for (let i = from + 1; i < size; i++) if (scores[i] > scores[top]) top = i
    const move = at[top]
    const score = scores[top]
    // Shifted one by one, so that equal moves keep their order.
    for (let i = top; i > from; i--) {
      at[i] = at[i - 1]
      scores[i] = scores[i - 1]
    }
    at[from] = move
    scores[from] = score
    return move
  }

  /** Drops the moves with lower scores. False when none is left. */
  keepMoves(ply: number, atLeast: number): boolean {
    const list = this.lists[ply]
    const scores = this.scores[ply]
    let kept = 0
    for (let i = 0; i < list.size; i++) {
      if (scores[i] < atLeast) continue
      list.at[kept] = list.at[i]
      scores[kept++] = scores[i]
    }
    list.size = kept
    return kept > 0
  }

  /** Makes one of the root moves the first; the others keep their order. */
  bringToFront(move: Move): void {
    const { at } = this.lists[0]
    at.copyWithin(1, 0, at.indexOf(move))
    at[0] = move
  }

  clearPv(ply: number): void {
    this.pvLengths[ply] = 0
  }

  /** Sets the principal variation from `ply` on to `move` and the one from the ply below. */
  setPv(ply: number, move: Move): void {
    const { pvs, pvLengths } = this
    const from = ply * (MAX_PLY + 1)
    const below = from + MAX_PLY + 1
    const length = ply < MAX_PLY ? pvLengths[ply + 1] : 0
    pvs[from] = move
    for (let i = 0; i < length && i < MAX_PLY; i++) pvs[from + i + 1] = pvs[below + i]
    pvLengths[ply] = length + 1
  }

  pvAt(ply: number): Move[] {
    const from = ply * (MAX_PLY + 1)
    return Array.from(this.pvs.subarray(from, from + this.pvLengths[ply]))
  }
}
