import type { Move } from '@tabuleiro/engine'
import { isTrapped, SWAP, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { HintReason } from '../gameAi'
import { UNCLEAR } from '../../search/proofNumberSearch'
import { Region } from './region'

/** A move that takes this many cells out of the pawn's reach, its own not counted, cuts the board. */
const CUT = 3

/** Why a move is good, in Trike's words: who can be trapped where, before and after it. */
export function hintReason(before: TrikeState, move: Move, after: TrikeState): HintReason {
  if (move === SWAP) return 'best'
  if (isTrapped(after)) return 'traps'
  const region = new Region(before.setup)
  region.update(before)
  const { good, bad, maxPliesLeft } = region
  region.update(after)
  // After the move the region is seen by the opponent.
  if (region.result !== UNCLEAR && region.result < 0) return 'traps'
  if (before.stones > 0 && maxPliesLeft - region.maxPliesLeft > CUT) return 'fences'
  if (region.bad > good) return 'traps'
  if (region.good < bad) return 'blocks'
  return 'best'
}
