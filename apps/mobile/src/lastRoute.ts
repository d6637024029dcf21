import { createSyncedText, type Storage } from '@tabuleiro/ui'

/** Where the app was, so that an app that was killed opens there. */
export interface LastRoute {
  /** The path of the screen that was opened last; undefined where none is known. */
  readonly path: () => string | undefined
  readonly save: (path: string) => void
  /**
   * Whether a link that the system starts the app with is to be followed: once. Android hands it over again whenever
   * it re-creates the app, also at a start from the list of recent apps.
   */
  readonly follow: (link: string) => boolean
}

/** Reads what is stored of the last route. */
export async function openLastRoute(storage: Storage): Promise<LastRoute> {
  const path = await openText(storage, 'place')
  const link = await openText(storage, 'link')
  return {
    path: path.get,
    save: path.set,
    follow: next => {
      if (next === link.get()) return false
      link.set(next)
      return true
    },
  }
}

/** One stored text. Where the storage fails, it lasts as long as the app. */
async function openText(storage: Storage, key: string) {
  const found = await storage.readAll(key)
  const stored = found === 'absent' ? undefined : found.find(entry => entry.key === key)
  let text = stored?.text
  const syncedText = createSyncedText(storage, {
    key,
    revision: stored?.revision ?? 0,
    text: () => text,
    stored: () => undefined,
    failed: () => undefined,
    mergeStored: () => true,
  })
  return {
    get: () => text,
    set: (next: string) => {
      if (next === text) return
      text = next
      void syncedText.changed()
    },
  }
}
