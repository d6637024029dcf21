import { createSyncedText, type Storage } from '@tabuleiro/ui'

/** Under which key it is stored. */
const KEY = 'place'

/** The screen that was open last, kept so that an app that was killed opens where it was. */
export interface Place {
  /** Its path when the app was opened; undefined where there was none. */
  readonly last: string | undefined
  readonly keep: (path: string) => void
}

export async function openPlace(storage: Storage): Promise<Place> {
  const found = await storage.readAll(KEY)
  const stored = found === 'absent' ? undefined : found.find(({ key }) => key === KEY)
  let path = stored?.text
  const keeper = createSyncedText(storage, {
    key: KEY,
    revision: stored?.revision ?? 0,
    text: () => path,
    stored: () => undefined,
    // Nothing of worth is lost: the app will open at home.
    failed: () => undefined,
    mergeStored: () => true,
  })
  return {
    last: stored?.text,
    keep: next => {
      if (next === path) return
      path = next
      void keeper.changed()
    },
  }
}
