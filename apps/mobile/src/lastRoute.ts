import { createSyncedText, type Storage } from '@tabuleiro/ui'

/** The key of the stored path. */
const KEY = 'place'

/** The path of the screen that was open last, so that an app that was killed opens where it was. */
export interface LastRoute {
  /** The path that was stored when the app opened; undefined where there was none. */
  readonly stored: string | undefined
  readonly save: (path: string) => void
}

/** Reads the stored path. */
export async function openLastRoute(storage: Storage): Promise<LastRoute> {
  const found = await storage.readAll(KEY)
  const stored = found === 'absent' ? undefined : found.find(({ key }) => key === KEY)
  let path = stored?.text
  const syncedText = createSyncedText(storage, {
    key: KEY,
    revision: stored?.revision ?? 0,
    text: () => path,
    stored: () => undefined,
    // The app then opens at home.
    failed: () => undefined,
    mergeStored: () => true,
  })
  return {
    stored: stored?.text,
    save: next => {
      if (next === path) return
      path = next
      void syncedText.changed()
    },
  }
}
