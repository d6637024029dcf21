import type { MoveList, Side } from '@tabuleiro/engine'
import {
  CLOSED,
  fromOf,
  isBesideEnemy,
  isCustodial,
  STRENGTH,
  toOf,
  victimOf,
  WHITE,
  type ThreeDragonsSetup,
  type ThreeDragonsState,
} from '@tabuleiro/engine/games/three-dragons/internals'
import { weighted } from '../../search/features'
import { TACTICAL, type Evaluator } from '../../search/evaluator'
import { dangerAt, createSidePieces, collectPieces, SAFE, type SidePieces } from './sidePieces'
import { hasNoTactics, createPositionCounts, countPosition, weights, writeFeatures } from './evaluation'

// Tactical moves score `TACTICAL` and these. Other moves gain by leaving danger and lose by entering it.
const PIECE_SCORE = 1000
const POINT_SCORE = 10
const WAKING_SCORE = 1500
const WINNING_CAPTURE = 100_000
const ESCAPE_SCORE = 2000

/** Evaluation and move ordering of Three Dragons, for one setup. */
export function createEvaluator(setup: ThreeDragonsSetup): Evaluator<ThreeDragonsState> {
  const counts = createPositionCounts(setup)
  const enemy = createSidePieces(setup.size)
  return {
    evaluate: weighted(weights, (s, out) => {
      countPosition(s, counts)
      writeFeatures(counts, out)
    }),
    drawClock: ({ reversiblePlies }) => (setup.noProgress === 0 ? 0 : Math.min(reversiblePlies / setup.noProgress, 1)),
    scoreMoves: (s, list, scores) => {
      scoreMoves(s, list, scores, enemy)
    },
    hasNoTactics: () => hasNoTactics(counts),
  }
}

function scoreMoves(s: ThreeDragonsState, list: MoveList, scores: Int32Array, enemy: SidePieces): void {
  const { cells, setup, turn } = s
  const { stride, dragons } = setup
  const other: Side = turn === 0 ? 1 : 0
  collectPieces(s, other, enemy)
  let from = -1
  let strength = 0
  let escape = 0
  for (let i = 0; i < list.size; i++) {
    const move = list.at[i]
    const to = toOf(move)
    if (fromOf(move) !== from) {
      from = fromOf(move)
      strength = cells[from] & STRENGTH
      escape = dangerAt(cells, from, stride, turn, strength, enemy.reach) === SAFE ? 0 : ESCAPE_SCORE
    }
    let tactical = isBesideEnemy(cells, to, stride, turn) ? captureScore(s, move, enemy.count) : 0
    if (dragons && wakesCave(s, from, to)) tactical += WAKING_SCORE
    if (tactical > 0) scores[i] = TACTICAL + tactical
    else scores[i] = dangerAt(cells, to, stride, turn, strength, enemy.reach) === SAFE ? escape : escape - ESCAPE_SCORE
  }
}

/** The score of what a move captures, 0 for nothing. */
function captureScore(s: ThreeDragonsState, move: number, enemies: number): number {
  const { cells, setup } = s
  const to = toOf(move)
  const victim = victimOf(move)
  let taken = 0
  let points = 0
  if (victim === 0 || setup.takesBoth) {
    for (let d = 0; d < 4; d++) {
      const step = setup.directions[d]
      if (!isCustodial(s, to, step)) continue
      taken++
      points += cells[to + step] & STRENGTH
    }
  }
  if (victim !== 0) {
    taken++
    points += (cells[victim] & STRENGTH) - 1
  }
  if (taken === 0) return 0
  return PIECE_SCORE * taken + POINT_SCORE * points + (enemies - taken < 2 ? WINNING_CAPTURE : 0)
}

/** Whether a slide completes the neighbours of a closed cave. */
export function wakesCave(s: ThreeDragonsState, from: number, to: number): boolean {
  const { caves } = s.setup
  for (let i = 0; i < caves.length; i++) {
    if (s.cells[caves[i].index] !== CLOSED) continue
    if (surroundsCave(s, caves[i].around, from, to)) return true
  }
  return false
}

function surroundsCave(s: ThreeDragonsState, around: Int32Array, from: number, to: number): boolean {
  const own = WHITE << s.turn
  for (let i = 0; i < around.length; i++) {
    const square = around[i]
    if (square !== to && (square === from || (s.cells[square] & own) === 0)) return false
  }
  return true
}
