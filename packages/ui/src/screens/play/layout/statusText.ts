import { font, space } from '../../../theme/tokens'

/** The sizes in which a status may be written, from large to small. */
export const STATUS_SIZES = ['small', 'tiny', 'fine'] as const
type StatusSize = (typeof STATUS_SIZES)[number]

/** The average width of a letter, as a share of its size. */
const LETTER = 0.47
/** A word that does not fit leaves the end of its line empty: half a long word. */
const RAGGED = 4

/** The height of a text of so many letters in a box of this width. */
export function textHeight(letters: number, width: number, size: StatusSize, textScale = 1): number {
  const inLine = (width - 2 * space.s) / (font[size] * textScale * LETTER) - RAGGED
  return Math.ceil(letters / Math.max(1, inLine)) * Math.round(font[size] * 1.25) * textScale
}

/** The largest size, from `first` down, in which a text fits into a box; the smallest where none does. */
export function fittingSize(
  letters: number,
  box: { readonly width: number; readonly height: number },
  textScale: number,
  first: StatusSize,
): StatusSize {
  const sizes = STATUS_SIZES.slice(STATUS_SIZES.indexOf(first))
  return sizes.find(size => textHeight(letters, box.width, size, textScale) <= box.height) ?? 'fine'
}
