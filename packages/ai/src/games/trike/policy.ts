import type { Line, Move, MoveList } from '@tabuleiro/engine'
import type { TrikeState } from '@tabuleiro/engine/games/trike/internals'
import { WeightedSum } from '../../search/features'
import type { Random } from '../../search/random'
import { UNCLEAR } from '../../search/proofNumberSearch'
import type { Policy } from '../../search/uct'
import { DRAW, lossIn, winIn, type Value } from '../../search/value'
import { writeFeatures, weights } from './evaluation'
import { Region } from './region'

/** Cells of the region that are evaluated, nearest to the pawn first: more cost time and hardly change the estimate. */
const MAX_REGION = 80

/** Trike for tree search: who can trap the pawn (rules 12, "Finishing test"), otherwise the evaluation. */
export class TrikePolicy implements Policy<TrikeState> {
  /**
   * No playouts: the evaluation alone scores 80 % against them at equal nodes on side 9, and 71 % in about equal time.
   */
  readonly playoutPlies = 0
  readonly priorVisits = 1
  readonly exploration = 0.35
  readonly playsMoves = true
  private readonly region: Region
  private readonly sum = new WeightedSum(Object.values(weights))

  /** `line` is the one that the search plays on. */
  constructor(private readonly line: Line<TrikeState>) {
    this.region = new Region(line.state.setup, false, MAX_REGION)
  }

  evaluateMoves(_s: TrikeState, list: MoveList, values: Int32Array): void {
    const { line } = this
    for (let i = 0; i < list.size; i++) {
      line.push(list.at[i])
      values[i] = this.moveValue(line.state)
      line.pop()
    }
  }

  choosePlayoutMove(_s: TrikeState, list: MoveList, random: Random): Move {
    return list.at[random.below(list.size)]
  }

  evaluate(s: TrikeState): Value {
    this.region.update(s)
    return this.estimate()
  }

  /** The value of a position for the side that moved there. */
  private moveValue(s: TrikeState): Value {
    const { region, line } = this
    const outcome = line.outcome()
    if (outcome === 'draw') return DRAW
    if (outcome !== 'playing') return (outcome === 'first') === (s.turn === 1) ? winIn(1) : lossIn(1)
    region.update(s)
    if (region.result === UNCLEAR || region.result === 0) return -this.estimate()
    return region.result > 0 ? lossIn(1 + region.maxPliesLeft) : winIn(1 + region.maxPliesLeft)
  }

  private estimate(): Value {
    writeFeatures(this.region, this.sum.features)
    return this.sum.value()
  }
}
