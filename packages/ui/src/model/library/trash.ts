import type { BrokenSave } from './library'
import type { SavedMatches } from './savedMatches'
import { GAME_PREFIX, type SavedMatch } from './savedMatch'

/** Takes games out of the lists and deletes them later, so that a slip of the finger can be undone. */
export class Trash {
  /** The game that was removed last: out of the lists, yet stored. */
  private last: SavedMatch | undefined
  /** Broken saves cannot be marked: they are deleted at once and remembered here. */
  private readonly dropped = new Map<string, BrokenSave>()

  constructor(private readonly collection: SavedMatches) {
    for (const saved of collection.all.values()) if (saved.file.removed) saved.discard()
  }

  readonly remove = (id: string): void => {
    const saved = this.collection.all.get(id)
    const broken = this.collection.broken.get(id)
    if (!saved?.isListed && !broken) return
    // It may have come back since: somebody played on.
    if (this.last?.file.removed) this.last.discard()
    this.last = saved
    saved?.change({ removed: true })
    if (broken) this.drop(broken)
  }

  readonly restoreRemoved = (id: string): void => {
    const { all, storage, setAside } = this.collection
    const saved = all.get(id)
    if (saved && !saved.isListed) saved.change({ removed: false })
    const broken = this.dropped.get(id)
    if (!broken) return
    this.dropped.delete(id)
    setAside(broken)
    void storage.write(GAME_PREFIX + id, broken.text, 0)
  }

  private drop(broken: BrokenSave): void {
    this.dropped.set(broken.id, broken)
    this.collection.broken.delete(broken.id)
    this.collection.changed()
    void this.deleteIfSame(GAME_PREFIX + broken.id, broken.text)
  }

  /** What another tab has stored there since is not what somebody wanted to be rid of. */
  private async deleteIfSame(key: string, text: string): Promise<void> {
    const { storage } = this.collection
    const found = await storage.readAll(key)
    if (found === 'absent') return
    for (const stored of found) {
      if (stored.key === key && stored.text === text) await storage.remove(key, stored.revision)
    }
  }
}
