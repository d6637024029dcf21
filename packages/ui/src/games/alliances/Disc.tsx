import { Circle, G, Path } from 'react-native-svg'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { tones, type Colour } from './colours'
import { glyphPath } from './glyphs'

interface ColourProps {
  readonly colour: Colour
}

const MIDDLE = { x: 0, y: 0 }
const GLYPHS: Readonly<Record<Colour, string>> = {
  orange: glyphPath('orange', MIDDLE, 46),
  purple: glyphPath('purple', MIDDLE, 46),
  green: glyphPath('green', MIDDLE, 46),
}

/** The glyph of a colour in its contrasting tone, at the size it has on a disc of radius 48 around the origin. */
export function Glyph({ colour }: ColourProps) {
  const { mark } = tones[colour]
  return <Path d={GLYPHS[colour]} fill={mark} stroke={mark} strokeWidth={5} strokeLinejoin="round" />
}

/** A disc of radius 48 around the origin of the drawing it is part of: a glazed colour, a ring and its glyph. */
export function Disc({ colour }: ColourProps) {
  const { fill, mark } = tones[colour]
  // A pale ring is the edge on a dark cell; elsewhere a little of the glaze outside keeps it apart from the cell.
  const isEdge = useTheme().scheme === 'dark' && mark === pieceColours.ivory
  return (
    <G>
      <Circle r={isEdge ? 46 : 48} fill={fill} />
      <Circle r={isEdge ? 44.5 : 41} fill="none" stroke={mark} strokeWidth={5} />
      <Glyph colour={colour} />
    </G>
  )
}
