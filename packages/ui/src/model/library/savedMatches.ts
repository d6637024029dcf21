import type { Storage, Stored } from '../storage/storage'
import type { BrokenSave, SavedGame, Saving } from './library'
import { readSaveFile, toListRow, type SaveFile } from './saveFile'
import { GAME_PREFIX, SavedMatch, type LibraryContext, type Writer } from './savedMatch'

/** How many games have their match in memory, besides those that a screen shows. */
const MAX_IN_MEMORY = 24

/** What lists show. */
interface Lists {
  readonly games: readonly SavedGame[]
  readonly broken: readonly BrokenSave[]
}

/** Every saved game of a storage, readable or not, in memory and in step with other tabs. */
export class SavedMatches implements LibraryContext {
  readonly all = new Map<string, SavedMatch>()
  readonly broken = new Map<string, BrokenSave>()
  private readonly listeners = new Set<() => void>()
  private readonly rows = new WeakMap<SaveFile, SavedGame>()
  private lists: Lists | undefined
  /** Games whose match is in memory, the last used last. */
  private readonly inMemory = new Set<SavedMatch>()
  private isInBatch = false
  private readonly faults = new Map<Writer | 'reading', Exclude<Saving, 'works'>>()

  constructor(
    readonly storage: Storage,
    readonly now: () => number,
    private readonly newId: () => string,
    found: readonly Stored[] | 'absent',
  ) {
    if (found === 'absent') this.faults.set('reading', found)
    else for (const stored of found) this.load(stored)
    storage.watch?.(key => void this.checkKey(key))
    storage.watchAnswer?.(() => void this.readAgain())
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly listed = (): Lists => {
    this.lists ??= {
      games: this.files()
        .map(file => this.toRow(file))
        .sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0) || (a.id < b.id ? -1 : 1)),
      broken: [...this.broken.values()],
    }
    return this.lists
  }

  /** The save files of all games in the list. */
  files(): SaveFile[] {
    return [...this.all.values()].filter(({ isListed }) => isListed).map(({ file }) => file)
  }

  readonly saving = (): Saving => {
    const faults = [...this.faults.values()]
    return faults.includes('absent') ? 'absent' : (faults[0] ?? 'works')
  }

  readonly freshId = (): string => {
    const id = this.newId()
    return this.isTaken(id) ? this.freshId() : id
  }

  isTaken(id: string): boolean {
    return this.all.has(id) || this.broken.has(id)
  }

  readonly changed = (): void => {
    this.lists = undefined
    if (!this.isInBatch) for (const listener of this.listeners) listener()
  }

  /** Does work that changes many games, and notifies once. */
  batch<T>(work: () => T): T {
    this.isInBatch = true
    try {
      return work()
    } finally {
      this.isInBatch = false
      this.changed()
    }
  }

  /** Remembers which writes have failed. After one that succeeds, all that failed are tried again. */
  readonly wrote: LibraryContext['wrote'] = (writer, fault) => {
    const before = this.saving()
    this.faults.delete(writer)
    if (fault) this.faults.set(writer, fault)
    else for (const other of this.faults.keys()) void (other === 'reading' ? this.readAgain() : other.write())
    if (this.saving() !== before) this.changed()
  }

  readonly setAside = (broken: BrokenSave): void => {
    this.all.delete(broken.id)
    this.broken.set(broken.id, broken)
    this.changed()
  }

  readonly adopt = (saved: SavedMatch): void => {
    this.all.set(saved.id, saved)
    this.changed()
  }

  readonly used = (saved: SavedMatch): void => {
    this.inMemory.delete(saved)
    this.inMemory.add(saved)
    for (const other of this.inMemory) {
      if (this.inMemory.size <= MAX_IN_MEMORY) return
      if (other !== saved && other.release()) this.inMemory.delete(other)
    }
  }

  /** Reads the games that could not be read at the start. */
  private async readAgain(): Promise<void> {
    const found = await this.storage.readAll(GAME_PREFIX)
    if (found === 'absent') return
    this.faults.delete('reading')
    for (const stored of found) if (!this.isTaken(stored.key.slice(GAME_PREFIX.length))) this.load(stored)
    this.changed()
  }

  private load(stored: Stored): void {
    const { key, text } = stored
    if (!key.startsWith(GAME_PREFIX)) return
    const id = key.slice(GAME_PREFIX.length)
    const file = readSaveFile(text)
    if (file.ok) {
      this.broken.delete(id)
      this.all.set(id, new SavedMatch(this, { ...file.value, id }, stored))
    } else this.broken.set(id, { id, code: file.error.code, text })
  }

  /** Another tab has changed a key. */
  private async checkKey(key: string): Promise<void> {
    const known = () => this.all.get(key.slice(GAME_PREFIX.length))
    if (!key.startsWith(GAME_PREFIX)) return
    if (known()) return known()?.checkStorage()
    const found = await this.storage.readAll(key)
    if (known()) return known()?.checkStorage()
    if (found === 'absent') return
    this.broken.delete(key.slice(GAME_PREFIX.length))
    for (const stored of found) if (stored.key === key) this.load(stored)
    this.changed()
  }

  /** The same row for the same file, so that lists render again only what has changed. */
  private toRow(file: SaveFile): SavedGame {
    const row = this.rows.get(file) ?? toListRow(file)
    this.rows.set(file, row)
    return row
  }
}
