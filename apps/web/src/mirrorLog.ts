import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { SyncStorage } from './writeAheadLog'

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

interface Schema extends DBSchema {
  entries: { key: string; value: string }
}

/** A mirror in a database of its own. Where there is none, nothing is mirrored. */
export function createLogMirror(name = 'tabuleiro-log'): LogMirror {
  let database: IDBPDatabase<Schema> | undefined
  const opening = openDB<Schema>(name, 1, { upgrade: created => void created.createObjectStore('entries') }).then(
    opened => (database = opened),
    () => undefined,
  )
  /** At once where the database is open: a later task would wait until the move is drawn. */
  const change = (work: (store: WritableStore) => Promise<unknown>) => {
    if (database) void attempt(database, work)
    else void opening.then(opened => opened && attempt(opened, work))
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

type WritableStore = ReturnType<typeof openStore>['store']

function openStore(database: IDBPDatabase<Schema>) {
  return database.transaction('entries', 'readwrite', { durability: 'strict' })
}

/** One change in a transaction that ends without the page. Without room or storage the log works as before. */
async function attempt(database: IDBPDatabase<Schema>, work: (store: WritableStore) => Promise<unknown>) {
  try {
    const transaction = openStore(database)
    const working = work(transaction.store)
    transaction.commit()
    await Promise.all([working, transaction.done])
  } catch {
    // The storage and the synchronous log are still there.
  }
}
