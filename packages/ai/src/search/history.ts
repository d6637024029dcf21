import type { Move, MoveList, Side } from '@tabuleiro/engine'
import type { Frames } from './frames'
import { TACTICAL } from './evaluator'

const SLOTS = 4096
/** Above every score an evaluator gives. */
export const TABLE_MOVE_SCORE = 1 << 30
const MAX_BONUS = 1 << 14

/** The killer and history heuristics: non-tactical moves that caused cutoffs before are searched early. */
export class History {
  private readonly bonuses = new Int32Array(2 * SLOTS)

  /**
   * Adjusts the scores of an evaluator: the table move first, killers before other non-tactical moves, then history.
   */
  adjustScores(
    side: Side,
    list: MoveList,
    scores: Int32Array,
    killers: Int32Array,
    ply: number,
    tableMove: Move,
  ): void {
    const { bonuses } = this
    const first = killers[2 * ply]
    const second = killers[2 * ply + 1]
    for (let i = 0; i < list.size; i++) {
      const move = list.at[i]
      if (move === tableMove) scores[i] = TABLE_MOVE_SCORE
      else if (scores[i] >= TACTICAL) continue
      else if (move === first) scores[i] = TACTICAL - 1
      else if (move === second) scores[i] = TACTICAL - 2
      else scores[i] += bonuses[slotFor(side, move)]
    }
  }

  /** Puts the table move, if it is among them, before the other tactical moves. */
  adjustTactics(list: MoveList, scores: Int32Array, tableMove: Move): void {
    if (tableMove < 0) return
    for (let i = 0; i < list.size; i++) if (list.at[i] === tableMove) scores[i] = TABLE_MOVE_SCORE
  }

  /** Records a beta cutoff: the move gains and becomes a killer, the non-tactical moves searched before it lose. */
  recordCutoff(side: Side, frames: Frames, ply: number, move: Move): void {
    const { killers } = frames
    const depth = frames.depth[ply]
    const scores = frames.moveScores(ply)
    const { at } = frames.moves(ply)
    const last = frames.tried[ply] - 1
    for (let i = 0; i < last; i++) if (scores[i] < TACTICAL) this.add(side, at[i], -depth * depth)
    if (scores[last] >= TACTICAL && scores[last] !== TABLE_MOVE_SCORE) return
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

/** The slot of a move. Moves are numbers with gaps, so they are hashed. */
function slotFor(side: Side, move: Move): number {
  return side * SLOTS + (Math.imul(move + 1, 0x9e3779b1) >>> 20)
}
