import { createStore } from 'zustand/vanilla'
import { readFields } from '../storage/storedFields'
import { createSyncedText } from '../storage/syncedText'
import type { Storage, Stored } from '../storage/storage'
import { readSettings } from './fields'
import { defaultSettings, type Settings, type SettingsStore } from './settings'

/** The key under which the settings are stored. */
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
  /** Everything that is stored, known to this release or not. */
  let storedFields = readFields(stored?.text)
  /** What was changed and is not stored yet. */
  let unsaved: Partial<Settings> = {}
  const store = createStore<Settings>(() => ({ ...defaultSettings, ...readSettings(storedFields) }))
  const show = () => store.setState({ ...defaultSettings, ...readSettings({ ...storedFields, ...unsaved }) }, true)
  const syncedText = createSyncedText(storage, {
    key: KEY,
    revision: stored?.revision ?? 0,
    text: () => JSON.stringify({ ...storedFields, ...unsaved }),
    stored: text => {
      storedFields = readFields(text)
      unsaved = Object.fromEntries(Object.entries(unsaved).filter(([name, value]) => storedFields[name] !== value))
    },
    // After a failed write the chosen settings stay in use, and are written with the next change.
    failed: () => undefined,
    mergeStored: theirs => {
      storedFields = readFields(theirs)
      show()
      return Object.keys(unsaved).length > 0
    },
  })
  storage.watch?.(key => {
    if (key === KEY) syncedText.checkStorage()
  })
  storage.watchAnswer?.(() => syncedText.checkStorage())
  return {
    get: store.getState,
    subscribe: store.subscribe,
    change: some => {
      unsaved = { ...unsaved, ...some }
      show()
      void syncedText.changed()
    },
  }
}
