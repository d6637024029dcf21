import type { Storage, Written } from '@tabuleiro/ui'
import * as v from 'valibot'

/** The part of `localStorage` that is used. A call returns after its change is made. */
export type SyncStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** One write or deletion that a storage is called for. */
interface Change {
  readonly key: string
  readonly revision: number
  /** The text to be stored; undefined deletes the key. */
  readonly text?: string | undefined
}

/**
 * A storage that loses no change when the page is closed in the same moment: a browser drops asynchronous writes of
 * such a page. Each change is first appended to a log in a synchronous storage, in the same tick, and its entry is
 * erased once the storage has answered. A page that starts applies the entries that other pages left, before anything
 * is read; `restoreLog` may bring some back first. Where the synchronous storage is full, absent or forbidden, the
 * storage works without a log.
 */
export function withWriteAheadLog(
  storage: Storage,
  openLog: () => SyncStorage,
  restoreLog = () => Promise.resolve(),
): Storage {
  const log = new WriteAheadLog(openLog)
  let recovery: Promise<void> | undefined
  const recover = () => (recovery ??= replay())
  const replay = async () => {
    await restoreLog()
    if (!(await replayPending(storage, log))) recovery = undefined
  }
  const applyLogged = async (change: Change): Promise<Written> => {
    const entry = log.append(change)
    await recover()
    const written = await apply(storage, change)
    const isTaken = entry !== undefined && log.isTaken(entry)
    if (entry) log.erase(entry.name)
    // The conflict may be with this very change, applied from the log by another page.
    const isDoubtful = isTaken && !written.ok && written.fault === 'conflict'
    if (!isDoubtful || !(await isApplied(storage, change))) return written
    return { ok: true, revision: change.text === undefined ? 0 : change.revision + 1 }
  }
  return {
    ...storage,
    readAll: async prefix => {
      await recover()
      return storage.readAll(prefix)
    },
    write: (key, text, revision) => applyLogged({ key, text, revision }),
    remove: (key, revision) => applyLogged({ key, revision }),
    note: (key, text, revision) => {
      const entry = log.append({ key, text, revision })
      return () => {
        if (entry) log.erase(entry.name)
      }
    },
  }
}

function apply(storage: Storage, { key, text, revision }: Change): Promise<Written> {
  return text === undefined ? storage.remove(key, revision) : storage.write(key, text, revision)
}

/**
 * Applies the changes that other pages logged and did not finish. A change that conflicts with a later version is
 * dropped. A change for which there is no room stays in the log for the next start, since this page goes on from what
 * is stored. Returns false where the storage did not answer at all.
 */
async function replayPending(storage: Storage, log: WriteAheadLog): Promise<boolean> {
  let hasAnswered = true
  const forked = new Set<string>()
  for (const { name, ...change } of log.takePending()) {
    const line = `${pageOf(name)} ${change.key}`
    // What a page wanted to write after a change that was refused belongs to no stored version.
    const written = forked.has(line) ? REFUSED : await apply(storage, change)
    if (!written.ok && written.fault === 'conflict' && !(await isApplied(storage, change))) forked.add(line)
    if (written.ok || written.fault === 'conflict') log.erase(name)
    else hasAnswered &&= written.fault !== 'absent'
  }
  return hasAnswered
}

const REFUSED: Written = { ok: false, fault: 'conflict' }

/** Whether the storage holds exactly what a change writes. */
async function isApplied(storage: Storage, { key, revision, text }: Change): Promise<boolean> {
  const found = await storage.readAll(key)
  if (found === 'absent') return false
  const current = found.find(stored => stored.key === key)
  return current?.text === text && (current === undefined || current.revision === revision + 1)
}

/** Texts by name that are on disk a moment after they were put, without waiting for the page's thread. */
export interface LogMirror {
  readonly put: (name: string, value: string) => void
  readonly remove: (name: string) => void
  readonly readAll: () => Promise<readonly (readonly [name: string, value: string])[]>
}

/**
 * Mirrors a log, so that it survives a kill of the whole browser. That takes along what was not written of
 * `localStorage`, which a browser does seconds later. The storage itself compares a revision before it writes, and its
 * page hears the answer only once it has drawn the move. The mirror writes blindly: its entry is on disk by then.
 */
export function mirrorLog(openLog: () => SyncStorage, mirror: LogMirror) {
  return {
    openLog: (): SyncStorage => {
      const items = openLog()
      return {
        length: items.length,
        key: index => items.key(index),
        getItem: name => items.getItem(name),
        setItem: (name, value) => {
          mirror.put(name, value)
          items.setItem(name, value)
        },
        removeItem: name => {
          mirror.remove(name)
          items.removeItem(name)
        },
      }
    },
    /** Brings back the entries that only the mirror still has. */
    restoreLog: async (): Promise<void> => {
      try {
        const items = openLog()
        for (const [name, value] of await mirror.readAll()) if (items.getItem(name) === null) items.setItem(name, value)
      } catch {
        // There is no room for a log, or it is forbidden.
      }
    },
  }
}

/** The prefix of the names of log entries. */
const PREFIX = 'tabuleiro-journal/'

/** The page that wrote an entry. */
const pageOf = (name: string) => name.slice(0, name.lastIndexOf('/'))

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.string(),
    revision: v.number(),
    text: v.optional(v.string()),
    /** How many entries the same page had appended before. */
    order: v.number(),
    /** Whether another page has begun to apply it. */
    isTaken: v.optional(v.boolean()),
  }),
)

/** An entry as its page wrote it. */
interface Entry {
  readonly name: string
  readonly value: string
}

/**
 * The log entries of one page, beside those of other pages. Nothing throws: where the storage fails, nothing is
 * logged.
 */
class WriteAheadLog {
  private readonly own = `${PREFIX}${Math.random().toString(36).slice(2)}/`
  private count = 0

  constructor(private readonly openLog: () => SyncStorage) {}

  append(change: Change): Entry | undefined {
    const order = this.count++
    const entry = { name: `${this.own}${order}`, value: JSON.stringify({ ...change, order }) }
    return this.attempt(items => {
      items.setItem(entry.name, entry.value)
      return entry
    })
  }

  /** Whether another page has begun to apply an entry of this page, which it cannot know to be alive. */
  isTaken({ name, value }: Entry): boolean {
    return this.attempt(items => items.getItem(name) !== value) ?? false
  }

  erase(name: string): void {
    this.attempt(items => items.removeItem(name))
  }

  /** Marks the entries of all other pages as taken and returns them, those of each page in the order of writing. */
  takePending(): readonly (Change & { readonly name: string })[] {
    const names = this.attempt(items => Array.from({ length: items.length }, (_, i) => items.key(i) ?? '')) ?? []
    return names
      .filter(name => name.startsWith(PREFIX) && !name.startsWith(this.own))
      .flatMap(name => this.takeEntry(name) ?? [])
      .sort((a, b) => a.order - b.order)
  }

  private takeEntry(name: string) {
    const read = v.safeParse(
      schema,
      this.attempt(items => items.getItem(name)),
    )
    if (!read.success) {
      this.erase(name)
      return undefined
    }
    this.attempt(items => items.setItem(name, JSON.stringify({ ...read.output, isTaken: true })))
    return { name, ...read.output }
  }

  private attempt<T>(work: (items: SyncStorage) => T): T | undefined {
    try {
      return work(this.openLog())
    } catch {
      // The storage works without a log.
      return undefined
    }
  }
}
