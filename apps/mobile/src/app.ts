import { openLibrary, openSettings, withSwitches, type App, type Storage } from '@tabuleiro/ui'
import { device } from './device'
import { navigator } from './navigator'
import { openPlace, type Place } from './lastRoute'
import { watchPresence } from './presence'
import { noStorage } from './storage/none'
import { createPhoneStorage } from './storage/storage'
import { createThinker } from './thinker'

/** What there is once everything that was stored has been read. */
export interface Opened {
  readonly app: App
  readonly place: Place
}

/**
 * Everything there is behind the screens. Where something that is stored keeps the app from opening, it opens without: games can be
 * played, people are told that they are not kept, and what is stored stays as it is.
 */
export function openApp(): Promise<Opened> {
  return openOn(createPhoneStorage()).catch(() => openOn(noStorage))
}

async function openOn(storage: Storage): Promise<Opened> {
  const settings = await openSettings(storage)
  const library = await openLibrary(storage, { settings })
  const place = await openPlace(storage)
  const thinker = createThinker(watchPresence)
  return { app: { navigator, library, settings, thinker, device: withSwitches(device, settings) }, place }
}
