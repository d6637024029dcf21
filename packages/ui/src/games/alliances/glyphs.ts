import type { Point } from '../../board/layout'
import type { Colour } from './colours'

/** Corners of the glyphs that have them, for a glyph about one unit wide: of equal weight to the eye. */
const CORNERS: Readonly<Record<'purple' | 'green', readonly Point[]>> = {
  purple: [
    { x: -0.5, y: -0.15 },
    { x: 0.5, y: -0.15 },
    { x: 0.5, y: 0.15 },
    { x: -0.5, y: 0.15 },
  ],
  green: [90, 210, 330].map(angle => ({
    x: 0.54 * Math.cos((angle * Math.PI) / 180),
    y: -0.54 * Math.sin((angle * Math.PI) / 180),
  })),
}

const DOT = 0.36

/**
 * The glyph of a colour, for players who do not see colours: a dot for orange, a bar for purple, a triangle for green.
 * One closed path around `at`, turned by `turn` degrees; draw it with round joins.
 */
export function glyphPath(colour: Colour, at: Point, size: number, turn = 0): string {
  const number = (value: number) => String(Math.round(value * 100) / 100)
  const pair = ({ x, y }: Point) => `${number(x)} ${number(y)}`
  if (colour === 'orange') {
    const r = DOT * size
    const half = `${number(r)} ${number(r)} 0 1 0`
    return `M${pair({ x: at.x - r, y: at.y })}A${half} ${number(at.x + r)} ${number(at.y)}A${half} ${pair({ x: at.x - r, y: at.y })}Z`
  }
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners = CORNERS[colour].map(({ x, y }) => ({
    x: at.x + size * (x * cos - y * sin),
    y: at.y + size * (x * sin + y * cos),
  }))
  return `M${corners.map(pair).join('L')}Z`
}
