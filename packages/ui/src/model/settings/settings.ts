import type { Language } from '../../i18n/texts'

/** What a person may choose once for all games. `system` follows the device. */
export interface Settings {
  readonly language: 'system' | Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly sound: boolean
  readonly haptics: boolean
  readonly motion: 'off' | 'fast' | 'normal'
  /** Whether a move waits to be confirmed: `auto` where cells are small. */
  readonly confirm: 'auto' | 'always' | 'never'
  readonly coordinates: boolean
  /** Marks on the places that may be tapped. */
  readonly legalMarks: boolean
  /** Strengths as numerals in place of pips. */
  readonly numerals: boolean
  /** On which side of a wide screen the board stands. */
  readonly boardSide: 'left' | 'right'
  /** How two people sit at one screen: beside each other, across it, or handing it over. */
  readonly seating: 'side' | 'face' | 'pass'
  /** Whether the board is covered while the device is handed over. */
  readonly cover: boolean
  /** The match that is seen from its other side, by its id: where people sit outlasts a reload. Empty for none. */
  readonly turned: string
}

export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  sound: true,
  haptics: true,
  motion: 'normal',
  confirm: 'auto',
  coordinates: true,
  legalMarks: true,
  numerals: false,
  boardSide: 'left',
  seating: 'side',
  cover: false,
  turned: '',
}

/** The settings in use, which change at once and are kept. Its functions may be handed around by themselves. */
export interface SettingsStore {
  readonly get: () => Settings
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (some: Partial<Settings>) => void
}
