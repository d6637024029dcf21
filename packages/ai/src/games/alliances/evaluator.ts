import { otherSide, type MoveList, type Side } from '@tabuleiro/engine'
import { leftOf, ownerOf, type AlliancesSetup, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import { MAX_ESTIMATE, type Value } from '../../search/value'
import type { Evaluator } from '../../search/evaluator'
import { Candidates, ownsColour } from './candidates'
import { goalChart, goalColour, Distances, GOALS } from './distances'
import { weights, writeFeatures } from './evaluation'

/** A placement takes one disc, and a second one where it wins the colour. */
const SCARCE_DISCS = 2

/** Evaluation and candidate moves from one measurement: a position that is asked about twice is measured once. */
export class AlliancesEvaluator implements Evaluator<AlliancesState> {
  private readonly distances: Distances
  private readonly candidates: Candidates
  private readonly factors: Float64Array
  private readonly terms: Int32Array
  private seen = false
  private lo = 0
  private hi = 0

  constructor(setup: AlliancesSetup, factors: readonly number[] = Object.values(weights)) {
    this.distances = new Distances(setup)
    this.candidates = new Candidates(setup, this.distances)
    this.factors = Float64Array.from(factors)
    this.terms = new Int32Array(factors.length)
  }

  evaluate(s: AlliancesState): Value {
    const { terms, factors } = this
    this.measure(s)
    writeFeatures(s, this.distances, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * factors[i]
    return Math.max(1 - MAX_ESTIMATE, Math.min(MAX_ESTIMATE - 1, Math.round(sum)))
  }

  scoreMoves(s: AlliancesState, list: MoveList, ranks: Int32Array): void {
    this.measure(s)
    this.candidates.scoreMoves(s, list, ranks)
  }

  hasNoTactics(s: AlliancesState): boolean {
    return !this.needsOneDisc(s, s.turn)
  }

  /**
   * The opponent lacks one disc for the second colour: what does not stop that loses, and what does is kept. Not so where a
   * colour is nearly used up: taking its last disc, anywhere, stops it as well.
   */
  prunesOnlyLosingMoves(s: AlliancesState): boolean {
    const enemy = otherSide(s.turn)
    for (let colour = 1; colour <= 3; colour++) if (leftOf(s, colour) <= SCARCE_DISCS) return false
    return ownsColour(s, enemy) && this.needsOneDisc(s, enemy)
  }

  /** Whether one disc would win a colour for this side. */
  private needsOneDisc(s: AlliancesState, side: Side): boolean {
    this.measure(s)
    const chart = side === s.holderA ? 0 : 1
    for (let goal = 0; goal < GOALS; goal++) {
      if (this.distances.totals[goal] !== 1 || goalChart(goal) !== chart) continue
      if (ownerOf(s, goalColour(goal)) === 0) return true
    }
    return false
  }

  private measure(s: AlliancesState): void {
    if (this.seen && s.lo === this.lo && s.hi === this.hi) return
    this.seen = true
    this.lo = s.lo
    this.hi = s.hi
    this.distances.measure(s)
  }
}
