import type { Storage, Stored, Written } from '@tabuleiro/ui'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** The version of the database's own shape. Texts have versions of theirs, so it rarely changes. */
const VERSION = 1

interface Shape extends DBSchema {
  texts: { key: string; value: Stored }
}
type Database = IDBPDatabase<Shape>

/** Storage in the browser's IndexedDB. Other tabs hear of each change by a channel of the same name. */
export function createWebStorage(name = 'tabuleiro'): Storage {
  const attempt = createConnection(name)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  let isFirst = true

  const change = async (key: string, revision: number, next: Stored | undefined): Promise<Written> => {
    const isDone = await attempt(database => swap(database, key, revision, next))
    if (typeof isDone === 'string') return { ok: false, fault: isDone }
    if (!isDone) return { ok: false, fault: 'conflict' }
    channel?.postMessage(key)
    if (isFirst) void askToPersist()
    isFirst = false
    return { ok: true, revision: next?.revision ?? 0 }
  }
  return {
    readAll: async prefix => {
      const found = await attempt(database => database.getAll('texts', IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
      return typeof found === 'string' ? 'absent' : found
    },
    write: (key, text, revision) => change(key, revision, { key, text, revision: revision + 1 }),
    remove: (key, revision) => change(key, revision, undefined),
    watch: listener => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

/** Puts `next` in the place of the text that is at `revision`, in one transaction; false where another one is there. */
async function swap(database: Database, key: string, revision: number, next: Stored | undefined): Promise<boolean> {
  const transaction = database.transaction('texts', 'readwrite', { durability: 'strict' })
  const { store } = transaction
  const compared = async () => {
    const there = await store.get(key)
    if ((there?.revision ?? 0) !== revision) return false
    const change = next === undefined ? store.delete(key) : store.put(next)
    // By itself it would end only when the answer has come: a page that is left before that loses it.
    transaction.commit()
    await change
    return true
  }
  const [isDone] = await Promise.all([compared(), transaction.done])
  return isDone
}

type Attempt = <T>(work: (database: Database) => Promise<T>) => Promise<T | 'full' | 'absent'>

/** Runs work on the database, which is opened when it is first needed and again if its connection was lost. */
function createConnection(name: string): Attempt {
  let opening: Promise<Database> | undefined
  const attempt = async <T>(
    work: (database: Database) => Promise<T>,
    isLast = false,
  ): Promise<T | 'full' | 'absent'> => {
    opening ??= open(name, () => {
      opening = undefined
    })
    try {
      return await work(await opening)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
      opening = undefined
      return isLast ? 'absent' : attempt(work, true)
    }
  }
  return attempt
}

function open(name: string, onLost: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Shape>(name, VERSION, {
      upgrade: (database, from) => {
        if (from < 1) database.createObjectStore('texts', { keyPath: 'key' })
      },
      // A tab of an older release does not let go: better to play without saving than to wait for it.
      blocked: () => reject(new Error('an older version is still open')),
      // A tab of a newer release waits for this one to let go. From then on nothing is saved here.
      blocking: () => {
        void opening.then(database => database.close())
        onLost()
      },
      terminated: onLost,
    })
    opening.then(resolve, reject)
  })
}

/** Asks the browser not to clear what is stored when it needs room. A refusal changes nothing. */
async function askToPersist(): Promise<void> {
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false)
}
