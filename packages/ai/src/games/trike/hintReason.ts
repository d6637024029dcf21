import type { Move } from '@tabuleiro/engine'
import { isTrapped, SWAP, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { HintReason } from '../gameAi'
import { UNCLEAR } from '../../search/proofNumberSearch'
import { Region } from './region'

/** A move that takes this many cells beside its own out of the pawn's reach counts as a fence. */
const FENCED_CELLS = 3

/** The most telling effect of a move: who can trap the pawn where, before and after it. */
export function hintReason(before: TrikeState, move: Move, after: TrikeState): HintReason {
  if (move === SWAP) return 'best'
  if (isTrapped(after)) return 'traps'
  const region = new Region(before.setup)
  region.update(before)
  const { good, bad, maxPliesLeft } = region
  region.update(after)
  // After the move the region is that of the opponent.
  if (region.result !== UNCLEAR && region.result < 0) return 'traps'
  if (before.stones > 0 && maxPliesLeft - region.maxPliesLeft > FENCED_CELLS) return 'fences'
  if (region.bad > good) return 'traps'
  if (region.good < bad) return 'blocks'
  return 'best'
}
