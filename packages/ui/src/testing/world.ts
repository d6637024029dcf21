import { localThinker } from '@tabuleiro/ai'
import type { App } from '../app/AppContext'
import type { Device } from '../app/device'
import { createLibrary } from '../model/library/createLibrary'
import { createSettings } from '../model/settings/store'
import { createMemoryStorage } from '../model/storage/memory'
import type { Storage } from '../model/storage/storage'

/** A device that remembers what it was asked for. */
export interface TestDevice extends Device {
  readonly copied: string[]
  readonly shared: { readonly title: string; readonly text: string; readonly url?: string }[]
  readonly pictures: { readonly title: string; readonly name: string; readonly png: string }[]
  readonly saved: { readonly name: string; readonly type: string; readonly text: string }[]
  /** What its owner chooses when asked for a file. */
  file: string | undefined
  /** What its owner has copied elsewhere. */
  clipboard: string | undefined
  /** Whether its screen is kept on. */
  isKeptAwake: boolean
  /** Whether it does what it is asked to. */
  isWilling: boolean
  /** Its owner leaves the app or comes back to it. */
  setPresent(isPresent: boolean): void
}

export function createTestDevice(): TestDevice {
  const watching = new Set<(isPresent: boolean) => void>()
  const device: TestDevice = {
    copied: [],
    shared: [],
    pictures: [],
    saved: [],
    file: undefined,
    clipboard: undefined,
    isKeptAwake: false,
    isWilling: true,
    linkTo: payload => `https://tabuleiro.example/g#${payload}`,
    copy: text => {
      if (device.isWilling) device.copied.push(text)
      return Promise.resolve(device.isWilling)
    },
    paste: () => Promise.resolve(device.isWilling ? device.clipboard : undefined),
    share: what => {
      if (device.isWilling) device.shared.push(what)
      return Promise.resolve(device.isWilling)
    },
    sharePicture: what => {
      if (device.isWilling) device.pictures.push(what)
      return Promise.resolve(device.isWilling ? 'sent' : 'failed')
    },
    save: (name, type, text) => {
      if (device.isWilling) device.saved.push({ name, type, text })
      return Promise.resolve(device.isWilling)
    },
    open: () => Promise.resolve(device.file),
    play: () => undefined,
    tick: () => undefined,
    keepScreenOn: isOn => {
      device.isKeptAwake = isOn
    },
    watchPresence: listener => {
      watching.add(listener)
      return () => void watching.delete(listener)
    },
    setPresent: isPresent => {
      for (const listener of watching) listener(isPresent)
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
  let ids = 0
  return {
    locales: [locale],
    settings,
    library: createLibrary(storage, { settings, newId: () => `game-${++ids}` }),
    thinker: localThinker({ clock: Date.now, defer: run => setTimeout(run, 0) }),
    device: createTestDevice(),
  }
}
