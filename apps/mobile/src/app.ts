import { openLibrary, openSettings, withSwitches, type App } from '@tabuleiro/ui'
import { device } from './device'
import { navigator } from './navigator'
import { openPlace, type Place } from './place'
import { watchPresence } from './presence'
import { createPhoneStorage } from './storage/storage'
import { createThinker } from './thinker'

/** What there is once everything that was stored has been read. */
export interface Opened {
  readonly app: App
  readonly place: Place
}

/** Everything there is behind the screens. */
export async function openApp(): Promise<Opened> {
  const storage = createPhoneStorage()
  const settings = await openSettings(storage)
  const library = await openLibrary(storage, { settings })
  const place = await openPlace(storage)
  const thinker = createThinker(watchPresence)
  return { app: { navigator, library, settings, thinker, device: withSwitches(device, settings) }, place }
}
