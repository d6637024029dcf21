import type { GameEvent, MatchResult, Side } from '@tabuleiro/engine'
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

/** The sound of a move, by its rarest event. */
export function soundOf(events: readonly GameEvent[]): Sound {
  const sounds = events.map(({ kind }) => SOUNDS[kind])
  return sounds.find(sound => sound === 'special') ?? sounds.find(sound => sound === 'capture') ?? 'move'
}

/** The sound of a result. `own` is the side of the only person at this device: to them a loss sounds as one. */
export function soundOfResult({ winner }: MatchResult, own: Side | undefined): Sound {
  if (winner === undefined) return 'special'
  return own === undefined || winner === own ? 'win' : 'lose'
}
