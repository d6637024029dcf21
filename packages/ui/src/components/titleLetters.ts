import outlines from './titleOutlines.json'

/** The height of a line of the display face around its baseline, and the size of the font, in units of the outlines. */
export const lineHeight = {
  em: outlines.em,
  ascent: outlines.ascent,
  all: outlines.ascent + outlines.descent,
} as const

/** A word in the display face: its width, and where each letter begins. */
export interface WordLayout {
  readonly width: number
  readonly letters: readonly { readonly x: number; readonly outline: string }[]
}

const shapes = new Map(Object.entries(outlines.letters))
const corrections = new Map(Object.entries(outlines.kerning))

/** Places the letters of a word side by side. A letter that no title had when the outlines were made throws. */
export function layOutWord(word: string): WordLayout {
  let width = 0
  const letters = [...word].map((letter, i) => {
    const [advance, outline] = shapes.get(letter) ?? []
    if (typeof advance !== 'number' || typeof outline !== 'string')
      throw new Error(`the titles have no letter ${letter}: run npm run titles --workspace apps/web`)
    const x = width + (corrections.get(`${word[i - 1] ?? ''}${letter}`) ?? 0)
    width = x + advance
    return { x, outline }
  })
  return { width, letters }
}
