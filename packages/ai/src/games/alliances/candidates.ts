import type { MoveList } from '@tabuleiro/engine'
import { ownerOf, SWAP, type AlliancesSetup, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import { TACTICAL } from '../../search/evaluator'
import { goalChart, goalColour, usableDiscs, GOALS, isFence, UNREACHABLE, type Distances } from './distances'

/** Moves that are searched in a position. */
const MAX_CANDIDATES = 16

/** The score of a disc on a shortest path: higher for nearer goals, lower for fences, which fail more easily. */
const GOAL_SCORE = 30_000
const DECAY_PER_DISC = 0.65
const FENCE_FACTOR = 0.7
/** For the goals of a side that owns a colour and needs only one more. */
const OWNER_FACTOR = 1.5
/** The last disc of a goal: own, to be blocked, and the bonus where it decides the game. */
const WINNING_DISC = 200_000
const BLOCKING_DISC = 100_000
const GAME_BONUS = 200_000
/** The share of a cell beside the shortest paths, and by how much each alternative cell lowers the score. */
const BESIDE_FACTOR = 0.3
const CROWD_FACTOR = 0.3
const SWAP_SCORE = 100_000
/** The highest score of a non-tactical move: the scores just above it are those of killer moves. */
const MAX_NON_TACTICAL = TACTICAL - 3

/**
 * Move ordering and pruning for up to 363 moves, without playing any. A disc scores for every goal that it brings
 * nearer or blocks, by how near that goal is. Moves that win a colour are tactical, and those that block the opponent's
 * come next.
 */
export class Candidates {
  /** The score of each placement for the side to move. */
  private readonly scores: Float64Array
  /** Placements that win a colour for the side to move. */
  private readonly winning: Uint8Array
  private readonly kept = new Int32Array(MAX_CANDIDATES)
  private readonly discs = Uint8Array.from({ length: GOALS }, (_, goal) => usableDiscs(goal))
  private readonly goalScores: Float64Array

  constructor(
    setup: AlliancesSetup,
    private readonly distances: Distances,
  ) {
    this.scores = new Float64Array(4 * setup.empty.length)
    this.winning = new Uint8Array(4 * setup.empty.length)
    this.goalScores = Float64Array.from(
      { length: setup.empty.length + 1 },
      (_, d) => GOAL_SCORE * DECAY_PER_DISC ** (d - 1),
    )
  }

  /** Prunes a list to the best moves, best first. The distances must have been measured for this position. */
  scoreMoves(s: AlliancesState, list: MoveList, moveScores: Int32Array): void {
    const { distances, scores, winning } = this
    const { lanes } = distances
    scores.fill(0)
    winning.fill(0)
    for (let run = 0; run < distances.runs; run++) {
      const first = distances.firstGoal(run)
      if (ownerOf(s, goalColour(first)) !== 0) continue
      this.addGoal(s, run, first, lanes[0])
      if (lanes[1] !== 0) this.addGoal(s, run, first + 3, lanes[1])
    }
    this.keepBest(list, moveScores)
    for (let i = 0; i < list.size; i++) {
      if (winning[list.at[i]] === 1) moveScores[i] = TACTICAL + Math.max(0, Math.min(moveScores[i], TACTICAL - 1))
      else if (moveScores[i] > MAX_NON_TACTICAL) moveScores[i] = MAX_NON_TACTICAL
    }
  }

  /** Adds the scores of all placements for one goal. */
  private addGoal(s: AlliancesState, run: number, goal: number, lane: number): void {
    const { distances } = this
    const total = distances.totals[goal]
    if (total === UNREACHABLE) return
    const chart = goalChart(goal)
    const side = chart === 0 ? s.holderA : 1 - s.holderA
    const isMine = side === s.turn
    const score = this.goalScore(goal, total, isMine, ownsColour(s, side))
    for (let discs = 1; discs <= total; discs++) this.addWave(run, goal, lane, discs, isMine ? score : -score)
    if (total === 1 && isMine) this.markWinning(run, goal, lane)
  }

  private goalScore(goal: number, total: number, isMine: boolean, isLast: boolean): number {
    if (total === 1) return (isMine ? WINNING_DISC : BLOCKING_DISC) + (isLast ? GAME_BONUS : 0)
    return this.goalScores[total] * (isFence(goal) ? FENCE_FACTOR : 1) * (isLast ? OWNER_FACTOR : 1)
  }

  /** Adds the cells of the shortest paths that are `discs` discs from the first end, and those beside them. */
  private addWave(run: number, goal: number, lane: number, discs: number, score: number): void {
    const { distances } = this
    const { waves, open, stride, totals } = distances
    const total = totals[goal]
    const reached = distances.waveAt(run, 0, discs)
    const before = distances.waveAt(run, 0, discs - 1)
    const rest = distances.waveAt(run, 1, total + 1 - discs)
    const longer = distances.waveAt(run, 1, total + 2 - discs)
    let crowd = 0
    for (let r = 1; r < stride - 1; r++)
      for (
        let bits = waves[reached + r] & ~waves[before + r] & waves[rest + r] & open[r] & lane;
        bits !== 0;
        bits &= bits - 1
      )
        crowd++
    const share = score / (1 + CROWD_FACTOR * (crowd - 1))
    for (let r = 1; r < stride - 1; r++) {
      const fresh = waves[reached + r] & ~waves[before + r] & open[r] & lane
      if (fresh === 0) continue
      const on = fresh & waves[rest + r]
      if (on !== 0) this.addCells(r, on, goal, share)
      if (discs === total) continue
      const beside = fresh & waves[longer + r] & ~waves[rest + r]
      if (beside !== 0) this.addCells(r, beside, goal, score * BESIDE_FACTOR)
    }
  }

  /** Adds a score to cells: positive for discs that the goal can use, negative for the others, which block the cell. */
  private addCells(r: number, cells: number, goal: number, score: number): void {
    const { scores, discs } = this
    const { cellAt } = this.distances
    const usable = discs[goal]
    for (let bits = cells; bits !== 0; bits &= bits - 1) {
      const move = 4 * cellAt[32 * r + 31 - Math.clz32(bits & -bits)]
      scores[move + 1] += (usable & 2) !== 0 ? score : -score
      scores[move + 2] += (usable & 4) !== 0 ? score : -score
      scores[move + 3] += (usable & 8) !== 0 ? score : -score
    }
  }

  private markWinning(run: number, goal: number, lane: number): void {
    const { winning, discs, distances } = this
    const { waves, open, stride, cellAt } = distances
    const near = distances.waveAt(run, 0, 1)
    const far = distances.waveAt(run, 1, 1)
    for (let r = 1; r < stride - 1; r++)
      for (let bits = waves[near + r] & waves[far + r] & open[r] & lane; bits !== 0; bits &= bits - 1) {
        const move = 4 * cellAt[32 * r + 31 - Math.clz32(bits & -bits)]
        for (let colour = 1; colour <= 3; colour++) if ((discs[goal] >> colour) & 1) winning[move + colour] = 1
      }
  }

  /** Sorts the best moves to the front and drops the others; equal ones keep their order. */
  private keepBest(list: MoveList, moveScores: Int32Array): void {
    const { scores, kept } = this
    const { at, size } = list
    let n = 0
    for (let i = 0; i < size; i++) {
      const move = at[i]
      const score = move === SWAP ? SWAP_SCORE : scores[move] | 0
      if (n === MAX_CANDIDATES && score <= moveScores[n - 1]) continue
      let place = n < MAX_CANDIDATES ? n++ : n - 1
      for (; place > 0 && moveScores[place - 1] < score; place--) {
        moveScores[place] = moveScores[place - 1]
        kept[place] = kept[place - 1]
      }
      moveScores[place] = score
      kept[place] = move
    }
    for (let i = 0; i < n; i++) at[i] = kept[i]
    list.size = n
  }
}

/** Whether a side owns a colour, so that one more wins the game. */
export function ownsColour(s: AlliancesState, side: number): boolean {
  for (let colour = 1; colour <= 3; colour++) if (ownerOf(s, colour) === side + 1) return true
  return false
}
