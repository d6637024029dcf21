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
  const shelf = new Shelf(storage, now, newId)
  for (const stored of found) shelf.load(stored)
  shelf.discardRemoved()
  return {
    subscribe: shelf.subscribe,
    list: shelf.list,
    read: id => shelf.fileOf(id),
    add: (tree, path = '') => shelf.put(newStudyFile(shelf.freshId(), tree, path, now())),
    save: (id, tree, path) => shelf.change(id, { tree, path }),
    rename: (id, title) => {
      const tree = shelf.fileOf(id)?.tree
      if (tree) shelf.change(id, { tree: { ...tree, title: cleanName(title) } })
    },
    remove: id => {
      shelf.discardRemoved()
      shelf.change(id, { removed: true })
    },
    restoreRemoved: id => shelf.change(id, { removed: false }),
    dropEmpty: kept => shelf.discard(file => file.id !== kept && isEmptyStudy(file)),
    files: () => shelf.files(),
    restore: data => shelf.restore(data),
  }
}

/** A study in memory, kept in step with its key. */
interface Shelved {
  file: StudyFile
  /** Deleted for good: its key is emptied. */
  isGone: boolean
  /** What is stored, as far as this tab knows. */
  stored: string | undefined
  readonly text: SyncedText
}

class Shelf {
  private readonly all = new Map<string, Shelved>()
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
    void this.shelve(file, 0).text.changed()
    this.changed()
    return file.id
  }

  /** Takes in what is stored; a text that cannot be read stays where it is. */
  load({ key, text, revision }: Stored): void {
    const file = readStudyFile(text)
    if (file) this.shelve({ ...file, id: key.slice(PREFIX.length) }, revision).stored = text
  }

  change(id: string, change: Partial<StudyFile>): void {
    const shelved = this.all.get(id)
    if (!shelved) return
    shelved.file = { ...shelved.file, ...change, changed: this.now() }
    void shelved.text.changed()
    this.changed()
  }

  discardRemoved(): void {
    this.discard(({ removed }) => removed)
  }

  /** Deletes studies for good. */
  discard(isUnwanted: (file: StudyFile) => boolean): void {
    for (const [id, shelved] of this.all) {
      if (!isUnwanted(shelved.file)) continue
      this.all.delete(id)
      shelved.isGone = true
      void shelved.text.changed()
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

  private shelve(file: StudyFile, revision: number): Shelved {
    const text = createSyncedText(this.storage, {
      key: PREFIX + file.id,
      revision,
      text: () => (shelved.isGone ? undefined : JSON.stringify(shelved.file)),
      stored: written => {
        shelved.stored = written
      },
      // After a failed write the study stays in memory, and is written with the next change.
      failed: () => undefined,
      mergeStored: theirs => this.merge(shelved, theirs),
    })
    const shelved: Shelved = { file, isGone: false, stored: undefined, text }
    this.all.set(file.id, shelved)
    return shelved
  }

  /** Takes in what another tab has made of a study: of two the later counts, and the other is kept beside it. */
  private merge(shelved: Shelved, theirText: string | undefined): boolean {
    const { id } = shelved.file
    if (shelved.isGone) return theirText !== undefined
    const theirs = theirText === undefined ? undefined : readStudyFile(theirText)
    if (theirs === undefined) {
      this.all.delete(id)
      shelved.isGone = true
      this.changed()
      return false
    }
    const hasUnsaved = JSON.stringify(shelved.file) !== shelved.stored
    const isOurs = hasUnsaved && shelved.file.changed > theirs.changed
    shelved.stored = theirText
    const other = isOurs ? theirs : shelved.file
    const kept = isOurs ? shelved.file : theirs
    shelved.file = { ...kept, id }
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
