import type { BrokenSave } from './library'
import { GAME_PREFIX, type SavedMatch } from './savedMatch'
import type { SavedMatches } from './savedMatches'

/** Takes games out of the lists at once and deletes them later, so that a removal can be undone. */
export class Trash {
  /** The game that was removed last: out of the lists, but still stored. */
  private last: SavedMatch | undefined
  /** Broken saves cannot be marked as removed: they are deleted at once and remembered here. */
  private readonly deleted = new Map<string, BrokenSave>()

  constructor(private readonly matches: SavedMatches) {
    for (const saved of matches.all.values()) if (saved.file.removed) saved.discard()
  }

  readonly remove = (id: string): void => {
    const saved = this.matches.all.get(id)
    const broken = this.matches.broken.get(id)
    if (!saved?.isListed && !broken) return
    // A game that was played on since is no longer removed.
    if (this.last?.file.removed) this.last.discard()
    this.last = saved
    saved?.change({ removed: true })
    if (broken) this.deleteBroken(broken)
  }

  readonly restoreRemoved = (id: string): void => {
    const { all, storage, setAside } = this.matches
    const saved = all.get(id)
    if (saved && !saved.isListed) saved.change({ removed: false })
    const broken = this.deleted.get(id)
    if (!broken) return
    this.deleted.delete(id)
    setAside(broken)
    void storage.write(GAME_PREFIX + id, broken.text, 0)
  }

  private deleteBroken(broken: BrokenSave): void {
    this.deleted.set(broken.id, broken)
    this.matches.broken.delete(broken.id)
    this.matches.changed()
    void this.deleteIfSame(GAME_PREFIX + broken.id, broken.text)
  }

  /** Deletes a text unless another tab has stored a different one since. */
  private async deleteIfSame(key: string, text: string): Promise<void> {
    const { storage } = this.matches
    const found = await storage.readAll(key)
    if (found === 'absent') return
    for (const stored of found) {
      if (stored.key === key && stored.text === text) await storage.remove(key, stored.revision)
    }
  }
}
