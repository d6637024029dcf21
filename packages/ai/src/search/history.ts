import type { Move, MoveList, Side } from '@tabuleiro/engine'
import type { Frames } from './frames'
import { TACTICAL } from './evaluator'

const SLOTS = 4096
/** Above every rank a judge gives. */
const TABLE_MOVE_SCORE = 1 << 30
const MAX_BONUS = 1 << 14

/** Which quiet moves have refuted something before, for trying them early. */
export class History {
  private readonly bonuses = new Int32Array(2 * SLOTS)

  /** Adds what experience says to the ranks of a judge: the move of the table first, killers before other quiet moves. */
  adjustScores(side: Side, list: MoveList, ranks: Int32Array, killers: Int32Array, ply: number, tableMove: Move): void {
    const { bonuses } = this
    const first = killers[2 * ply]
    const second = killers[2 * ply + 1]
    for (let i = 0; i < list.size; i++) {
      const move = list.at[i]
      if (move === tableMove) ranks[i] = TABLE_MOVE_SCORE
      else if (ranks[i] >= TACTICAL) continue
      else if (move === first) ranks[i] = TACTICAL - 1
      else if (move === second) ranks[i] = TACTICAL - 2
      else ranks[i] += bonuses[slotFor(side, move)]
    }
  }

  /** A move was too good for the opponent to allow: it gains, the quiet ones tried before it lose. */
  recordCutoff(side: Side, frames: Frames, ply: number, move: Move): void {
    const { killers } = frames
    const depth = frames.depth[ply]
    const ranks = frames.moveScores(ply)
    const { at } = frames.moves(ply)
    const last = frames.tried[ply] - 1
    for (let i = 0; i < last; i++) if (ranks[i] < TACTICAL) this.add(side, at[i], -depth * depth)
    if (ranks[last] >= TACTICAL && ranks[last] !== TABLE_MOVE_SCORE) return
    this.add(side, move, depth * depth)
    if (killers[2 * ply] === move) return
    killers[2 * ply + 1] = killers[2 * ply]
    killers[2 * ply] = move
  }

  private add(side: Side, move: Move, bonus: number): void {
    const slot = slotFor(side, move)
    this.bonuses[slot] = Math.max(-MAX_BONUS, Math.min(MAX_BONUS, this.bonuses[slot] + bonus))
  }
}

/** Moves are numbers with gaps: mixed, they share few slots. */
function slotFor(side: Side, move: Move): number {
  return side * SLOTS + (Math.imul(move + 1, 0x9e3779b1) >>> 20)
}
