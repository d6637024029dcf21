import { undo, type Match, type Seat } from '@tabuleiro/engine'
import { FRIEND, PERSON } from '../session/seats'
import type { Library } from './library'
import { randomIdentity } from './randomIds'

/**
 * Saves a new game that goes on from an earlier position of another one, after its first `ply` moves; that one stays as
 * it is. Returns its id.
 */
export function branchGame(library: Pick<Library, 'add'>, match: Match, ply: number): string {
  return library.add({ ...branchAt(match, ply), identity: randomIdentity(), date: new Date().toISOString() })
}

/** A match after its first `ply` moves, with the time that was left then and nothing to play again. */
export function branchAt(match: Match, ply: number): Match {
  const reopened = match.ending === undefined ? match : undo(match)
  const { takebacks, hints, ...earlier } = undo(reopened, reopened.plies.length - ply)
  return {
    ...earlier,
    undone: [],
    request: undefined,
    seats: [seatHere(earlier.seats[0]), seatHere(earlier.seats[1])],
    takebacks: { ...takebacks, used: [0, 0] },
    hints: { ...hints, used: [0, 0] },
  }
}

/** A friend who plays by link knows nothing of the new game: a person at this device takes the seat. */
function seatHere(seat: Seat): Seat {
  return seat.player === FRIEND ? { ...seat, player: PERSON } : seat
}
