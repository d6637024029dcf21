import { newMatch, type Clock, type Match, type MatchSpec, type Result, type Seat } from '@tabuleiro/engine'
import { isPersonSeat } from '../session/seats'
import type { Library } from './library'
import { randomIdentity } from './randomIds'

/**
 * Starts a match now, under an identity of its own, and saves it. Games without a move that were begun before are
 * dropped. Returns its id, or why it cannot be started.
 */
export function startMatch(library: Pick<Library, 'add' | 'dropUnplayed'>, spec: MatchSpec): Result<string> {
  const match = newMatch({ date: new Date().toISOString(), identity: randomIdentity(), ...spec })
  if (!match.ok) return match
  const id = library.add(match.value)
  library.dropUnplayed(id)
  return { ok: true, value: id }
}

/** Starts a match whose options are known to be valid: the defaults, or those of a match that was already played. */
export function startKnownMatch(library: Pick<Library, 'add' | 'dropUnplayed'>, spec: MatchSpec): string {
  const id = startMatch(library, spec)
  if (!id.ok) throw new Error(`${spec.game} cannot be started: ${id.error.code}`)
  return id.value
}

/**
 * The same game again with the sides exchanged: another match, with an identity of its own. Its computer is `against`,
 * where that is given.
 */
export function rematchSpec(
  { game, setup, start, seats, clock, takebacks, hints }: Match,
  against?: string,
): MatchSpec {
  const seated = (seat: Seat) => (against === undefined || isPersonSeat(seat) ? seat : { name: '', player: against })
  return {
    game,
    options: setup.options,
    start,
    seats: [seated(seats[1]), seated(seats[0])],
    clock: clock && exchangeClock(clock),
    takebacks: { ...takebacks, used: [0, 0] },
    hints: { ...hints, used: [0, 0] },
  }
}

/** The clock for a rematch: the times of the two sides exchanged and none of them used. */
function exchangeClock({ initial, increment }: Clock): Clock {
  const swapped = [initial[1], initial[0]] as const
  return { initial: swapped, increment: [increment[1], increment[0]], left: swapped }
}
