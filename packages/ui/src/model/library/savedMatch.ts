import { ok, type Match, type Result } from '@tabuleiro/engine'
import { schedule } from '../../platform/time'
import { createMatchSession, type MatchSession, type Save } from '../session/session'
import type { Storage, Stored, StorageFault } from '../storage/storage'
import { createSyncedText, type SyncedText } from '../storage/syncedText'
import type { BrokenSave, Saving } from './library'
import { chooseMerge, isSame, losesPersonsMove, mergeFiles } from './merge'
import {
  hasUnsentMove,
  readMatch,
  readSaveFile,
  savedRecord,
  writeSaveFile,
  type SavedRecord,
  type SaveFile,
} from './saveFile'

/** The prefix of the keys under which games are stored. */
export const GAME_PREFIX = 'game/'
/** How long the next move waits for storage to answer: one that hangs must not stop a game. */
const SAVE_TIMEOUT_MS = 3000

/** What a saved match needs of its library. */
export interface LibraryContext {
  readonly storage: Storage
  readonly now: () => number
  readonly saving: () => Saving
  /** An id that no game has. */
  readonly freshId: () => string
  /** Something that lists show has changed. */
  readonly changed: () => void
  /** A write has succeeded or failed. */
  readonly wrote: (writer: Writer, fault: Exclude<StorageFault, 'conflict'> | undefined) => void
  /** Replaces the game with this id by a save that cannot be read. */
  readonly setAside: (broken: BrokenSave) => void
  /** Adds a game under its id. */
  readonly adopt: (saved: SavedMatch) => void
  /** The match of a game is in memory now: those used long ago may be released. */
  readonly used: (saved: SavedMatch) => void
}

/** Something that can be written once more when there is room again. */
export interface Writer {
  write(): Promise<void>
}

/** One game in the library: its save file, its match and session once they are needed, and its text in storage. */
export class SavedMatch implements Writer {
  /** Neither listed nor stored. A move in its session brings it back. */
  isGone = false
  private syncedText: SyncedText
  /** The text that is stored, as far as we know; undefined where there is none. */
  private storedText: string | undefined
  private session: MatchSession | undefined
  /** The match of the session, which the save file describes. */
  private match: Match | undefined
  /** The match as replayed from a record, for readers that need no session. */
  private replay: { readonly record: SavedRecord; readonly match: Result<Match> } | undefined
  /** Whether the session shows that another tab's game has replaced its own: a write leaves that on the screen. */
  private showsConflict = false

  constructor(
    private readonly context: LibraryContext,
    public file: SaveFile,
    stored?: Stored,
  ) {
    this.storedText = stored?.text
    this.syncedText = this.createSync(stored?.revision ?? 0)
  }

  get id(): string {
    return this.file.id
  }

  get isListed(): boolean {
    return !this.isGone && !this.file.removed
  }

  /** The match as it is now, without a session and without any side effect. */
  read(): Result<Match> | undefined {
    if (this.match) return ok(this.match)
    if (this.isGone) return undefined
    const { record } = this.file
    if (this.replay?.record === record) return this.replay.match
    const match = readMatch(record)
    this.replay = { record, match }
    this.context.used(this)
    return match
  }

  /** The session of the match, the same one each time. A record that the rules refuse is set aside. */
  open(): Result<MatchSession> | undefined {
    if (this.session) {
      this.context.used(this)
      return ok(this.session)
    }
    const match = this.read()
    if (match === undefined) return undefined
    if (match.ok) return ok(this.startSession(match.value))
    this.context.setAside({ id: this.id, code: match.error.code, text: this.storedText ?? writeSaveFile(this.file) })
    return match
  }

  /** Starts a session for the match that the save file describes. */
  startSession(match: Match): MatchSession {
    this.match = match
    const save: Save = (next, isUnsent) => this.saveInTime(next, isUnsent)
    this.session = createMatchSession(match, { save, isUnsent: hasUnsentMove(this.file) })
    if (this.context.saving() === 'absent') this.session.setSaveFault('absent')
    this.context.used(this)
    return this.session
  }

  /** Frees the match and its session, which the save file can bring back; false while a screen shows them. */
  release(): boolean {
    if (this.session?.isObserved() === true) return false
    this.session = undefined
    this.match = undefined
    this.replay = undefined
    return true
  }

  /** Changes what is no part of the match. */
  change(some: Partial<Pick<SaveFile, 'title' | 'removed' | 'analysis'>>): void {
    this.isGone = false
    this.file = { ...this.file, ...some }
    void this.write()
  }

  /** Deletes the game from storage. An open session goes on, and is saved again when its match changes. */
  discard(): void {
    this.isGone = true
    void this.write()
  }

