import { fromRecord, ok, type Match, type Result } from '@tabuleiro/engine'
import { createSyncedText, type SyncedText } from '../storage/syncedText'
import type { Storage, Stored, StorageFault } from '../storage/storage'
import type { BrokenSave } from './library'
import { createMatchSession, type MatchSession } from '../session/session'
import { readSaveFile, savedRecord, writeSaveFile, type SaveFile } from './saveFile'
import { losesPersonsMove, isSame, chooseMerge, mergeFiles } from './merge'

/** Under which keys games are stored. */
export const GAME_PREFIX = 'game/'
/** For so many milliseconds the next move waits for storage to answer: one that hangs must not stop a game. */
const SAVE_TIMEOUT_MS = 3000

/** What a saved game needs of the library around it. */
export interface LibraryContext {
  readonly storage: Storage
  readonly now: () => number
  /** Whether a move waits until the one before it is stored. */
  readonly waits: boolean
  /** An id that no game has. */
  readonly freshId: () => string
  /** Something that lists show has changed. */
  readonly changed: () => void
  /** A write has ended, well or not. */
  readonly wrote: (writer: Writer, fault: Exclude<StorageFault, 'conflict'> | undefined) => void
  /** Puts a save that cannot be read in the place of the game with its id. */
  readonly setAside: (broken: BrokenSave) => void
  /** Takes a game in under its id. */
  readonly adopt: (saved: SavedMatch) => void
}

/** Something that can be asked to write again when there is room once more. */
export interface Writer {
  write(): Promise<void>
}

/** One game in the library: what lists show, its match once somebody has opened it, and its way to storage. */
export class SavedMatch implements Writer {
  /** Neither listed nor stored. It comes back when somebody plays on. */
  isGone = false
  private keeper: SyncedText
  /** The text that is stored, undefined where there is none. */
  private base: string | undefined
  private session: MatchSession | undefined
  /** The match in the store that the envelope tells of. */
  private match: Match | undefined
  /** Settles when the last write has. */
  private writing = Promise.resolve()
  /** Whether people are still to see that another tab's game took the place of theirs. */
  private isTelling = false

  constructor(
    private readonly context: LibraryContext,
    public file: SaveFile,
    stored?: Stored,
  ) {
    this.base = stored?.text
    this.keeper = this.newKeeper(stored?.revision ?? 0)
  }

  get id(): string {
    return this.file.id
  }

  get isListed(): boolean {
    return !this.isGone && !this.file.removed
  }

  /** The store of the match. A record that the rules refuse is set aside. */
  openSession(): Result<MatchSession> | undefined {
    if (this.session) return ok(this.session)
    if (this.isGone) return undefined
    const match = fromRecord(this.file.record)
    if (match.ok) return ok(this.open(match.value))
    this.context.setAside({ id: this.id, code: match.error.code, text: this.base ?? writeSaveFile(this.file) })
    return match
  }

  /** Puts the match, which the envelope tells of, in a store and follows it. */
  open(match: Match): MatchSession {
    const save = (next: Match) => withTimeout(this.recordChange(next))
    const store = createMatchSession(match, this.context.waits ? { save } : {})
    this.match = match
    this.session = store
    store.subscribe(() => void this.recordChange(store.getState().match))
    return store
  }

  /** Changes what is no part of the match. */
  change(some: Partial<Pick<SaveFile, 'title' | 'removed'>>): void {
    this.isGone = false
    this.file = { ...this.file, ...some }
    void this.write()
  }

  /** Deletes it from storage. A store that is open goes on, and is saved again when it changes. */
  discard(): void {
    this.isGone = true
    void this.write()
  }

  write(): Promise<void> {
    this.writing = this.keeper.changed()
    this.context.changed()
    return this.writing
  }

  /** Another tab has changed it. */
  checkStorage(): void {
    this.keeper.checkStorage()
  }

  /** Takes over what the store has made of the match, and writes it. */
  private recordChange(match: Match): Promise<void> {
    if (match === this.match) return this.writing
    this.match = match
    this.isTelling = false
    this.isGone = false
    const changed = this.context.now()
    this.file = { ...this.file, record: savedRecord(match), changed, removed: false }
    return this.write()
  }

  private newKeeper(revision: number): SyncedText {
    return createSyncedText(this.context.storage, {
      key: GAME_PREFIX + this.id,
      revision,
      text: () => (this.isGone ? undefined : writeSaveFile(this.file)),
      stored: text => {
        this.base = text
        this.reportWrite(undefined)
      },
      failed: fault => this.reportWrite(fault),
      mergeStored: text => (text === undefined ? this.mergeDeletion() : this.meet(text)),
    })
  }

  private reportWrite(fault: Exclude<StorageFault, 'conflict'> | undefined): void {
    if (!this.isTelling) this.session?.setSaveFault(fault)
    this.context.wrote(this, fault)
  }

  /** Another tab has deleted the game: it is stored again only if there is something new in it. */
  private mergeDeletion(): boolean {
    const isOurs = this.hasOwnMoves() && !this.isGone
    this.base = undefined
    this.isGone = !isOurs
    this.context.changed()
    return isOurs
  }

  /** Another tab has stored a version of its own: nothing that a person did here or there is lost. */
  private meet(text: string): boolean {
    const [base, ours, theirs] = [this.baseEnvelope(), this.file, readSaveFile(text)]
    if (!theirs.ok) return this.moveToNewId({ id: this.id, code: theirs.error.code, text })
    const meeting = chooseMerge(base?.record, ours.record, theirs.value.record)
    const match = this.match && meeting !== 'ours' ? fromRecord(theirs.value.record) : undefined
    if (match?.ok === false) return this.moveToNewId({ id: this.id, code: match.error.code, text })
    const isParted =
      meeting === 'both' && (!this.match || losesPersonsMove(this.match, ours.record, theirs.value.record))
    if (isParted) this.forkCopy()
    this.file = { ...mergeFiles(meeting, base, ours, theirs.value), id: this.id }
    this.base = text
    this.isGone = false
    if (match) this.reload(match.value, isParted)
    this.context.changed()
    const { title, removed } = this.file
    return meeting === 'ours' || title !== theirs.value.title || removed !== theirs.value.removed
  }

  private reload(match: Match, isParted: boolean): void {
    this.match = match
    this.session?.reload(match)
    this.isTelling ||= isParted
    if (isParted) this.session?.setSaveFault('conflict')
  }

  /** Our version becomes a game of its own. */
  private forkCopy(): void {
    const copy = new SavedMatch(this.context, { ...this.file, id: this.context.freshId() })
    this.context.adopt(copy)
    void copy.write()
  }

  /** What another tab stored cannot be read here and must not be overwritten: what we have goes on under a new id. */
  private moveToNewId(broken: BrokenSave): false {
    this.keeper.stop()
    const isOurs = this.hasOwnMoves()
    this.context.setAside(broken)
    this.file = { ...this.file, id: this.context.freshId() }
    this.base = undefined
    this.keeper = this.newKeeper(0)
    this.isGone = !isOurs
    this.context.adopt(this)
    if (isOurs) void this.write()
    return false
  }

  private hasOwnMoves(): boolean {
    return !isSame(this.baseEnvelope()?.record, this.file.record)
  }

  private baseEnvelope(): SaveFile | undefined {
    const base = this.base === undefined ? undefined : readSaveFile(this.base)
    return base?.ok ? base.value : undefined
  }
}

/** Settles with `work`, or when there is no more patience. */
function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, SAVE_TIMEOUT_MS)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
