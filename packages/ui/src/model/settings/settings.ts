import type { Language } from '../../i18n/texts'

/** The settings of the app, for all games. `system` follows the device. */
export interface Settings {
  readonly language: 'system' | Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly sound: boolean
  readonly haptics: boolean
  readonly motion: 'off' | 'fast' | 'normal'
  /** How long a computer waits with its answer once the last move has come to rest. */
  readonly computerPause: 'short' | 'normal' | 'long'
  /** Whether a move must be confirmed: with `auto` where cells are small. */
  readonly confirm: 'auto' | 'always' | 'never'
  /** How moves are said: with their pieces and places, or as records write them. */
  readonly moveStyle: 'words' | 'notation'
  /** When a coach says what to do now, aloud too: always, in the first games of each kind, or never. */
  readonly coach: 'on' | 'first' | 'off'
  readonly coordinates: boolean
  /** Marks on the places that may be tapped. */
  readonly legalMarks: boolean
  /** Strengths as numerals in place of pips. */
  readonly numerals: boolean
  /** On which side of a wide screen the board stands. */
  readonly boardSide: 'left' | 'right'
  /** How two people share a screen: side by side, face to face, or passing it on. */
  readonly seating: 'side' | 'face' | 'pass'
  /** Whether the board is covered while the device is handed over. */
  readonly cover: boolean
  /** Whether installing the app may still be offered: it is offered once. */
  readonly offersInstall: boolean
  /** The id of the match whose board is flipped, so that a reload leaves it so. Empty for none. */
  readonly turned: string
  /** Whether a person whose browser forgets was told how games are kept. */
  readonly isToldOfForgetting: boolean
}

export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  sound: true,
  haptics: true,
  motion: 'normal',
  computerPause: 'normal',
  confirm: 'auto',
  moveStyle: 'words',
  coach: 'first',
  coordinates: true,
  legalMarks: true,
  numerals: false,
  boardSide: 'left',
  seating: 'side',
  cover: false,
  offersInstall: true,
  turned: '',
  isToldOfForgetting: false,
}

/** The settings in use. A change shows at once and is saved. The functions need no `this`. */
export interface SettingsStore {
  readonly get: () => Settings
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (some: Partial<Settings>) => void
}
