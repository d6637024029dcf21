import { positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'

/** Whether a person plays a side; otherwise a computer does. */
export function isPerson({ seats }: Pick<Match, 'seats'>, side: Side): boolean {
  return seats[side].player === 'human'
}

/** Whether two computers play each other and people only watch. */
export function isComputerOnly(match: Match): boolean {
  return !isPerson(match, 0) && !isPerson(match, 1)
}

/** Who is to move now; undefined once the match is over. */
export function whoMoves(match: Match): 'person' | 'computer' | undefined {
  if (resultOf(match) !== undefined) return undefined
  return isPerson(match, positionOf(match).turn) ? 'person' : 'computer'
}

/**
 * Whether two matches are at the same moment of the same game. Counting a hint makes another match at the same moment; undo and
 * redo lead to another moment.
 */
export function isSameMoment(a: Match, b: Match): boolean {
  return positionOf(a) === positionOf(b) && a.ending === b.ending
}
