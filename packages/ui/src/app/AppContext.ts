import type { Thinker } from '@tabuleiro/ai'
import { createContext, useContext } from 'react'
import type { StudiesSource } from '../model/explore/studiesSource'
import type { Library } from '../model/library/library'
import type { ProgressStore } from '../model/progress/store'
import type { Navigator } from './routes'
import type { SettingsStore } from '../model/settings/settings'
import type { Device } from './device'

/** What every screen may use. Each app makes one when it starts; tests make one of plain values. */
export interface App {
  readonly navigator: Navigator
  readonly library: Library
  readonly settings: SettingsStore
  readonly progress: ProgressStore
  readonly studies: StudiesSource
  readonly thinker: Thinker
  readonly device: Device
}

const AppContext = createContext<App | undefined>(undefined)

export const AppProvider = AppContext.Provider

/** The app, for drawings that also work without one. */
export function useAppIfAny(): App | undefined {
  return useContext(AppContext)
}

/** The app, for screens. */
export function useApp(): App {
  const app = useAppIfAny()
  if (!app) throw new Error('a screen needs an AppProvider above it')
  return app
}
