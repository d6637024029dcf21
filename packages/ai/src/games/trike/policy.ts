import type { Line, Move, MoveList } from '@tabuleiro/engine'
import type { TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Random } from '../../search/random'
import { UNCLEAR } from '../../search/proofNumberSearch'
import type { Policy } from '../../search/uct'
import { FAR, DRAW, lossIn, winIn, type Value } from '../../search/value'
import { measureRegion, weights } from './evaluation'
import { Region } from './region'

/** Cells beyond these hardly count, and looking at them takes time. */
const REACH = 80

/** How tree search looks at Trike: who can trap the pawn (rules 12, "Finishing test"), and what the evaluation says. */
export class TrikePolicy implements Policy<TrikeState> {
  /** No playouts: at equal nodes the evaluation at once scores 80 % against them on side 9, in about equal time 71 %. */
  readonly horizon = 0
  readonly trust = 1
  readonly curiosity = 0.35
  readonly plays = true
  private readonly region: Region
  private readonly factors = Float64Array.from(Object.values(weights))
  private readonly terms = new Int32Array(this.factors.length)

  /** `line`: the one that the search walks on. */
  constructor(private readonly line: Line<TrikeState>) {
    this.region = new Region(line.state.setup, false, REACH)
  }

  rank(_s: TrikeState, list: MoveList, ranks: Int32Array): void {
    const { line } = this
    for (let i = 0; i < list.size; i++) {
      line.push(list.at[i])
      ranks[i] = this.worth(line.state)
      line.pop()
    }
  }

  choose(_s: TrikeState, list: MoveList, dice: Random): Move {
    return list.at[dice.roll(list.size)]
  }

  evaluate(s: TrikeState): Value {
    this.region.look(s)
    return this.guess()
  }

  /** The value of the position just reached, for the side that moved there. */
  private worth(s: TrikeState): Value {
    const { region, line } = this
    const outcome = line.outcome()
    if (outcome === 'draw') return DRAW
    if (outcome !== 'playing') return (outcome === 'first') === (s.turn === 1) ? winIn(1) : lossIn(1)
    region.look(s)
    if (region.result === UNCLEAR || region.result === 0) return -this.guess()
    return region.result > 0 ? lossIn(1 + region.left) : winIn(1 + region.left)
  }

  private guess(): Value {
    const { factors, terms } = this
    measureRegion(this.region, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * factors[i]
    return Math.max(1 - FAR, Math.min(FAR - 1, Math.round(sum)))
  }
}
