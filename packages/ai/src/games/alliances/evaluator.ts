import { otherSide, type MoveList, type Side } from '@tabuleiro/engine'
import { leftOf, ownerOf, type AlliancesSetup, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import type { Evaluator } from '../../search/evaluator'
import { WeightedSum } from '../../search/features'
import type { Value } from '../../search/value'
import { Candidates, ownsColour } from './candidates'
import { goalChart, goalColour, Distances, GOALS } from './distances'
import { weights, writeFeatures } from './evaluation'

/** The most discs of a colour that one placement takes from the supply: a second one goes where it wins the colour. */
const SCARCE_DISCS = 2

/** Evaluation and move ordering from one measurement of distances, which is reused for the same position. */
export class AlliancesEvaluator implements Evaluator<AlliancesState> {
  private readonly distances: Distances
  private readonly candidates: Candidates
  private readonly sum: WeightedSum
  private seen = false
  private lo = 0
  private hi = 0

  constructor(setup: AlliancesSetup, factors: readonly number[] = Object.values(weights)) {
    this.distances = new Distances(setup)
    this.candidates = new Candidates(setup, this.distances)
    this.sum = new WeightedSum(factors)
  }

  evaluate(s: AlliancesState): Value {
    this.measure(s)
    writeFeatures(s, this.distances, this.sum.features)
    return this.sum.value()
  }

  scoreMoves(s: AlliancesState, list: MoveList, scores: Int32Array): void {
    this.measure(s)
    this.candidates.scoreMoves(s, list, scores)
  }

  hasNoTactics(s: AlliancesState): boolean {
    return !this.needsOneDisc(s, s.turn)
  }

  /**
   * Where the opponent needs one disc for the second colour, every move that does not block it loses, and all that
   * block it are candidates. Not so where a colour is nearly used up: taking its last disc, anywhere, blocks as well.
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
