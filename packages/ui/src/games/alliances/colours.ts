import { pieceColours } from '../../theme/tokens'

/** The colours of the discs and of the sides. */
export type Colour = 'orange' | 'purple' | 'green'

/** In the order of the rules, which is also that of the sides, clockwise from the top. */
export const COLOURS: readonly Colour[] = ['orange', 'purple', 'green']

/** Whether the kind of a piece is a colour. */
export function isColour(kind: string): kind is Colour {
  return (COLOURS as readonly string[]).includes(kind)
}

/** The glaze of a colour, and the contrasting one of its ring and its glyph. */
export const tones: Readonly<Record<Colour, { readonly fill: string; readonly mark: string }>> = {
  orange: { fill: pieceColours.orange, mark: pieceColours.navy },
  purple: { fill: pieceColours.purple, mark: pieceColours.ivory },
  green: { fill: pieceColours.green, mark: pieceColours.ivory },
}
