import type { Move, MoveList } from '@tabuleiro/engine'
import {
  CLOSED,
  fromOf,
  isBesideEnemy,
  isCustodial,
  STRENGTH,
  toOf,
  victimOf,
  WHITE,
  type ThreeDragonsState,
} from '@tabuleiro/engine/games/three-dragons/internals'
import { TACTICAL } from '../../search/evaluator'
import { dangerAt, SAFE, type SidePieces } from './sidePieces'

// Tactical moves score `TACTICAL` and these. Other moves gain by leaving danger and lose by entering it.
const PIECE_SCORE = 1000
const POINT_SCORE = 10
const WAKING_SCORE = 1500
const WINNING_CAPTURE = 100_000
const ESCAPE_SCORE = 2000

/** Move ordering, where the enemy's pieces are collected. */
export function scoreMoves(s: ThreeDragonsState, list: MoveList, scores: Int32Array, { reach }: SidePieces): void {
  const { cells, setup, turn } = s
  const { stride } = setup
  let from = -1
  let strength = 0
  let escape = 0
  for (let i = 0; i < list.size; i++) {
    const move = list.at[i]
    const to = toOf(move)
    if (fromOf(move) !== from) {
      from = fromOf(move)
      strength = cells[from] & STRENGTH
      escape = dangerAt(cells, from, stride, turn, strength, reach) === SAFE ? 0 : ESCAPE_SCORE
    }
    const tactical = tacticalScore(s, move)
    if (tactical > 0) scores[i] = TACTICAL + tactical
    else scores[i] = dangerAt(cells, to, stride, turn, strength, reach) === SAFE ? escape : escape - ESCAPE_SCORE
  }
}

/** The score of what a move captures and wakes, 0 for nothing. */
export function tacticalScore(s: ThreeDragonsState, move: Move): number {
  const { cells, setup, turn } = s
  const to = toOf(move)
  const taken = isBesideEnemy(cells, to, setup.stride, turn) ? captureScore(s, move) : 0
  return setup.dragons && wakesCave(s, fromOf(move), to) ? taken + WAKING_SCORE : taken
}

/** The score of what a move captures, 0 for nothing. */
function captureScore(s: ThreeDragonsState, move: Move): number {
  const { cells, setup } = s
  const to = toOf(move)
  const victim = victimOf(move)
  const enemies = s.turn === 0 ? s.blacks : s.whites
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
function wakesCave(s: ThreeDragonsState, from: number, to: number): boolean {
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
