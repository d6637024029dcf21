import type { Storage, Stored } from '../storage/storage'
import { createSyncedText, type SyncedText } from '../storage/syncedText'
import { cleanName } from '../newGame/choices'
import { randomId } from '../library/randomIds'
import {
  isEmptyStudy,
  newStudyFile,
  readStudyFile,
  toStudyFile,
  toStudyRow,
  type SavedStudy,
  type StoredTree,
  type StudyFile,
} from './studyFile'

/** The prefix of the keys under which studies are stored. */
const PREFIX = 'study/'

/**
 * The saved studies. Every function answers from memory at once, and the write of a change starts in the same tick. The
 * functions need no `this`.
 */
export interface Studies {
  readonly subscribe: (listener: () => void) => () => void
  /** The last changed first: the same list until something changes. */
  readonly list: () => readonly SavedStudy[]
  /** The study as it is stored; undefined where there is none. The same object until it changes. */
  readonly read: (id: string) => StudyFile | undefined
  /** Saves a new study; returns its id. */
  readonly add: (tree: StoredTree, path?: string) => string
  /** Saves what a person has made of a study, and the line that is shown. */
  readonly save: (id: string, tree: StoredTree, path: string) => void
  readonly rename: (id: string, title: string) => void
  /** Takes a study out of the list; it is deleted for good when another is removed or the app starts again. */
  readonly remove: (id: string) => void
  readonly restoreRemoved: (id: string) => void
  /** Deletes the studies in which nothing was done, but the one with this id. */
  readonly dropEmpty: (kept?: string) => void
  /** Every study in the list, for a backup. */
  readonly files: () => readonly StudyFile[]
  /** Adds the studies of a backup, data of any origin; one that is here already is left alone. Returns how many. */
  readonly restore: (data: unknown) => number
}

/** What the studies may be given; tests give it. */
export interface StudiesOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly newId?: () => string
}

/** Reads the stored studies. Those that were removed in an earlier run are deleted now. */
export async function openStudies(storage: Storage, options: StudiesOptions = {}): Promise<Studies> {
  const found = await storage.readAll(PREFIX)
  return createStudies(storage, options, found === 'absent' ? [] : found)
}

/** The studies of what was read from a storage, by default none. */
export function createStudies(
  storage: Storage,
  { now = Date.now, newId = randomId }: StudiesOptions = {},
  found: readonly Stored[] = [],
): Studies {
  const saved = new SavedStudies(storage, now, newId)
  for (const stored of found) saved.load(stored)
  saved.discardRemoved()
  return {
    subscribe: saved.subscribe,
    list: saved.list,
    read: id => saved.fileOf(id),
    add: (tree, path = '') => saved.put(newStudyFile(saved.freshId(), tree, path, now())),
    save: (id, tree, path) => saved.change(id, { tree, path }),
    rename: (id, title) => {
      const tree = saved.fileOf(id)?.tree
      if (tree) saved.change(id, { tree: { ...tree, title: cleanName(title) } })
    },
    remove: id => {
      saved.discardRemoved()
      saved.change(id, { removed: true })
    },
    restoreRemoved: id => saved.change(id, { removed: false }),
    dropEmpty: kept => saved.discard(file => file.id !== kept && isEmptyStudy(file)),
    files: () => saved.files(),
    restore: data => saved.restore(data),
  }
}

/** A study in memory, kept in step with its key. */
interface StudyEntry {
  file: StudyFile
  /** Deleted for good: its key is emptied. */
  isGone: boolean
  /** What is stored, as far as this tab knows. */
  stored: string | undefined
  readonly text: SyncedText
}

