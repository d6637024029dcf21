import type { MoveList } from '@tabuleiro/engine'
import {
  choices,
  CLOSED,
  OBSTACLE,
  STRENGTH,
  WHITE,
  type ThreeDragonsSetup,
  type ThreeDragonsState,
} from '@tabuleiro/engine/games/three-dragons/internals'
import { TACTICAL } from '../../search/evaluator'
import type { PositionCounts } from './evaluation'
import { tacticalScore } from './moveScores'

/**
 * Lists the moves that capture or wake: from the victims to the squares beside them, and from there to the pieces that
 * can slide there. It owns its scratch buffers.
 */
export class TacticalMoves {
  /** The squares where the side to move can arrive with effect, each once: `round` marks those of this position. */
  private readonly targets: Int32Array
  private readonly marks: Int32Array
  private size = 0
  private round = 0

  constructor(setup: ThreeDragonsSetup) {
    this.targets = new Int32Array(setup.size)
    this.marks = new Int32Array(setup.size)
  }

  /** The position must have been counted. */
  list(s: ThreeDragonsState, { own, enemy }: PositionCounts, list: MoveList, scores: Int32Array): void {
    this.size = 0
    this.round++
    if (enemy.custodial + enemy.outranked > 0) {
      for (let i = 0; i < enemy.count; i++) this.markCaptors(s, enemy.squares[i], own.reach)
    }
    if (s.setup.dragons) this.markCaves(s, own.reach)
    list.size = 0
    for (let i = 0; i < this.size; i++) this.listArrivals(s, this.targets[i], list, scores)
  }

  private mark(square: number): void {
    if (this.marks[square] === this.round) return
    this.marks[square] = this.round
    this.targets[this.size++] = square
  }

  /** Marks the squares from which the enemy on `at` can be captured. */
  private markCaptors(s: ThreeDragonsState, at: number, reach: Uint8Array): void {
    const { cells, setup, turn } = s
    const { stride } = setup
    const anvil = OBSTACLE | (WHITE << turn)
    const strength = setup.strengths ? cells[at] & STRENGTH : STRENGTH
    const left = reach[at - 1]
    const right = reach[at + 1]
    const up = reach[at - stride]
    const down = reach[at + stride]
    if (left > strength || (left !== 0 && (cells[at + 1] & anvil) !== 0)) this.mark(at - 1)
    if (right > strength || (right !== 0 && (cells[at - 1] & anvil) !== 0)) this.mark(at + 1)
    if (up > strength || (up !== 0 && (cells[at + stride] & anvil) !== 0)) this.mark(at - stride)
    if (down > strength || (down !== 0 && (cells[at - stride] & anvil) !== 0)) this.mark(at + stride)
  }

  /**
   * Marks the squares that wake a dragon. A cave that is surrounded already, which only an editor makes, is left out:
   * any move wakes its dragon.
   */
  private markCaves(s: ThreeDragonsState, reach: Uint8Array): void {
    const { cells, setup, turn } = s
    const own = WHITE << turn
    for (let i = 0; i < setup.caves.length; i++) {
      const { index, around } = setup.caves[i]
      if (cells[index] !== CLOSED) continue
      let others = 0
      let missing = 0
      for (let k = 0; k < around.length; k++) {
        if ((cells[around[k]] & own) !== 0) continue
        others++
        missing = around[k]
      }
      if (others === 1 && reach[missing] !== 0) this.mark(missing)
    }
  }

  /** Lists the tactical moves to a square. */
  private listArrivals(s: ThreeDragonsState, to: number, list: MoveList, scores: Int32Array): void {
    const { cells, setup, turn } = s
    const own = WHITE << turn
    for (let d = 0; d < 4; d++) {
      const step = setup.directions[d]
      let from = to + step
      while (cells[from] === 0) from += step
      if ((cells[from] & own) === 0) continue
      const first = list.size
      const end = choices(s, from, to, list.at, first)
      let n = first
      for (let i = first; i < end; i++) {
        const score = tacticalScore(s, list.at[i])
        if (score === 0) continue
        list.at[n] = list.at[i]
        scores[n++] = TACTICAL + score
      }
      list.size = n
    }
  }
}
