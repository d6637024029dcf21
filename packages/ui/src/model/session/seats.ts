import { positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'

/** Whether a person sits at a side; whoever is no person is a computer player. */
export function isPerson({ seats }: Pick<Match, 'seats'>, side: Side): boolean {
  return seats[side].player === 'human'
}

/** Whether nobody plays: two computers against each other, and people watch. */
export function isComputerOnly(match: Match): boolean {
  return !isPerson(match, 0) && !isPerson(match, 1)
}

/** Who is to move now: nobody once the match is over. */
export function whoMoves(match: Match): 'person' | 'computer' | undefined {
  if (resultOf(match) !== undefined) return undefined
  return isPerson(match, positionOf(match).turn) ? 'person' : 'computer'
}

/**
 * Whether two matches stand at the same moment of the same game. Counting a hint makes another match of the same moment; taking
 * back and playing again makes another moment.
 */
export function isSameMoment(a: Match, b: Match): boolean {
  return positionOf(a) === positionOf(b) && a.ending === b.ending
}
