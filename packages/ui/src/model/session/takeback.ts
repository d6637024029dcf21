import { positionOf, redo, resultOf, undo, type Match, type Side } from '@tabuleiro/engine'
import { isPerson, isComputerOnly, linkSideOf } from './seats'

/**
 * Whether the match allows undo and has something to undo; with `by`, whether that side would get its turn back. In a
 * game by link both must agree, so that nothing is taken back without `by`, nor after the end, which both have seen.
 */
export function canUndo(match: Match, by?: Side): boolean {
  if (linkSideOf(match) !== undefined && (by === undefined || resultOf(match) !== undefined)) return false
  return match.takebacks.allowed && (match.ending !== undefined || pliesBack(match, by) > 0)
}

/** Whether there is a move to redo. In a game by link what was taken back by agreement is played anew. */
export function canRedo(match: Match): boolean {
  return linkSideOf(match) === undefined && match.undone.length > 0 && match.ending === undefined
}

/**
 * The match after one undo. In a finished match it takes back only the ending. Between two people or two computers
 * it takes back one move. Against a computer it goes back to the person's own turn, since the computer would
 * otherwise move again at once. With `by` it goes back to that side's own turn.
 */
export function afterUndo(match: Match, by?: Side): Match {
  if (!canUndo(match, by)) return match
  const { ending } = match
  if (ending !== undefined) return undo(match, 1, ending.how === 'agreed' ? undefined : ending.by)
  const count = pliesBack(match, by)
  return undo(match, count, isComputerOnly(match) ? undefined : turnAt(match, match.plies.length - count))
}

/** The match after one redo, which goes on to a person's turn if one follows. */
export function afterRedo(match: Match): Match {
  let later = redo(match)
  while (!isComputerOnly(match) && canRedo(later) && !isPerson(later, positionOf(later).turn)) later = redo(later)
  return later
}

/** How many plies one undo takes back: 0 where no person would get a turn back. */
function pliesBack(match: Match, by?: Side): number {
  const { length } = match.plies
  if (isComputerOnly(match)) return Math.min(1, length)
  const isTurnToReturn = (side: Side) => (by === undefined ? isPerson(match, side) : side === by)
  for (let count = 1; count <= length; count++) if (isTurnToReturn(turnAt(match, length - count))) return count
  return 0
}

function turnAt(match: Match, ply: number): Side {
  return positionOf(match, ply).turn
}
