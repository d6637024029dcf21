import type { Storage, StorageFault } from './storage'

/** The value behind a stored text, as its owner describes it. */
export interface SyncedTextOwner {
  readonly key: string
  /** The revision that the value was read from, 0 for a new key. */
  readonly revision: number
  /** The text to store, read when a write begins; undefined deletes the key. */
  text(): string | undefined
  /** Called when a write has succeeded, with the text that is stored now. */
  stored(text: string | undefined): void
  /** Called when the text could not be stored. */
  failed(fault: Exclude<StorageFault, 'conflict'>): void
  /** Merges what another writer stored (undefined if deleted). Returns whether our text must be written again. */
  mergeStored(theirs: string | undefined): boolean
}

/** Keeps the text under one key in step with its owner's value. */
export interface SyncedText {
  /**
   * Writes the value after a change, at once or as soon as the write before it has ended. Settles when everything is
   * written or a write has failed; never rejects.
   */
  changed(): Promise<void>
  /** Reads the key, which another writer may have changed, and merges a new revision. */
  checkStorage(): void
  /** Writes nothing more. */
  stop(): void
}

export function createSyncedText(storage: Storage, owner: SyncedTextOwner): SyncedText {
  return new TextSync(storage, owner)
}

/**
 * Makes one write at a time, since each write needs the revision that the one before it returned. Changes made during a
 * write are combined into the next one.
 */
class TextSync implements SyncedText {
  private revision: number
  private state: 'idle' | 'busy' | 'stopped' = 'idle'
  /** Settles when nothing is left to do. */
  private work = Promise.resolve()
  /** The value has changed since the last write began. */
  private isDirty = false
  private isWriting = false
  /** Another writer has changed the key. */
  private isStale = false
  /** Withdraws the note of what is to be written after the write under way. */
  private withdrawNote: (() => void) | undefined

  constructor(
    private readonly storage: Storage,
    private readonly owner: SyncedTextOwner,
  ) {
    this.revision = owner.revision
  }

  changed(): Promise<void> {
    this.isDirty = true
    if (this.isWriting) this.noteNext()
    return this.start()
  }

  checkStorage(): void {
    this.isStale = true
    void this.start()
  }

  stop(): void {
    this.state = 'stopped'
  }

  private start(): Promise<void> {
    if (this.state === 'idle') this.work = this.sync()
    return this.work
  }

  private async sync(): Promise<void> {
    this.state = 'busy'
    while (this.isBusy() && (this.isDirty || this.isStale)) await (this.isDirty ? this.write() : this.merge())
    if (this.isBusy()) this.state = 'idle'
  }

  private isBusy(): boolean {
    return this.state === 'busy'
  }

  /** Notes the value in the storage's log: it is written only when the write under way has returned its revision. */
  private noteNext(): void {
    const { storage, owner, revision } = this
    const withdraw = storage.note?.(owner.key, owner.text(), revision + 1)
    this.dropNote()
    this.withdrawNote = withdraw
  }

  private dropNote(): void {
    this.withdrawNote?.()
    this.withdrawNote = undefined
  }

  private async write(): Promise<void> {
    const { storage, owner, revision } = this
    this.isDirty = false
    const text = owner.text()
    const write = text === undefined ? storage.remove(owner.key, revision) : storage.write(owner.key, text, revision)
    // The write stands in the log by now.
    this.dropNote()
    this.isWriting = true
    const written = await write
    this.isWriting = false
    if (written.ok) {
      this.revision = written.revision
      owner.stored(text)
    } else if (written.fault === 'conflict') {
      this.isDirty = true
      await this.merge()
    } else owner.failed(written.fault)
  }

  /** Reads the key, and lets the owner merge a revision that it does not know. */
  private async merge(): Promise<void> {
    const { storage, owner } = this
    this.isStale = false
    // It was to follow a write that another writer has come before.
    this.dropNote()
    const found = await storage.readAll(owner.key)
    if (found === 'absent') {
      this.isDirty = false
      owner.failed(found)
      return
    }
    const theirs = found.find(({ key }) => key === owner.key)
    const isKnown = (theirs?.revision ?? 0) === this.revision
    this.revision = theirs?.revision ?? 0
    // The merge covers every change of ours, also those since the write began.
    if (!isKnown) this.isDirty = owner.mergeStored(theirs?.text)
  }
}
