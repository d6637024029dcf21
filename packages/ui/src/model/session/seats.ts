import { otherSide, positionOf, resultOf, type Match, type Seat, type Side } from '@tabuleiro/engine'

/** A match as far as its seats: lists know no more. */
type Seated = Pick<Match, 'seats'>

/** The players that stand for a person in a seat: at this device, and at another one (a friend, by links). */
export const PERSON = 'human'
export const FRIEND = 'friend'

/** Whether a person sits there, at this device or at another one; otherwise a computer does. */
export function isPersonSeat({ player }: Pick<Seat, 'player'>): boolean {
  return player === PERSON || player === FRIEND
}

/** Whether a seat is at this device: a friend who plays by links is not. */
export function isComputerOrPerson({ player }: Pick<Seat, 'player'>): boolean {
  return player === PERSON || player.includes(':')
}

/** Whether a person plays a side, here or elsewhere; otherwise a computer does. */
export function isPerson({ seats }: Seated, side: Side): boolean {
  return isPersonSeat(seats[side])
}

/** Whether a person at this device plays a side. */
export function isHere({ seats }: Seated, side: Side): boolean {
  return seats[side].player === PERSON
}

function countPeople({ seats }: Seated): number {
  return seats.filter(isPersonSeat).length
}

/** Whether two people at this device play each other. */
export function isBetweenPeopleHere(match: Seated): boolean {
  return isHere(match, 0) && isHere(match, 1)
}

/** The side of the only person at this device: "you". Undefined where two play here, or none. */
export function ownSideOf(match: Seated): Side | undefined {
  if (isHere(match, 0) === isHere(match, 1)) return undefined
  return isHere(match, 0) ? 0 : 1
}

/** The own side in a game by link; undefined in every other game. */
export function linkSideOf(match: Seated): Side | undefined {
  const own = ownSideOf(match)
  return own !== undefined && match.seats[otherSide(own)].player === FRIEND ? own : undefined
}

/** Whether one person plays one computer. */
export function isAgainstComputer(match: Seated): boolean {
  return countPeople(match) === 1
}

/** Whether two computers play each other and people only watch. */
export function isComputerOnly(match: Seated): boolean {
  return countPeople(match) === 0
}

/** Who is to move now: a person at this device, a friend at another one or a computer; undefined after the end. */
export function whoMoves(match: Match): 'person' | 'friend' | 'computer' | undefined {
  if (resultOf(match) !== undefined) return undefined
  const { turn } = positionOf(match)
  if (!isPerson(match, turn)) return 'computer'
  return isHere(match, turn) ? 'person' : 'friend'
}

/**
 * Whether two matches are at the same moment of the same game. Counting a hint makes another match at the same moment;
 * undo and redo lead to another moment.
 */
export function isSameMoment(a: Match, b: Match): boolean {
  return positionOf(a) === positionOf(b) && a.ending === b.ending
}
