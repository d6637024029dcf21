import { positionOf, redo, undo, type Match, type Side } from '@tabuleiro/engine'
import { isPerson, isComputerOnly } from './seats'

/** Whether the match allows undo and there is something to undo; with `by`, whether that side would get its turn back. */
export function canUndo(match: Match, by?: Side): boolean {
  return match.takebacks.allowed && (match.ending !== undefined || pliesBack(match, by) > 0)
}

/** Whether there is a move to redo. */
export function canRedo(match: Match): boolean {
  return match.undone.length > 0 && match.ending === undefined
}

/**
 * The match after an undo as a person means it: an ending alone; one move between people and between computers; against a
 * computer everything since the person's own turn, or that computer would only move again; with `by` everything since that
 * side's own turn.
 */
export function afterUndo(match: Match, by?: Side): Match {
  if (!canUndo(match, by)) return match
  const { ending } = match
  if (ending !== undefined) return undo(match, 1, ending.how === 'agreed' ? undefined : ending.by)
  const count = pliesBack(match, by)
  return undo(match, count, isComputerOnly(match) ? undefined : turnAt(match, match.plies.length - count))
}

/** The match after a redo: on to a person's turn where there is one. */
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
