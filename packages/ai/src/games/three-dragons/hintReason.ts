import type { Move } from '@tabuleiro/engine'
import type { ThreeDragonsState } from '@tabuleiro/engine/games/three-dragons/internals'
import type { HintReason } from '../gameAi'
import {
  countEnemyWaking,
  createPositionCounts,
  countOwnWaking,
  countPosition,
  type PositionCounts,
} from './evaluation'
import type { SidePieces } from './sidePieces'

/** The most telling effect of a move: what it captures or wakes, otherwise what it saves, stops or threatens. */
export function hintReason(before: ThreeDragonsState, _move: Move, after: ThreeDragonsState): HintReason {
  const white = before.turn === 0
  if (white ? after.blacks < before.blacks : after.whites < before.whites) return 'captures'
  if (white ? after.whites > before.whites : after.blacks > before.blacks) return 'wakes'
  const was = countsFor(before)
  // The turn has passed: what was `own` is now `enemy`.
  const is = countsFor(after)
  if (inDanger(is.enemy) < inDanger(was.own)) return 'saves'
  if (countOwnWaking(is) < countEnemyWaking(was)) return 'blocks'
  if (inDanger(is.own) > inDanger(was.enemy) || countEnemyWaking(is) > countOwnWaking(was)) return 'threatens'
  return 'best'
}

function countsFor(s: ThreeDragonsState): PositionCounts {
  const counts = createPositionCounts(s.setup)
  countPosition(s, counts)
  return counts
}

const inDanger = (pieces: SidePieces) => pieces.custodial + pieces.outranked
