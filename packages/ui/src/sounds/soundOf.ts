import type { GameEvent, MatchResult } from '@tabuleiro/engine'
import type { Sound } from '../app/device'

const CAPTURES: ReadonlySet<GameEvent['kind']> = new Set(['captured', 'smashed', 'returned'])
const RARE: ReadonlySet<GameEvent['kind']> = new Set(['woken', 'won', 'scored', 'swapped'])

/** What a move sounds like: by its rarest event, or by the result that it brought. */
export function soundFor(events: readonly GameEvent[], result?: MatchResult): Sound {
  if (result !== undefined) return result.winner === undefined ? 'special' : 'win'
  if (events.some(({ kind }) => RARE.has(kind))) return 'special'
  return events.some(({ kind }) => CAPTURES.has(kind)) ? 'capture' : 'move'
}
