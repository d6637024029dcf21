import { useSyncExternalStore } from 'react'
import { useAppIfAny } from './AppContext'
import { defaultSettings, type Settings, type SettingsStore } from '../model/settings/settings'

/** The default settings, for drawings that are rendered outside the app. */
const defaults: SettingsStore = {
  get: () => defaultSettings,
  subscribe: () => () => undefined,
  change: () => undefined,
}

/** All settings, and a new render whenever one changes. */
export function useSettings(): Settings {
  const { get, subscribe } = useAppIfAny()?.settings ?? defaults
  return useSyncExternalStore(subscribe, get, get)
}

/** One setting, and a new render only when it changes. */
export function useSetting<K extends keyof Settings>(name: K): Settings[K] {
  const { get, subscribe } = useAppIfAny()?.settings ?? defaults
  const read = () => get()[name]
  return useSyncExternalStore(subscribe, read, read)
}
