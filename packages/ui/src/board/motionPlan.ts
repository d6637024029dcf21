import type { GameEvent } from '@tabuleiro/engine'
import { motion } from '../theme/tokens'

/** What happens to a piece between two positions. */
export type Change = 'moved' | 'new' | 'gone'

/** Milliseconds before each change, by its kind and cell: the links of a move follow one another. */
export type Delays = ReadonlyMap<`${Change}:${string}`, number>

/** The delays that play the events of a move in their order. */
export function motionDelays(events: readonly GameEvent[]): Delays {
  const delays = linkDelays(events)
  return new Map(events.flatMap((event, i) => eventChanges(event).map(change => [change, delays[i] ?? 0] as const)))
}

/** Milliseconds before each event of a move. */
function linkDelays(events: readonly GameEvent[]): readonly number[] {
  let links = 0
  return events.map(event => {
    // An event that changes no piece takes no time; a piece leaves the board together with the move or push before.
    if (eventChanges(event).length > 0 && event.kind !== 'returned' && event.kind !== 'scored') links++
    return Math.max(0, links - 1) * motion.link
  })
}

/** A short scene that an event of a move deserves, and how long after the move it begins, in milliseconds. */
export interface Moment {
  readonly event: GameEvent
  readonly delay: number
}

/** The events that have a moment: it begins together with the change of the piece, or once the pieces have moved. */
const MOMENTS: Readonly<Partial<Record<GameEvent['kind'], 'with' | 'after'>>> = {
  woken: 'with',
  won: 'after',
  scored: 'after',
  trapped: 'after',
}

/** The moments of a move whose pieces take `millis` each; none where nothing moves. */
export function planMoments(events: readonly GameEvent[], millis: number): readonly Moment[] {
  if (millis === 0) return []
  const delays = linkDelays(events)
  return events.flatMap((event, i) => {
    const begins = MOMENTS[event.kind]
    return begins === undefined ? [] : [{ event, delay: (delays[i] ?? 0) + (begins === 'after' ? millis : 0) }]
  })
}

/** How long a moment lasts where a piece takes `millis` from cell to cell. */
export function momentMillis(millis: number): number {
  return motion.moment * millis
}

/** Milliseconds from a move until all its pieces stand still and its moments have passed. */
export function settlingMillis(events: readonly GameEvent[], millis: number): number {
  if (millis === 0) return 0
  const glides = linkDelays(events).map(delay => delay + millis)
  const moments = planMoments(events, millis).map(({ delay }) => delay + momentMillis(millis))
  return Math.max(0, ...glides, ...moments)
}

function eventChanges(event: GameEvent): readonly `${Change}:${string}`[] {
  switch (event.kind) {
    case 'moved':
      // A piece that comes from a place off the board is new on it.
      return [`moved:${event.to}`, `new:${event.to}`]
    case 'pushed':
      return [`moved:${event.to}`]
    case 'placed':
    case 'woken':
      return [`new:${event.at}`]
    case 'captured':
      return [`gone:${event.at}`]
    case 'returned':
    case 'scored':
      return [`gone:${event.from}`]
    // Nothing comes, goes or changes its cell.
    case 'weakened':
    case 'opened':
    case 'climbed':
    case 'smashed':
    case 'won':
    case 'swapped':
    case 'trapped':
      return []
  }
}
