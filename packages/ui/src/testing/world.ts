import { localThinker } from '@tabuleiro/ai'
import type { App } from '../app/AppContext'
import type { Device } from '../app/device'
import { createStudies } from '../model/explore/studies'
import { pathOf } from '../app/routes'
import { openedStudies } from '../model/explore/studiesSource'
import { createLibrary } from '../model/library/createLibrary'
import { createProgress } from '../model/progress/store'
import { createSettings } from '../model/settings/store'
import { createMemoryStorage } from '../model/storage/memory'
import type { Storage } from '../model/storage/storage'

/** A device that records what is done with it. */
export interface TestDevice extends Device {
  readonly copied: string[]
  readonly shared: { readonly title: string; readonly text: string; readonly url?: string }[]
  readonly pictures: { readonly title: string; readonly name: string; readonly png: string }[]
  readonly saved: { readonly name: string; readonly type: string; readonly text: string }[]
  /** The file that its owner chooses. */
  file: string | undefined
  /** The text on the clipboard from elsewhere. */
  clipboard: string | undefined
  isScreenKeptOn: boolean
  /** Whether it drops what is stored after some days. */
  isForgetful: boolean
  /** Whether copying, sharing and saving succeed. */
  isWorking: boolean
  /** Its owner leaves the app or comes back to it. */
  setPresent(isPresent: boolean): void
}

export function createTestDevice(): TestDevice {
  const listeners = new Set<(isPresent: boolean) => void>()
  const device: TestDevice = {
    copied: [],
    shared: [],
    pictures: [],
    saved: [],
    file: undefined,
    clipboard: undefined,
    isScreenKeptOn: false,
    isForgetful: false,
    isWorking: true,
    addressOf: destination => `https://tabuleiro.example${pathOf(destination)}`,
    linkTo: payload => `https://tabuleiro.example/g#${payload}`,
    copy: text => {
      if (device.isWorking) device.copied.push(text)
      return Promise.resolve(device.isWorking)
    },
    paste: () => Promise.resolve(device.isWorking ? device.clipboard : undefined),
    share: what => {
      if (device.isWorking) device.shared.push(what)
      return Promise.resolve(device.isWorking)
    },
    sharePicture: what => {
      if (device.isWorking) device.pictures.push(what)
      return Promise.resolve(device.isWorking ? 'sent' : 'failed')
    },
    save: (name, type, text) => {
      if (device.isWorking) device.saved.push({ name, type, text })
      return Promise.resolve(device.isWorking)
    },
    open: () => Promise.resolve(device.file),
    play: () => undefined,
    tick: () => undefined,
    keepScreenOn: isOn => {
      device.isScreenKeptOn = isOn
    },
    watchPresence: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setPresent: isPresent => {
      for (const listener of listeners) listener(isPresent)
    },
  }
  return device
}

/** Everything of an app but its navigator, all in memory. A computer thinks when Jest's timers go on. */
export interface World extends Omit<App, 'navigator'> {
  readonly device: TestDevice
  /** The languages of its owner. */
  readonly locales: readonly string[]
}

export function createWorld({
  locale = 'en',
  storage = createMemoryStorage(),
}: { locale?: string; storage?: Storage } = {}): World {
  const settings = createSettings(storage)
  const progress = createProgress(storage)
  let ids = 0
  const studies = openedStudies(createStudies(storage, { newId: () => `study-${++ids}` }))
  return {
    locales: [locale],
    settings,
    progress,
    studies,
    library: createLibrary(storage, { settings, progress, studies, newId: () => `game-${++ids}` }),
    thinker: localThinker({ clock: Date.now, defer: run => setTimeout(run, 0) }),
    device: createTestDevice(),
  }
}
