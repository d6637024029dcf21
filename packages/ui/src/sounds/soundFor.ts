import type { GameEvent, MatchResult } from '@tabuleiro/engine'
import type { Sound } from '../app/device'

/** What each event sounds like by itself. */
const SOUNDS: Readonly<Record<GameEvent['kind'], Sound>> = {
  placed: 'move',
  moved: 'move',
  captured: 'capture',
  weakened: 'move',
  opened: 'move',
  woken: 'special',
  climbed: 'move',
  pushed: 'move',
  smashed: 'capture',
  returned: 'capture',
  scored: 'special',
  won: 'special',
  swapped: 'special',
  trapped: 'move',
}

/** The sound of a move, by its rarest event or by the result that it brought. */
export function soundFor(events: readonly GameEvent[], result?: MatchResult): Sound {
  if (result !== undefined) return result.winner === undefined ? 'special' : 'win'
  const sounds = events.map(({ kind }) => SOUNDS[kind])
  return sounds.find(sound => sound === 'special') ?? sounds.find(sound => sound === 'capture') ?? 'move'
}
