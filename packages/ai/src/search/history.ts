import type { Move, MoveList, Side } from '@tabuleiro/engine'
import type { Frames } from './frames'
import { TACTICAL } from './evaluator'

const SLOTS = 4096
/** Above every rank a judge gives. */
const FIRST = 1 << 30
const MOST = 1 << 14

/** Which quiet moves have refuted something before, for trying them early. */
export class History {
  private readonly scores = new Int32Array(2 * SLOTS)

  /** Adds what experience says to the ranks of a judge: the move of the table first, killers before other quiet moves. */
  adjust(side: Side, list: MoveList, ranks: Int32Array, killers: Int32Array, ply: number, tableMove: Move): void {
    const { scores } = this
    const first = killers[2 * ply]
    const second = killers[2 * ply + 1]
    for (let i = 0; i < list.size; i++) {
      const move = list.at[i]
      if (move === tableMove) ranks[i] = FIRST
      else if (ranks[i] >= TACTICAL) continue
      else if (move === first) ranks[i] = TACTICAL - 1
      else if (move === second) ranks[i] = TACTICAL - 2
      else ranks[i] += scores[slotOf(side, move)]
    }
  }

  /** A move was too good for the opponent to allow: it gains, the quiet ones tried before it lose. */
  refuted(side: Side, frames: Frames, ply: number, move: Move): void {
    const { killers } = frames
    const depth = frames.depth[ply]
    const ranks = frames.ranks(ply)
    const { at } = frames.list(ply)
    const last = frames.tried[ply] - 1
    for (let i = 0; i < last; i++) if (ranks[i] < TACTICAL) this.add(side, at[i], -depth * depth)
    if (ranks[last] >= TACTICAL && ranks[last] !== FIRST) return
    this.add(side, move, depth * depth)
    if (killers[2 * ply] === move) return
    killers[2 * ply + 1] = killers[2 * ply]
    killers[2 * ply] = move
  }

  private add(side: Side, move: Move, bonus: number): void {
    const slot = slotOf(side, move)
    this.scores[slot] = Math.max(-MOST, Math.min(MOST, this.scores[slot] + bonus))
  }
}

/** Moves are numbers with gaps: mixed, they share few slots. */
function slotOf(side: Side, move: Move): number {
  return side * SLOTS + (Math.imul(move + 1, 0x9e3779b1) >>> 20)
}
