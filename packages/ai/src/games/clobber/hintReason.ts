import type { Move } from '@tabuleiro/engine'
import type { ClobberState } from '@tabuleiro/engine/games/clobber/internals'
import type { HintReason } from '../gameAi'
import { movableLead } from './evaluation'

/** A move that improves the lead in movable stones by this much blocks the enemy. */
const BLOCKING = 2

/** Every move captures, so a hint says whether it also takes away moves of other stones. */
export function hintReason(before: ClobberState, _move: Move, after: ClobberState): HintReason {
  return -movableLead(after) - movableLead(before) >= BLOCKING ? 'blocks' : 'best'
}
