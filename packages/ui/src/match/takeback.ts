import { positionOf, redo, undo, type Match, type Side } from '@tabuleiro/engine'
import { isPerson, isWatched } from './seats'

/** Whether there is something to take back and the match allows it. */
export function canUndo(match: Match): boolean {
  return match.takebacks.allowed && (match.ending !== undefined || pliesBack(match) > 0)
}

/** Whether there is a move to play again. */
export function canRedo(match: Match): boolean {
  return match.undone.length > 0 && match.ending === undefined
}

/**
 * Takes back what a person means by it: an ending alone; one move between people and between computers; against a computer
 * everything since their own turn, or that computer would only move again.
 */
export function takenBack(match: Match): Match {
  if (!canUndo(match)) return match
  const { ending } = match
  if (ending !== undefined) return undo(match, 1, ending.how === 'agreed' ? undefined : ending.by)
  const count = pliesBack(match)
  return undo(match, count, isWatched(match) ? undefined : turnAt(match, match.plies.length - count))
}

/** Plays again what was taken back, on to a person's turn where there is one. */
export function playedAgain(match: Match): Match {
  let later = redo(match)
  while (!isWatched(match) && canRedo(later) && !isPerson(later, positionOf(later).turn)) later = redo(later)
  return later
}

/** How many plies one undo takes back: 0 where it would leave nobody their turn. */
function pliesBack(match: Match): number {
  const { length } = match.plies
  if (isWatched(match)) return Math.min(1, length)
  for (let count = 1; count <= length; count++) if (isPerson(match, turnAt(match, length - count))) return count
  return 0
}

function turnAt(match: Match, ply: number): Side {
  return positionOf(match, ply).turn
}
