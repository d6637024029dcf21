/** By how much the app itself must enlarge its letters: as the font size in the browser's settings says. */
export const LETTER_SCALE = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** How much larger than usual the device shows text. */
export function useTextScale(): number {
  return LETTER_SCALE
}
