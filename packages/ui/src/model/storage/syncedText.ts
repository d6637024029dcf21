import type { Storage, StorageFault } from './storage'

/** What a keeper must know of the value whose text it keeps. */
export interface SyncedTextOwner {
  readonly key: string
  /** The version that the value was read from, 0 where it is new. */
  readonly revision: number
  /** The text to store, asked for when a write begins; undefined deletes the key. */
  text(): string | undefined
  /** The text that is stored from now on. */
  stored(text: string | undefined): void
  /** Nothing was stored. */
  failed(fault: Exclude<StorageFault, 'conflict'>): void
  /** Another writer stored `theirs` (undefined: deleted the key). True: our text is to be written on top of it. */
  mergeStored(theirs: string | undefined): boolean
}

/** Keeps the text of one key in step with its value. */
export interface SyncedText {
  /**
   * The value has changed: its write begins at once, or as soon as the one before it has ended. Settles when nothing is left
   * to be written, or it has failed; never rejects.
   */
  changed(): Promise<void>
  /** Another writer may have changed the key: looks what is there. */
  checkStorage(): void
  /** Writes nothing more. */
  stop(): void
}

/** A keeper for one key. */
export function createSyncedText(storage: Storage, kept: SyncedTextOwner): SyncedText {
  return new TextSync(storage, kept)
}

/**
 * Only one write is on its way at a time, since the next must be made from the version that it makes; of what changes
 * meanwhile the last is written next.
 */
class TextSync implements SyncedText {
  private revision: number
  private state: 'idle' | 'busy' | 'stopped' = 'idle'
  /** Settles when everything has caught up. */
  private work = Promise.resolve()
  /** Something of ours waits to be written. */
  private isDue = false
  /** Somebody else has written. */
  private isStale = false

  constructor(
    private readonly storage: Storage,
    private readonly kept: SyncedTextOwner,
  ) {
    this.revision = kept.revision
  }

  changed(): Promise<void> {
    this.isDue = true
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
    if (this.state === 'idle') this.work = this.catchUp()
    return this.work
  }

  private async catchUp(): Promise<void> {
    this.state = 'busy'
    while (this.isBusy() && (this.isDue || this.isStale)) await (this.isDue ? this.put() : this.meet())
    if (this.isBusy()) this.state = 'idle'
  }

  private isBusy(): boolean {
    return this.state === 'busy'
  }

  private async put(): Promise<void> {
    const { storage, kept, revision } = this
    this.isDue = false
    const text = kept.text()
    const write = text === undefined ? storage.remove(kept.key, revision) : storage.write(kept.key, text, revision)
    const written = await write
    if (written.ok) {
      this.revision = written.revision
      kept.stored(text)
    } else if (written.fault === 'conflict') {
      this.isDue = true
      await this.meet()
    } else kept.failed(written.fault)
  }

  /** Lets the owner meet what is stored, where that is not what the owner knows. */
  private async meet(): Promise<void> {
    const { storage, kept } = this
    this.isStale = false
    const found = await storage.readAll(kept.key)
    if (found === 'absent') {
      this.isDue = false
      kept.failed(found)
      return
    }
    const theirs = found.find(({ key }) => key === kept.key)
    const isKnown = (theirs?.revision ?? 0) === this.revision
    this.revision = theirs?.revision ?? 0
    // Everything of ours has its say here, also what has changed since the write began.
    if (!isKnown) this.isDue = kept.mergeStored(theirs?.text)
  }
}
