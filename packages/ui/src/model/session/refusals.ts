import { whyNotBy, type Match, type Refusals, type WhyNot } from '@tabuleiro/engine'
import { isComputerOnly, whoMoves } from './seats'
import type { PlayState } from './state'
import { findInput, legalTaps } from './taps'

/** Why a tap does nothing: a rule of the game, or that no move is made here now. */
export type Refusal = WhyNot | { readonly code: ScreenCode; readonly cells: readonly [] }

/** Reasons that are no rule of the game: another's turn, an earlier position, a pause, a device to be passed on. */
type ScreenCode = 'not-your-turn' | 'watching' | 'looking-back' | 'paused' | 'held'

/** Why a person's tap changes nothing, by the reasons of the game; undefined where it does something. */
export function whyRefused(
  refusals: Refusals,
  { match, input, browsedPly, isPaused, isHeld }: PlayState,
  place: string,
): Refusal | undefined {
  const code = browsedPly !== undefined ? 'looking-back' : isPaused ? 'paused' : isHeld ? 'held' : whyNotNow(match)
  if (code) return { code, cells: [] }
  if (findInput(legalTaps(match), input, place)) return undefined
  return whyNotBy(refusals, match, input.taps, place)
}

function whyNotNow(match: Match): ScreenCode | undefined {
  const mover = whoMoves(match)
  if (mover === undefined || mover === 'person') return undefined
  return isComputerOnly(match) ? 'watching' : 'not-your-turn'
}
