import type { TrikeSetup } from '@tabuleiro/engine/games/trike/internals'
import { weights } from './evaluation'
import { LEVEL, ROOM, TAKEN, type PawnBoard } from './pawnBoard'

/** Turns a value into the natural logarithm of the odds: 400 are ten wins for each loss. */
const LOG_ODDS = Math.LN10 / 400

/** The evaluation of Trike (`weights`) on a `PawnBoard`. Only the constructor allocates. */
export class PawnEstimate {
  /** The cells that the pawn can reach, and the round in which each cell was last reached. */
  private readonly queue: Int32Array
  private readonly reached: Int32Array
  private round = 0
  private size = 0
  private readonly width: number

  constructor(
    private readonly board: PawnBoard,
    { empty, cells, width }: TrikeSetup,
  ) {
    this.queue = new Int32Array(cells.length)
    this.reached = new Int32Array(empty.length)
    this.width = width
  }

  /** The chance of the side to move to win. */
  chance(): number {
    const { board, queue, width } = this
    const { around, pawn } = board
    this.round++
    this.size = 0
    this.reachAround(pawn)
    let tilt = 0
    let lead = 0
    for (let i = 0; i < this.size; i++) {
      const cell = queue[i]
      const room = around[cell] >> 5
      if (room === 0) continue
      const balance = (around[cell] & (ROOM - 1)) - LEVEL
      tilt += balance
      if (balance >= room) lead++
      else if (-balance >= room) lead--
      this.reachAround(cell)
    }
    const mobility =
      this.ray(1) + this.ray(-1) + this.ray(width) + this.ray(-width) + this.ray(width + 1) + this.ray(-width - 1)
    const forBlack = weights.tilt * tilt + weights.traps * lead
    const value = weights.turn + weights.mobility * mobility + ((board.stones & 1) === 0 ? forBlack : -forBlack)
    return 1 / (1 + Math.exp(-LOG_ODDS * value))
  }

  /** How far the pawn can go in a direction. */
  private ray(step: number): number {
    const { around, pawn } = this.board
    let length = 0
    for (let to = pawn + step; around[to] < TAKEN; to += step) length++
    return length
  }

  private reachAround(cell: number): void {
    const { width } = this
    this.reach(cell + 1)
    this.reach(cell - 1)
    this.reach(cell + width)
    this.reach(cell - width)
    this.reach(cell + width + 1)
    this.reach(cell - width - 1)
  }

  private reach(cell: number): void {
    const { reached, round } = this
    if (reached[cell] === round || this.board.around[cell] >= TAKEN) return
    reached[cell] = round
    this.queue[this.size++] = cell
  }
}
