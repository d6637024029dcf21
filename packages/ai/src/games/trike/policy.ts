import type { Line, Move, MoveList } from '@tabuleiro/engine'
import type { TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Random } from '../../search/random'
import { UNCLEAR } from '../../search/proofNumberSearch'
import type { Policy } from '../../search/uct'
import { MAX_ESTIMATE, DRAW, lossIn, winIn, type Value } from '../../search/value'
import { writeFeatures, weights } from './evaluation'
import { Region } from './region'

/** Cells beyond these hardly count, and looking at them takes time. */
const MAX_REGION = 80

/** How tree search looks at Trike: who can trap the pawn (rules 12, "Finishing test"), and what the evaluation says. */
export class TrikePolicy implements Policy<TrikeState> {
  /** No playouts: at equal nodes the evaluation at once scores 80 % against them on side 9, in about equal time 71 %. */
  readonly playoutPlies = 0
  readonly priorVisits = 1
  readonly exploration = 0.35
  readonly playsMoves = true
  private readonly region: Region
  private readonly factors = Float64Array.from(Object.values(weights))
  private readonly terms = new Int32Array(this.factors.length)

  /** `line`: the one that the search walks on. */
  constructor(private readonly line: Line<TrikeState>) {
    this.region = new Region(line.state.setup, false, MAX_REGION)
  }

  evaluateMoves(_s: TrikeState, list: MoveList, ranks: Int32Array): void {
    const { line } = this
    for (let i = 0; i < list.size; i++) {
      line.push(list.at[i])
      ranks[i] = this.moveValue(line.state)
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

  /** The value of the position just reached, for the side that moved there. */
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
    const { factors, terms } = this
    writeFeatures(this.region, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * factors[i]
    return Math.max(1 - MAX_ESTIMATE, Math.min(MAX_ESTIMATE - 1, Math.round(sum)))
  }
}