class SavedStudies {
  private readonly all = new Map<string, StudyEntry>()
  private readonly listeners = new Set<() => void>()
  private rows: readonly SavedStudy[] | undefined

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
    private readonly newId: () => string,
  ) {
    storage.watch?.(key => {
      if (key.startsWith(PREFIX)) void this.checkKey(key)
    })
    storage.watchAnswer?.(() => void this.readLate())
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly list = (): readonly SavedStudy[] => {
    this.rows ??= this.files()
      .map(toStudyRow)
      .sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1))
    return this.rows
  }

  files(): StudyFile[] {
    return [...this.all.values()].map(({ file }) => file).filter(({ removed }) => !removed)
  }

  fileOf(id: string): StudyFile | undefined {
    return this.all.get(id)?.file
  }

  freshId(): string {
    const id = this.newId()
    return this.all.has(id) ? this.freshId() : id
  }

  /** Stores a new study. */
  put(file: StudyFile): string {
    void this.addEntry(file, 0).text.changed()
    this.changed()
    return file.id
  }

  /** Takes in what is stored; a text that cannot be read stays where it is. */
  load({ key, text, revision }: Stored): void {
    const file = readStudyFile(text)
    if (file) this.addEntry({ ...file, id: key.slice(PREFIX.length) }, revision).stored = text
  }

  change(id: string, change: Partial<StudyFile>): void {
    const entry = this.all.get(id)
    if (!entry) return
    entry.file = { ...entry.file, ...change, changed: this.now() }
    void entry.text.changed()
    this.changed()
  }

  discardRemoved(): void {
    this.discard(({ removed }) => removed)
  }

  /** Deletes studies for good. */
  discard(isUnwanted: (file: StudyFile) => boolean): void {
    for (const [id, entry] of this.all) {
      if (!isUnwanted(entry.file)) continue
      this.all.delete(id)
      entry.isGone = true
      void entry.text.changed()
    }
    this.changed()
  }

  restore(data: unknown): number {
    const here = new Set(this.files().map(({ tree }) => JSON.stringify(tree)))
    let added = 0
    for (const each of Array.isArray(data) ? (data as readonly unknown[]) : []) {
      const file = toStudyFile(each)
      if (!file || here.has(JSON.stringify(file.tree))) continue
      const isFree = /^[\w-]{1,40}$/.test(file.id) && !this.all.has(file.id)
      this.put({ ...file, id: isFree ? file.id : this.freshId(), removed: false })
      added++
    }
    return added
  }

  private addEntry(file: StudyFile, revision: number): StudyEntry {
    const text = createSyncedText(this.storage, {
      key: PREFIX + file.id,
      revision,
      text: () => (entry.isGone ? undefined : JSON.stringify(entry.file)),
      stored: written => {
        entry.stored = written
      },
      // After a failed write the study stays in memory, and is written with the next change.
      failed: () => undefined,
      mergeStored: theirs => this.merge(entry, theirs),
    })
    const entry: StudyEntry = { file, isGone: false, stored: undefined, text }
    this.all.set(file.id, entry)
    return entry
  }

  /** Takes in what another tab has made of a study: of two the later counts, and the other is kept beside it. */
  private merge(entry: StudyEntry, theirText: string | undefined): boolean {
    const { id } = entry.file
    if (entry.isGone) return theirText !== undefined
    const theirs = theirText === undefined ? undefined : readStudyFile(theirText)
    if (theirs === undefined) {
      this.all.delete(id)
      entry.isGone = true
      this.changed()
      return false
    }
    const hasUnsaved = JSON.stringify(entry.file) !== entry.stored
    const isOurs = hasUnsaved && entry.file.changed > theirs.changed
    entry.stored = theirText
    const other = isOurs ? theirs : entry.file
    const kept = isOurs ? entry.file : theirs
    entry.file = { ...kept, id }
    if (hasUnsaved && !isPartOf(other.tree, kept.tree)) this.put({ ...other, id: this.freshId(), removed: false })
    this.changed()
    return isOurs
  }

  private async checkKey(key: string): Promise<void> {
    const known = this.all.get(key.slice(PREFIX.length))
    if (known) known.text.checkStorage()
    else await this.readLate(key)
  }

  /** Takes in studies that are not in memory yet. */
  private async readLate(prefix = PREFIX): Promise<void> {
    const found = await this.storage.readAll(prefix)
    if (found === 'absent') return
    for (const stored of found) if (!this.all.has(stored.key.slice(PREFIX.length))) this.load(stored)
    this.changed()
  }

  private changed(): void {
    this.rows = undefined
    for (const listener of this.listeners) listener()
  }
}

/** Whether nothing is lost where one tree takes the place of another: it has its moves, and as many of them or more. */
function isPartOf(part: StoredTree, whole: StoredTree): boolean {
  const moves = new Set(whole.moves.map(move => JSON.stringify(move)))
  return part.moves.every(move => moves.has(JSON.stringify(move)))
}
