import type { Side } from '@tabuleiro/engine'
import {
  CLOSED,
  WHITE,
  type ThreeDragonsSetup,
  type ThreeDragonsState,
} from '@tabuleiro/engine/games/three-dragons/internals'
import type { Features } from '../../search/features'
import { countRelations, createSidePieces, collectPieces, type SidePieces } from './sidePieces'

/**
 * The weights of the features, for the side to move: own minus the enemy's, unless the name says whose. Features of
 * strength are 0 in `basic`, features of caves are 0 without dragons.
 */
export const weights = {
  /** Being to move. */
  tempo: 10,
  pieces: 150,
  /** The lead in pieces as a share of all, in hundredths: a piece counts more the fewer are left. */
  lead: 2,
  /** Strength above 1. */
  points: 60,
  mobility: 0.5,
  /** Own pieces that could be captured by custody next. */
  ownClosedIn: -25,
  /** Own pieces that a stronger one could capture next. */
  ownOutranked: -20,
  /** All own pieces in danger but one: only one can be saved. */
  ownDoubly: -30,
  enemyClosedIn: 90,
  enemyOutranked: 25,
  /** Lines along which one more captor would capture a piece. */
  half: -10,
  /** The mobility of the side with fewer pieces: to capture them their squares must run out. */
  cornered: 1.5,
  /** Caves that lack one neighbour. */
  cavesNear: 50,
  /** Own caves that can be woken at once. */
  ownWaking: 80,
  enemyWaking: -50,
}

/** What is counted in a position: the pieces of both sides and the caves. It is reused, so nothing is allocated. */
export interface PositionCounts {
  readonly own: SidePieces
  readonly enemy: SidePieces
  readonly caves: Int32Array
  /** The key of the position counted last. */
  lo: number
  hi: number
}

/** Indices into `PositionCounts.caves`, for each side: caves that lack one neighbour, that can be woken now. */
const NEAR = 0
const WAKING = 1
const CAVE_COUNTS = 2

export function createPositionCounts(setup: ThreeDragonsSetup): PositionCounts {
  return {
    own: createSidePieces(setup.size),
    enemy: createSidePieces(setup.size),
    caves: new Int32Array(2 * CAVE_COUNTS),
    lo: -1,
    hi: -1,
  }
}

export function countPosition(s: ThreeDragonsState, into: PositionCounts): void {
  const { own, enemy } = into
  const other: Side = s.turn === 0 ? 1 : 0
  collectPieces(s, s.turn, own)
  collectPieces(s, other, enemy)
  countRelations(s, s.turn, own, enemy.reach)
  countRelations(s, other, enemy, own.reach)
  if (s.setup.dragons) countCaves(s, into)
  into.lo = s.lo
  into.hi = s.hi
}

/** Whether this position was counted last. */
export const isCounted = ({ lo, hi }: PositionCounts, s: ThreeDragonsState) => s.lo === lo && s.hi === hi

/** Whether the side to move has nothing to capture and nothing to wake. */
export function hasNoTactics({ enemy, caves }: PositionCounts): boolean {
  return enemy.custodial === 0 && enemy.outranked === 0 && caves[WAKING] === 0
}

/** How many caves the side to move could wake at once, and its enemy if it were to move. */
export const countOwnWaking = ({ caves }: PositionCounts) => caves[WAKING]
export const countEnemyWaking = ({ caves }: PositionCounts) => caves[CAVE_COUNTS + WAKING]

function countCaves(s: ThreeDragonsState, into: PositionCounts): void {
  const { caves } = into
  const { caves: all } = s.setup
  caves.fill(0)
  for (let i = 0; i < all.length; i++) {
    if (s.cells[all[i].index] !== CLOSED) continue
    countCave(s, all[i].around, into)
  }
}

function countCave(s: ThreeDragonsState, around: Int32Array, { own, enemy, caves }: PositionCounts): void {
  let mine = 0
  let theirs = 0
  let missing = 0
  for (let i = 0; i < around.length; i++) {
    const content = s.cells[around[i]]
    if (content === 0) missing = around[i]
    else if ((content & (WHITE << s.turn)) !== 0) mine++
    else theirs++
  }
  if ((mine === 0) === (theirs === 0)) return
  // Only a position from an editor lacks none: the dragon wakes with the next move.
  const lacking = around.length - mine - theirs
  const at = mine > 0 ? 0 : CAVE_COUNTS
  const { reach } = mine > 0 ? own : enemy
  if (lacking < 2) caves[at + (lacking === 0 || reach[missing] !== 0 ? WAKING : NEAR)]++
}

/** The features of the positions of a setup: see `weights`. */
export function features(setup: ThreeDragonsSetup): Features<ThreeDragonsState> {
  const counts = createPositionCounts(setup)
  return (s, out) => {
    countPosition(s, counts)
    writeFeatures(counts, out)
  }
}

export function writeFeatures({ own, enemy, caves }: PositionCounts, out: Int32Array): void {
  const pieces = own.count - enemy.count
  const inDanger = own.custodial + own.outranked
  out[0] = 1
  out[1] = pieces
  out[2] = Math.round((100 * pieces) / (own.count + enemy.count))
  out[3] = own.points - enemy.points - pieces
  out[4] = own.mobility - enemy.mobility
  out[5] = own.custodial
  out[6] = own.outranked
  out[7] = inDanger > 1 ? inDanger - 1 : 0
  out[8] = enemy.custodial
  out[9] = enemy.outranked
  out[10] = own.half - enemy.half
  out[11] = pieces > 0 ? -enemy.mobility : pieces < 0 ? own.mobility : 0
  out[12] = caves[NEAR] + caves[WAKING] - caves[CAVE_COUNTS + NEAR] - caves[CAVE_COUNTS + WAKING]
  out[13] = caves[WAKING]
  out[14] = caves[CAVE_COUNTS + WAKING]
}
