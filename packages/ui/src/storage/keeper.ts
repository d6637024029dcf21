import type { Storage, StorageFault } from './storage'

/** What a keeper must know of the value whose text it keeps. */
export interface Kept {
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
  meet(theirs: string | undefined): boolean
}

/** Keeps the text of one key in step with its value. */
export interface Keeper {
  /**
   * The value has changed: its write begins at once, or as soon as the one before it has ended. Settles when nothing is left
   * to be written, or it has failed; never rejects.
   */
  changed(): Promise<void>
  /** Another writer may have changed the key: looks what is there. */
  look(): void
  /** Writes nothing more. */
  stop(): void
}

/**
 * A keeper for one key. Only one write is on its way at a time, since the next must be made from the version that it makes; of
 * what changes meanwhile the last is written next.
 */
export function createKeeper(storage: Storage, kept: Kept): Keeper {
  const { key } = kept
  let { revision } = kept
  let state: 'idle' | 'busy' | 'stopped' = 'idle'
  /** What is to be done: something of ours waits to be written, somebody else has written. */
  let isDue = false
  let isStale = false

  const put = async () => {
    isDue = false
    const text = kept.text()
    const written = await (text === undefined ? storage.remove(key, revision) : storage.write(key, text, revision))
    if (written.ok) {
      revision = written.revision
      kept.stored(text)
    } else if (written.fault === 'conflict') {
      isDue = true
      await meet()
    } else kept.failed(written.fault)
  }
  const meet = async () => {
    isStale = false
    const found = await storage.readAll(key)
    if (found === 'absent') {
      isDue = false
      kept.failed(found)
      return
    }
    const theirs = found.find(stored => stored.key === key)
    const isOurs = (theirs?.revision ?? 0) === revision
    revision = theirs?.revision ?? 0
    // Everything of ours has its say here, also what has changed since the write began.
    if (!isOurs) isDue = kept.meet(theirs?.text)
  }
  let work = Promise.resolve()
  const isBusy = () => state === 'busy'
  const catchUp = async () => {
    state = 'busy'
    while (isBusy() && (isDue || isStale)) await (isDue ? put() : meet())
    if (isBusy()) state = 'idle'
  }
  const start = () => {
    if (state === 'idle') work = catchUp()
    return work
  }
  return {
    changed: () => {
      isDue = true
      return start()
    },
    look: () => {
      isStale = true
      void start()
    },
    stop: () => {
      state = 'stopped'
    },
  }
}
