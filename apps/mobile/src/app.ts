import {
  createStudiesSource,
  languages,
  loadTexts,
  noStorage,
  openLibrary,
  openProgress,
  openSettings,
  withReadTimeout,
  withSwitches,
  type App,
  type Storage,
} from '@tabuleiro/ui'
import { device } from './device'
import { navigator } from './navigator'
import { openLastRoute, type LastRoute } from './lastRoute'
import { oncePerProcess } from './oncePerProcess'
import { watchPresence } from './presence'
import { createPhoneStorage } from './storage/storage'
import { createThinker } from './thinker'

/** The app once everything that is stored has been read. */
export interface Opened {
  readonly app: App
  readonly lastRoute: LastRoute
}

/**
 * Opens the storage, the settings, the progress and the library, and loads the texts of the games. Where stored data
 * makes that fail, or the storage is silent, the app opens without storage: games can be played, the screens say that
 * they are not saved, and the stored data stays as it is. A silent storage is taken in when it answers. There is one
 * library and one thinker in a process, however often its screen is made.
 */
export const openApp = oncePerProcess(async (): Promise<Opened> => {
  const texts = Promise.all(languages.map(loadTexts))
  const opened = await openOn(withReadTimeout(createPhoneStorage())).catch(() => openOn(noStorage))
  await texts
  return opened
})

async function openOn(storage: Storage): Promise<Opened> {
  const settings = await openSettings(storage)
  const progress = await openProgress(storage)
  const studies = createStudiesSource(storage)
  const library = await openLibrary(storage, { settings, progress, studies })
  const lastRoute = await openLastRoute(storage)
  const thinker = createThinker(watchPresence)
  const app = { navigator, library, settings, progress, studies, thinker, device: withSwitches(device, settings) }
  return { app, lastRoute }
}