  write(): Promise<void> {
    const writing = this.syncedText.changed()
    this.context.changed()
    return writing
  }

  /** Another tab has changed the game. */
  checkStorage(): void {
    this.syncedText.checkStorage()
  }

  /** Settles with the write, or after `SAVE_TIMEOUT_MS`; a storage that is known to be silent is not waited for. */
  private saveInTime(match: Match, isUnsent: boolean): Promise<void> {
    const isAbsent = this.context.saving() === 'absent'
    const writing = this.save(match, isUnsent)
    if (isAbsent) return Promise.resolve()
    return new Promise(resolve => {
      const cancel = schedule(SAVE_TIMEOUT_MS, () => {
        this.reportWrite('absent')
        resolve()
      })
      void writing.then(() => {
        cancel()
        resolve()
      })
    })
  }

  /** Saves the match of the session after a change. */
  private save(match: Match, isUnsent: boolean): Promise<void> {
    this.match = match
    this.showsConflict = false
    this.isGone = false
    const changed = this.context.now()
    const { unsent: _, ...file } = this.file
    const mark = isUnsent ? { unsent: match.plies.length } : {}
    this.file = { ...file, record: savedRecord(match), changed, removed: false, ...mark }
    return this.write()
  }

  private createSync(revision: number): SyncedText {
    return createSyncedText(this.context.storage, {
      key: GAME_PREFIX + this.id,
      revision,
      text: () => (this.isGone ? undefined : writeSaveFile(this.file)),
      stored: text => {
        this.storedText = text
        this.reportWrite(undefined)
      },
      failed: fault => this.reportWrite(fault),
      mergeStored: text => (text === undefined ? this.mergeDeletion() : this.mergeText(text)),
    })
  }

  private reportWrite(fault: Exclude<StorageFault, 'conflict'> | undefined): void {
    if (!this.showsConflict) this.session?.setSaveFault(fault)
    this.context.wrote(this, fault)
  }

  /** Another tab has deleted the game: it is stored again only where this tab has changed it since. */
  private mergeDeletion(): boolean {
    const isStoredAgain = this.hasUnsavedRecord() && !this.isGone
    this.storedText = undefined
    this.isGone = !isStoredAgain
    this.context.changed()
    return isStoredAgain
  }

  /** Another tab has stored its own version: nothing that a person did here or there is lost. */
  private mergeText(text: string): boolean {
    const [ancestor, ours, theirs] = [this.storedFile(), this.file, readSaveFile(text)]
    if (!theirs.ok) return this.moveToNewId({ id: this.id, code: theirs.error.code, text })
    const winner = chooseMerge(ancestor?.record, ours.record, theirs.value.record)
    const match = this.match && winner !== 'ours' ? readMatch(theirs.value.record) : undefined
    if (match?.ok === false) return this.moveToNewId({ id: this.id, code: match.error.code, text })
    const mustFork =
      winner === 'both' && (!this.match || losesPersonsMove(this.match, ours.record, theirs.value.record))
    if (mustFork) this.forkCopy()
    this.file = { ...mergeFiles(winner, ancestor, ours, theirs.value), id: this.id }
    this.storedText = text
    this.isGone = false
    if (match) this.reload(match.value, mustFork)
    this.context.changed()
    const { title, removed } = this.file
    return winner === 'ours' || title !== theirs.value.title || removed !== theirs.value.removed
  }

  private reload(match: Match, isConflict: boolean): void {
    this.match = match
    this.session?.reload(match, hasUnsentMove(this.file))
    this.showsConflict ||= isConflict
    if (isConflict) this.session?.setSaveFault('conflict')
  }

  /** Our version becomes a game of its own. */
  private forkCopy(): void {
    const copy = new SavedMatch(this.context, { ...this.file, id: this.context.freshId() })
    this.context.adopt(copy)
    void copy.write()
  }

  /** The text of another tab cannot be read here and must not be overwritten: our version goes on under a new id. */
  private moveToNewId(broken: BrokenSave): false {
    this.syncedText.stop()
    const isStoredAgain = this.hasUnsavedRecord()
    this.context.setAside(broken)
    this.file = { ...this.file, id: this.context.freshId() }
    this.storedText = undefined
    this.syncedText = this.createSync(0)
    this.isGone = !isStoredAgain
    this.context.adopt(this)
    if (isStoredAgain) void this.write()
    return false
  }

  private hasUnsavedRecord(): boolean {
    return !isSame(this.storedFile()?.record, this.file.record)
  }

  private storedFile(): SaveFile | undefined {
    const file = this.storedText === undefined ? undefined : readSaveFile(this.storedText)
    return file?.ok ? file.value : undefined
  }
}
