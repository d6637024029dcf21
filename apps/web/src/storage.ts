import type { Storage, Stored, Written } from '@tabuleiro/ui'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { LogMirror } from './writeAheadLog'

/** The version of the database schema. The texts in it have versions of their own, so it rarely changes. */
const VERSION = 1

interface Schema extends DBSchema {
  texts: { key: string; value: Stored }
}
type Database = IDBPDatabase<Schema>

/** Storage in the browser's IndexedDB. A broadcast channel of the same name tells other tabs of each change. */
export function createWebStorage(name = 'tabuleiro'): Storage {
  const attempt = createConnection(name)
  const channel = openChannel(name)
  let isFirst = true

  const change = async (key: string, revision: number, next: Stored | undefined): Promise<Written> => {
    const isDone = await attempt(database => swap(database, key, revision, next))
    if (typeof isDone === 'string') return { ok: false, fault: isDone }
    if (!isDone) return { ok: false, fault: 'conflict' }
    channel?.postMessage(key)
    if (isFirst) void requestPersistence()
    isFirst = false
    return { ok: true, revision: next?.revision ?? 0 }
  }
  return {
    readAll: async prefix => {
      const found = await attempt(database => database.getAll('texts', IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
      return typeof found === 'string' ? 'absent' : found.map(readRow)
    },
    write: (key, text, revision) => change(key, revision, { key, text, revision: revision + 1 }),
    remove: (key, revision) => change(key, revision, undefined),
    watch: listener => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}

/** A row as it should be: what is no text counts as an empty one, which is set aside, and what is no revision as 0. */
function readRow({ key, text, revision }: { readonly [K in keyof Stored]: unknown } & Pick<Stored, 'key'>): Stored {
  return {
    key,
    text: typeof text === 'string' ? text : '',
    revision: typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0,
  }
}

/** Replaces the text at `revision` by `next`, in one transaction; false where the stored revision differs. */
async function swap(database: Database, key: string, revision: number, next: Stored | undefined): Promise<boolean> {
  const transaction = database.transaction('texts', 'readwrite', { durability: 'strict' })
  const { store } = transaction
  const compareAndSwap = async () => {
    const current = await store.get(key)
    if ((current === undefined ? 0 : readRow(current).revision) !== revision) return false
    const change = next === undefined ? store.delete(key) : store.put(next)
    // Without this it ends only after the page has seen the answer: a page closed before that loses the change.
    transaction.commit()
    await change
    return true
  }
  const [isDone] = await Promise.all([compareAndSwap(), transaction.done])
  return isDone
}

type Attempt = <T>(work: (database: Database) => Promise<T>) => Promise<T | 'full' | 'absent'>

/** Runs work on the database, which is opened when first needed, and again after its connection was lost. */
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
    const opening = openDB<Schema>(name, VERSION, {
      upgrade: (database, from) => {
        if (from < 1) database.createObjectStore('texts', { keyPath: 'key' })
      },
      // A tab of an older release keeps the database open: play without saving rather than wait for it.
      blocked: () => reject(new Error('an older version is still open')),
      // A tab of a newer release waits until this one closes the database. After that this tab saves nothing.
      blocking: () => {
        void opening.then(database => database.close())
        onLost()
      },
      terminated: onLost,
    })
    opening.then(resolve, reject)
  })
}

/** A channel to other tabs; undefined where the browser has none, or refuses it to a private window. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Requests that the browser does not clear the storage when it needs room. A refusal changes nothing. */
async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Some browsers have no such function, others refuse it to a private window.
  }
}

interface LogSchema extends DBSchema {
  entries: { key: string; value: string }
}

/** Opening may throw at once: a private window of some browsers has no database. */
async function openLogDatabase(name: string): Promise<IDBPDatabase<LogSchema>> {
  return openDB<LogSchema>(name, 1, { upgrade: created => void created.createObjectStore('entries') })
}

/** A mirror of the write-ahead log in a database of its own. Where there is none, nothing is mirrored. */
export function createLogMirror(name = 'tabuleiro-log'): LogMirror {
  let database: IDBPDatabase<LogSchema> | undefined
  const opening = openLogDatabase(name).then(
    opened => (database = opened),
    () => undefined,
  )
  /** At once where the database is open: a later task would wait until the move is drawn. */
  const change = (work: (store: WritableStore) => Promise<unknown>) => {
    if (database) void attemptChange(database, work)
    else void opening.then(opened => opened && attemptChange(opened, work))
  }
  return {
    put: (name, value) => change(store => store.put(value, name)),
    remove: name => change(store => store.delete(name)),
    readAll: async () => {
      const opened = await opening
      if (!opened) return []
      const { store } = opened.transaction('entries')
      const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return names.map((name, i) => [name, values[i] ?? ''] as const)
    },
  }
}

type WritableStore = ReturnType<typeof openLogStore>['store']

function openLogStore(database: IDBPDatabase<LogSchema>) {
  return database.transaction('entries', 'readwrite', { durability: 'strict' })
}

/** One change in a transaction that ends without the page. Without room or storage the log works as before. */
async function attemptChange(database: IDBPDatabase<LogSchema>, work: (store: WritableStore) => Promise<unknown>) {
  try {
    const transaction = openLogStore(database)
    const working = work(transaction.store)
    transaction.commit()
    await Promise.all([working, transaction.done])
  } catch {
    // The storage and the synchronous log are still there.
  }
}
