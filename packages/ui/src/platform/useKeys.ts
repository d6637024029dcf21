import type { KeyPress } from './web'

/** Phones send keys to the part with the focus alone. */
export function useKeys(_: (event: KeyPress) => void): void {
  return
}
