import type { SaveFile } from './saveFile'
import type { SavedMatches } from './savedMatches'
import { isComputerOrPerson } from '../session/seats'

/** Whether a game was begun and nothing came of it: no move, ending, request or name, at the usual start. */
function isUnplayed({ title, record }: SaveFile): boolean {
  const { moves, undone, result, start, request, seats } = record
  const isEmpty = moves.length === 0 && Array.isArray(undone) && undone.length === 0 && result === null
  // A friend elsewhere may have been sent the game.
  return isEmpty && title === '' && start === undefined && request === undefined && seats.every(isComputerOrPerson)
}

/** Deletes every game in which nothing was played, but the one with this id. Open sessions go on, and save a move. */
export function dropUnplayed({ all }: SavedMatches, kept?: string): void {
  for (const saved of all.values()) if (saved.isListed && saved.id !== kept && isUnplayed(saved.file)) saved.discard()
}

/** The games without a move whose screens were left: they are dropped where lists would show them. */
export class LeftGames {
  private readonly ids = new Set<string>()

  constructor(private readonly matches: SavedMatches) {}

  leave = (id: string): void => {
    const saved = this.matches.all.get(id)
    if (!saved?.isListed || !isUnplayed(saved.file)) return
    this.ids.add(id)
    this.matches.changed()
  }

  resume = (id: string): void => {
    this.ids.delete(id)
    resumeUnplayed(this.matches, id)
  }

  drop = (): void => {
    for (const id of this.ids) {
      const saved = this.matches.all.get(id)
      if (saved?.isListed === true && isUnplayed(saved.file)) saved.discard()
    }
    this.ids.clear()
  }
}

/** Stores a dropped game again whose screen is opened again, so that a reload finds it. */
function resumeUnplayed({ all }: SavedMatches, id: string): void {
  const saved = all.get(id)
  if (saved?.isGone === true && isUnplayed(saved.file)) saved.change({})
}
