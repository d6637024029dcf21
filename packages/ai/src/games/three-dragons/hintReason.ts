import type { Move } from '@tabuleiro/engine'
import type { ThreeDragonsState } from '@tabuleiro/engine/games/three-dragons/internals'
import type { HintReason } from '../gameAi'
import { enemyWaking, makeSurvey, ownWaking, survey, type Survey } from './evaluation'
import type { Army } from './army'

/** What a good move does, in the words of the rules: what it takes or wakes, else what it saves, stops or threatens. */
export function hintReason(before: ThreeDragonsState, _move: Move, after: ThreeDragonsState): HintReason {
  const white = before.turn === 0
  if (white ? after.blacks < before.blacks : after.whites < before.whites) return 'captures'
  if (white ? after.whites > before.whites : after.blacks > before.blacks) return 'wakes'
  const was = surveyed(before)
  // The turn has passed: what was `own` is now `enemy`.
  const is = surveyed(after)
  if (inDanger(is.enemy) < inDanger(was.own)) return 'saves'
  if (ownWaking(is) < enemyWaking(was)) return 'blocks'
  if (inDanger(is.own) > inDanger(was.enemy) || enemyWaking(is) > ownWaking(was)) return 'threatens'
  return 'best'
}

function surveyed(s: ThreeDragonsState): Survey {
  const found = makeSurvey(s.setup)
  survey(s, found)
  return found
}

const inDanger = (army: Army) => army.custodial + army.outranked
