import type { Match } from '@tabuleiro/engine'
import { isPerson } from '../session/seats'
import type { SavedRecord, SaveFile } from './saveFile'

/** Which version a merge keeps after two writers changed a game; `both` if each has moves that the other lacks. */
export type MergeWinner = 'ours' | 'theirs' | 'both'

/** Compares two versions with their common `ancestor`, the last version that both writers knew, if any. */
export function chooseMerge(ancestor: SavedRecord | undefined, ours: SavedRecord, theirs: SavedRecord): MergeWinner {
  if (ancestor !== undefined && isSame(ours, ancestor)) return 'theirs'
  if (ancestor !== undefined && isSame(theirs, ancestor)) return 'ours'
  if (contains(theirs, ours)) return 'theirs'
  return ancestor !== undefined && contains(ours, theirs) && contains(theirs, ancestor) ? 'ours' : 'both'
}

/** Their file with the fields that only we have changed: the title, the removal, and the record if ours is kept. */
export function mergeFiles(
  winner: MergeWinner,
  ancestor: SaveFile | undefined,
  ours: SaveFile,
  theirs: SaveFile,
): SaveFile {
  const game = winner === 'ours' ? ours : theirs
  const { unsent: _, ...rest } = theirs
  return {
    ...rest,
    ...(game.unsent === undefined ? {} : { unsent: game.unsent }),
    title: theirs.title === ancestor?.title ? ours.title : theirs.title,
    changed: game.changed,
    removed: theirs.removed === ancestor?.removed ? ours.removed : theirs.removed,
    record: game.record,
  }
}

/**
 * Whether a merge that keeps `theirs` would lose a person's move, or an ending a person chose, from `ours`. Moves of a
 * computer and a flag fall are no loss.
 */
export function losesPersonsMove(ours: Match, record: SavedRecord, theirs: SavedRecord): boolean {
  const parting = record.moves.findIndex((move, ply) => move !== theirs.moves[ply])
  const lost = parting < 0 ? [] : ours.positions.slice(parting, -1)
  const isEnded = ours.ending !== undefined && ours.ending.how !== 'time'
  return isEnded || lost.some(({ turn }) => isPerson(ours, turn))
}

/** Whether a record has every move of another, and its end. */
function contains(longer: SavedRecord, { moves, result }: SavedRecord): boolean {
  return moves.every((move, ply) => move === longer.moves[ply]) && (result === null || isSame(result, longer.result))
}

/** Whether two values are equal as data, whatever the order of their fields: releases may write them differently. */
export function isSame(one: unknown, other: unknown): boolean {
  return sortedText(one) === sortedText(other)
}

function sortedText(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
