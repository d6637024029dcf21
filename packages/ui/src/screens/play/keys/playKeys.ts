import type { Key } from '../../../platform/web'

/** What a key of the play screen does: most are buttons, named as their test ids are. */
export type PlayKey =
  | 'board'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'played'
  | 'all-moves'
  | 'type'
  | 'menu'
  | 'rules'
  | 'flip'
  | 'share'
  | 'pause'
  | 'rematch'
  | 'new-game'
  | 'home'
  | 'keys'

/**
 * The keys of the play screen in the order of their list. On a board that was entered by keys letters are the names of
 * cells: there these are held with Shift.
 */
export const PLAY_KEYS: Readonly<Record<PlayKey, string>> = {
  board: 'b',
  undo: 'u',
  redo: 'y',
  hint: 'h',
  played: 'l',
  'all-moves': 'a',
  type: 't',
  menu: 'm',
  rules: 'r',
  flip: 'f',
  share: 's',
  pause: 'p',
  rematch: 'g',
  'new-game': 'n',
  home: 'q',
  keys: '?',
}

const NAMES = Object.keys(PLAY_KEYS) as readonly PlayKey[]

/** The key that presses a button, as a keyboard shows it; undefined where there is none. */
export function shortcutOf(id: string): string | undefined {
  return NAMES.includes(id as PlayKey) ? PLAY_KEYS[id as PlayKey].toUpperCase() : undefined
}

/** What a key does; with Ctrl or Cmd, z and y are those of every editor. */
export function playKeyOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): PlayKey | undefined {
  const pressed = key.toLowerCase()
  if (altKey === true) return undefined
  if (ctrlKey === true || metaKey === true) {
    if (pressed === 'z') return shiftKey === true ? 'redo' : 'undo'
    return pressed === 'y' ? 'redo' : undefined
  }
  return NAMES.find(name => PLAY_KEYS[name] === pressed)
}
