import { positionOf, resultOf, type Match, type Seat, type Side } from '@tabuleiro/engine'

/** A match as far as its seats: lists know no more. */
type Seated = Pick<Match, 'seats'>

/** The players that stand for a person in a seat, at this device or at another one; any other is a computer. */
export const PERSON = 'human'
const FRIEND = 'friend'

export function isPersonSeat({ player }: Pick<Seat, 'player'>): boolean {
  return player === PERSON || player === FRIEND
}

/** Whether a seat is at this device: a friend who plays by links is not. */
export function isComputerOrPerson({ player }: Pick<Seat, 'player'>): boolean {
  return player === PERSON || player.includes(':')
}

/** Whether a person plays a side; otherwise a computer does. */
export function isPerson({ seats }: Seated, side: Side): boolean {
  return isPersonSeat(seats[side])
}

export function countPeople({ seats }: Seated): number {
  return seats.filter(isPersonSeat).length
}

/** Whether one person plays one computer. */
export function isAgainstComputer(match: Seated): boolean {
  return countPeople(match) === 1
}

/** Whether two computers play each other and people only watch. */
export function isComputerOnly(match: Seated): boolean {
  return countPeople(match) === 0
}

/** Who is to move now; undefined once the match is over. */
export function whoMoves(match: Match): 'person' | 'computer' | undefined {
  if (resultOf(match) !== undefined) return undefined
  return isPerson(match, positionOf(match).turn) ? 'person' : 'computer'
}

/**
 * Whether two matches are at the same moment of the same game. Counting a hint makes another match at the same moment;
 * undo and redo lead to another moment.
 */
export function isSameMoment(a: Match, b: Match): boolean {
  return positionOf(a) === positionOf(b) && a.ending === b.ending
}
