import { gameIds, gameOf } from '@tabuleiro/engine'
import opentype, { type Font, type Path } from 'opentype.js'

/** All that is written in the display face: the names of the app and of its games. */
export const drawnTitles: readonly string[] = ['Tabuleiro', ...gameIds.map(id => gameOf(id).name)]

/** The display face: Young Serif, an open font with the warmth of painted letters on tiles. */
export const DISPLAY_FACE = '@fontsource/young-serif/files/young-serif-latin-400-normal.woff'

/** The letters of the titles as drawings: widths and outlines, and corrections between pairs that stand together. */
export interface TitleOutlines {
  /** The full height of a line of letters, in units of the drawing, and how it lies around the baseline. */
  readonly em: number
  readonly ascent: number
  readonly descent: number
  readonly letters: Readonly<Record<string, readonly [width: number, outline: string]>>
  readonly kerning: Readonly<Record<string, number>>
}

/** Units of the drawing to the size of a font: enough for a sharp title at three pixels a point. */
const EM = 500

/** The outlines of all letters in `titles`, from the file of a font. */
export function makeTitleOutlines(file: Uint8Array, titles: readonly string[]): TitleOutlines {
  const font = opentype.parse(new Uint8Array(file).buffer)
  const scale = (units: number) => Math.round((units * EM) / font.unitsPerEm)
  const words = titles.flatMap(title => title.split(' '))
  const letters = [...new Set(words.join(''))].sort()
  const pairs = [...new Set(words.flatMap(word => [...word].slice(1).map((letter, i) => `${word[i] ?? ''}${letter}`)))]
  const kerning = pairs.sort().map(pair => [pair, scale(kerningOf(font, pair))] as const)
  return {
    em: EM,
    ascent: scale(font.ascender),
    descent: -scale(font.descender),
    letters: Object.fromEntries(
      letters.map(letter => {
        const glyph = font.charToGlyph(letter)
        return [letter, [scale(glyph.advanceWidth ?? 0), outlineOf(glyph.getPath(0, 0, EM))] as const]
      }),
    ),
    kerning: Object.fromEntries(kerning.filter(([, value]) => value !== 0)),
  }
}

function kerningOf(font: Font, pair: string): number {
  const [first, second] = [...pair].map(letter => font.charToGlyph(letter))
  return first && second ? font.getKerningValue(first, second) : 0
}

/**
 * The outline as path data relative to the last point, in whole units and without lines of no length: half as long as
 * what the library writes.
 */
function outlineOf({ commands }: Path): string {
  let [x, y] = [0, 0]
  return commands
    .map(command => {
      if (command.type === 'Z') return 'z'
      const from = [x, y] as const
      x = Math.round(command.x)
      y = Math.round(command.y)
      const points = 'x1' in command ? [[command.x1, command.y1] as const, [x, y] as const] : [[x, y] as const]
      const steps = points.flatMap(point => [Math.round(point[0]) - from[0], Math.round(point[1]) - from[1]])
      if (command.type === 'L' && steps.every(step => step === 0)) return ''
      return command.type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}
