import type { Place } from '../../core/events'
import { assert } from '../../core/result'
import { whyNotSwap, type WhyNotWith } from '../../core/whyNot'
import { COLOURS, handPlace } from './board'
import { leftOf, maySwap, type AlliancesState } from './rules'

/** Why a disc cannot be taken or placed, or the players cannot swap. */
export type AlliancesWhyNot = WhyNotWith<
  'swap-off' | 'swap-early' | 'swap-late' | 'colour-first' | 'used-up' | 'needs-cell' | 'taken'
>

/** rules 5.1: a colour of the supply, then an empty cell. */
export function whyNot(s: AlliancesState, taps: readonly Place[], place: Place): AlliancesWhyNot | undefined {
  const { setup, cells } = s
  const colour = taps.at(0)
  const index = setup.indices.get(place)
  if (index === undefined) {
    const reason = place === 'swap' ? whyNoSwap(s) : whyNotColour(s, place)
    return reason ?? (colour === undefined ? undefined : { code: 'needs-cell', cells: [] })
  }
  if (cells[index] !== 0) return { code: 'taken', at: place, cells: [] }
  return colour === undefined ? { code: 'colour-first', at: place, cells: [] } : undefined
}

function whyNoSwap(s: AlliancesState): AlliancesWhyNot | undefined {
  return whyNotSwap(maySwap(s), s.setup.options.pie, s.discs === 0)
}

function whyNotColour(s: AlliancesState, place: Place): AlliancesWhyNot | undefined {
  const colour = COLOURS.findIndex(name => place === handPlace(name)) + 1
  assert(colour > 0, `no place ${place}`)
  return leftOf(s, colour) > 0 ? undefined : { code: 'used-up', colour: COLOURS[colour - 1], cells: [] }
}
