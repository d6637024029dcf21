import type { RankKind } from '../model/session/marks'
import type { Point } from './layout'

/** A glyph in cells around its middle: closed figures, or the ends of strokes. */
type Figure = readonly (readonly (readonly [x: number, y: number])[])[]

/** A cross: the sign that notation uses for a capture. */
export const CROSS: Figure = [
  [
    [-0.15, -0.15],
    [0.15, 0.15],
  ],
  [
    [-0.15, 0.15],
    [0.15, -0.15],
  ],
]

/** The crest of a dragon: three peaks. */
export const CREST: Figure = [
  [
    [-0.25, 0.17],
    [-0.25, -0.1],
    [-0.12, 0.02],
    [0, -0.23],
    [0.12, 0.02],
    [0.25, -0.1],
    [0.25, 0.17],
  ],
]

/** Two wedges that close in from both sides. */
export const WEDGES: Figure = [
  [
    [-0.42, -0.12],
    [-0.25, 0],
    [-0.42, 0.12],
  ],
  [
    [0.42, -0.12],
    [0.25, 0],
    [0.42, 0.12],
  ],
]

/** A star of four points. */
export const STAR: Figure = [star(4, 0.26, 0.09, -90)]

/** A star of eight points, as two tiles laid across each other: pieces fit inside it. */
export const TILE_STAR: Figure = [star(8, 0.52, 0.52 * 0.7654, 22.5)]

/** Short strokes across a ring around a piece, slanted. */
export const SLANTED_TICKS: Figure = ticks(45)

/** The same, upright. */
export const UPRIGHT_TICKS: Figure = ticks(0)

function star(points: number, outer: number, inner: number, first: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 2 * points }, (_, i) => polar(i % 2 === 0 ? outer : inner, first + (180 * i) / points))
}

function ticks(first: number): Figure {
  return [0, 1, 2, 3].map(i => [polar(0.34, first + 90 * i), polar(0.54, first + 90 * i)])
}

function polar(r: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [r * Math.cos(angle), r * Math.sin(angle)]
}

/** A glyph at many points as one SVG path; closed to be filled, open to be stroked. */
export function glyphPath(figure: Figure, at: readonly Point[], pitch: number, isClosed: boolean): string {
  const number = (value: number) => Math.round(value * 100) / 100
  const drawn = ({ x, y }: Point) =>
    figure.map(corners => {
      const points = corners.map(([dx, dy]) => `${number(x + dx * pitch)} ${number(y + dy * pitch)}`)
      return `M${points.join('L')}${isClosed ? 'Z' : ''}`
    })
  return at.flatMap(drawn).join('')
}

/** Upright strokes in the middle of a badge, `apart` cells from each other. */
function strokesOf(count: number, apart: number, from: number, to: number): Figure {
  return Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * apart
    return [
      [x, from],
      [x, to],
    ] as const
  })
}

/** The badges of the best moves: they differ in shape, and in the number of their strokes. */
export const RANKS: Readonly<Record<RankKind, { readonly badge: 'disc' | Figure; readonly strokes: Figure }>> = {
  first: { badge: 'disc', strokes: strokesOf(1, 0, -0.11, 0.11) },
  second: {
    badge: [
      [
        [-0.22, -0.22],
        [0.22, -0.22],
        [0.22, 0.22],
        [-0.22, 0.22],
      ],
    ],
    strokes: strokesOf(2, 0.13, -0.11, 0.11),
  },
  third: {
    badge: [
      [
        [0, -0.33],
        [0.33, 0.23],
        [-0.33, 0.23],
      ],
    ],
    strokes: strokesOf(3, 0.11, 0.03, 0.17),
  },
}
