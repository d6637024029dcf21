import { localThinker } from '@tabuleiro/ai'
import { openLibrary, openSettings, withSwitches, type App } from '@tabuleiro/ui'
import { device } from './device'
import { navigator } from './navigator'
import { createPhoneStorage } from './storage/storage'

/** Everything there is behind the screens. The computer thinks on this very thread, in slices between frames. */
export async function openApp(): Promise<App> {
  const storage = createPhoneStorage()
  const settings = await openSettings(storage)
  const library = await openLibrary(storage, { settings })
  const thinker = localThinker({ clock: Date.now, defer: turn => setTimeout(turn, 0) })
  return { navigator, library, settings, thinker, device: withSwitches(device, settings) }
}
