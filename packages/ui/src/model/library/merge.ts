import type { Match } from '@tabuleiro/engine'
import type { SaveFile, SavedRecord } from './saveFile'

/** Whose game goes on where two writers changed one: with `both`, each has moves that the other lacks. */
export type MergeWinner = 'ours' | 'theirs' | 'both'

/** Compares what two writers made of `base`, the last version that both knew; undefined where there is none. */
export function chooseMerge(base: SavedRecord | undefined, ours: SavedRecord, theirs: SavedRecord): MergeWinner {
  if (base !== undefined && isSame(ours, base)) return 'theirs'
  if (base !== undefined && isSame(theirs, base)) return 'ours'
  if (holds(theirs, ours)) return 'theirs'
  return base !== undefined && holds(ours, theirs) && holds(theirs, base) ? 'ours' : 'both'
}

/** Their envelope with what only we have changed: the name, the removal, and the record where `meeting` says so. */
export function mergeFiles(
  meeting: MergeWinner,
  base: SaveFile | undefined,
  ours: SaveFile,
  theirs: SaveFile,
): SaveFile {
  const game = meeting === 'ours' ? ours : theirs
  return {
    ...theirs,
    title: theirs.title === base?.title ? ours.title : theirs.title,
    changed: game.changed,
    removed: theirs.removed === base?.removed ? ours.removed : theirs.removed,
    record: game.record,
  }
}

/** Whether a person made a move, or an end, that `ours` has and `theirs` lacks. What a computer or a clock did is no loss. */
export function losesPersonsMove(ours: Match, record: SavedRecord, theirs: SavedRecord): boolean {
  const parting = record.moves.findIndex((move, ply) => move !== theirs.moves[ply])
  const movers = ours.positions.slice(parting, -1).map(({ turn }) => ours.seats[turn].player)
  const isEnded = ours.ending !== undefined && ours.ending.how !== 'time'
  return isEnded || (parting >= 0 && movers.includes('human'))
}

/** Whether a record has every move of another, and its end. */
function holds(longer: SavedRecord, { moves, result }: SavedRecord): boolean {
  return moves.every((move, ply) => move === longer.moves[ply]) && (result === null || isSame(result, longer.result))
}

/** Whether two values say the same, in whatever order releases write their fields. */
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
