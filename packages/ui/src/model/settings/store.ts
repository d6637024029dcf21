import { parseJson } from '@tabuleiro/engine'
import { createStore } from 'zustand/vanilla'
import { createSyncedText } from '../storage/syncedText'
import type { Storage, Stored } from '../storage/storage'
import { readSettings } from './fields'
import { defaultSettings, type Settings, type SettingsStore } from './settings'

/** Under which key the settings are stored. */
const KEY = 'settings'

/** Reads the stored settings. */
export async function openSettings(storage: Storage): Promise<SettingsStore> {
  const found = await storage.readAll(KEY)
  return createSettings(storage, found === 'absent' ? undefined : found.find(({ key }) => key === KEY))
}

/**
 * Creates the settings from the stored text, if there is one. Only settings that a person has changed are written. All
 * other stored fields are left as they are, also settings and values that this release does not know.
 */
export function createSettings(storage: Storage, stored?: Stored): SettingsStore {
  let base = fieldsOf(stored?.text)
  /** What was chosen and is not stored yet. */
  let chosen: Partial<Settings> = {}
  const store = createStore<Settings>(() => ({ ...defaultSettings, ...readSettings(base) }))
  const show = () => store.setState({ ...defaultSettings, ...readSettings({ ...base, ...chosen }) }, true)
  const keeper = createSyncedText(storage, {
    key: KEY,
    revision: stored?.revision ?? 0,
    text: () => JSON.stringify({ ...base, ...chosen }),
    stored: text => {
      base = fieldsOf(text)
      chosen = Object.fromEntries(Object.entries(chosen).filter(([name, value]) => base[name] !== value))
    },
    // After a failed write the chosen settings stay in use, and are written with the next change.
    failed: () => undefined,
    mergeStored: theirs => {
      base = fieldsOf(theirs)
      show()
      return Object.keys(chosen).length > 0
    },
  })
  storage.watch?.(key => {
    if (key === KEY) keeper.checkStorage()
  })
  return {
    get: store.getState,
    subscribe: store.subscribe,
    change: some => {
      chosen = { ...chosen, ...some }
      show()
      void keeper.changed()
    },
  }
}

/** Everything in a stored text, known to this release or not. */
function fieldsOf(text: string | undefined): Readonly<Record<string, unknown>> {
  const parsed = parseJson(text ?? '{}')
  // A text that is not JSON is ignored, and the next change replaces it.
  const data = parsed.ok ? parsed.value : undefined
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
}
