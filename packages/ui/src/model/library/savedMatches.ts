import type { Storage, Stored } from '../storage/storage'
import type { BrokenSave, SavedGame, Saving } from './library'
import { readSaveFile, toListRow, type SaveFile } from './saveFile'
import { GAME_PREFIX, SavedMatch, type LibraryContext, type Writer } from './savedMatch'

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
  private readonly faults = new Map<Writer | 'reading', Exclude<Saving, 'works'>>()

  constructor(
    readonly storage: Storage,
    readonly now: () => number,
    private readonly newId: () => string,
    readonly waits: boolean,
    found: readonly Stored[] | 'absent',
  ) {
    if (found === 'absent') this.faults.set('reading', found)
    else for (const stored of found) this.load(stored)
    storage.watch?.(key => void this.checkKey(key))
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly listed = (): Lists => {
    this.lists ??= {
      games: this.files()
        .map(envelope => this.rowOf(envelope))
        .sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1)),
      broken: [...this.broken.values()],
    }
    return this.lists
  }

  /** The envelopes of all games in the list. */
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
    for (const listener of this.listeners) listener()
  }

  /** Once something could be written, everything that could not is tried again. */
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
    this.lists = undefined
    // It may be found out while a screen is being drawn, when nobody may be told to draw again.
    void Promise.resolve().then(this.changed)
  }

  readonly adopt = (saved: SavedMatch): void => {
    this.all.set(saved.id, saved)
    this.changed()
  }

  /** What could not be read at the start. */
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
    const envelope = readSaveFile(text)
    if (envelope.ok) {
      this.broken.delete(id)
      this.all.set(id, new SavedMatch(this, { ...envelope.value, id }, stored))
    } else this.broken.set(id, { id, code: envelope.error.code, text })
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

  /** The same row for the same envelope, so that lists draw again only what changed. */
  private rowOf(envelope: SaveFile): SavedGame {
    const row = this.rows.get(envelope) ?? toListRow(envelope)
    this.rows.set(envelope, row)
    return row
  }
}
