import { games } from '@tabuleiro/engine'
import type { BoardLayout, Point } from '../../board/layout'
import type { Colour } from './colours'
import { glyphPath } from './glyphs'

/** How far the drawing reaches beyond the points of the cells, in cells: a band and the tips of its ends. */
export const BLEED = 0.42

/** How far a band reaches beyond the points of its cells, in cells. */
const BAND = 0.31

/** Between the cells and a band, in cells. */
const GROUT = 0.07
/** Left free at the tips for the rim of a band, in cells. */
const RIM = 0.07
/** Half of the gap that a missing corner leaves, in cells. */
const GAP = 0.5
/** From the middle of a cell to its points and to the valleys between them, in cells. */
const PEAK = 1 / Math.sqrt(3)
const VALLEY = PEAK / 2
/** Where a glyph stands: in a valley, a triangle pointing into it; where a side is a single cell, above its point. */
const IN_VALLEY = { out: 0.655, size: 0.31, turn: 180 } as const
const ON_PEAK = { out: 0.75, size: 0.15, turn: 0 } as const
/** Where the winner's seal stands. */
const SEAL = 0.73

/** One of the six sides as it is drawn: its glazed band, and its glyph once for every valley between two cells. */
export interface Band {
  readonly colour: Colour
  readonly outline: readonly Point[]
  readonly glyphs: readonly string[]
  /** Its middle, where the chart of its winner is shown. */
  readonly middle: Point
}

/** Bands for the sides of a board, clockwise from the top. The rules say which cells make a side. */
export function layOutBands(layout: BoardLayout): readonly Band[] {
  const setup = games.alliances.setup({ size: boardSize(layout.cells.length) })
  if (!setup.ok) return []
  const { sides, names } = setup.value
  const middle = centroid(layout.cells.map(cell => cell.centre))
  return sides.map(({ colour, cells }) => {
    const centres = cells.flatMap(cell => layout.byName.get(names.get(cell) ?? '')?.centre ?? [])
    return bandAlong(colour, centres, middle, layout.pitch)
  })
}

/** rules 3: a board of size n has 3n(n-1) - 5 cells. */
function boardSize(cells: number): number {
  return Math.round((1 + Math.sqrt(1 + (4 * (cells + 5)) / 3)) / 2)
}

function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** The band outside cells with these centres, which run clockwise around `middle`. */
function bandAlong(colour: Colour, centres: readonly Point[], middle: Point, pitch: number): Band {
  const side = centroid(centres)
  const far = Math.hypot(side.x - middle.x, side.y - middle.y)
  const out = { x: (side.x - middle.x) / far, y: (side.y - middle.y) / far }
  const half = centres.length / 2
  /** A point by its distance from the middle of the side, clockwise, and from the line of centres, outwards. */
  const at = (along: number, outwards: number): Point => ({
    x: side.x + (out.x * outwards - out.y * along) * pitch,
    y: side.y + (out.y * outwards + out.x * along) * pitch,
  })
  const valleys = Array.from({ length: centres.length - 1 }, (_, i) => i + 1 - half)
  const [spots, glyph] = valleys.length > 0 ? [valleys, IN_VALLEY] : [[0], ON_PEAK]
  const turn = glyph.turn + (Math.atan2(out.x, -out.y) * 180) / Math.PI
  return {
    colour,
    outline: bandProfile(half).map(([along, outwards]) => at(along, outwards)),
    glyphs: spots.map(along => glyphPath(colour, at(along, glyph.out), glyph.size * pitch, turn)),
    middle: at(0, SEAL),
  }
}

type Spot = readonly [along: number, outwards: number]

/** A band follows the zigzag of its cells inside, is straight outside, and leaves both corners free. */
function bandProfile(half: number): readonly Spot[] {
  const zigzag = Array.from({ length: 4 * half + 1 }, (_, i): Spot => [
    i / 2 - half,
    (i % 2 === 0 ? VALLEY : PEAK) + GROUT,
  ])
  const [foot, tip, top] = bandEnd(half)
  return [mirrored(foot), ...zigzag, foot, tip, top, mirrored(top), mirrored(tip)]
}

const mirrored = ([along, outwards]: Spot): Spot => [-along, outwards]

/**
 * The end of a band runs beside the line from the middle of the board through the missing corner, and is cut off square
 * to it where the drawing ends.
 */
function bandEnd(half: number): readonly [foot: Spot, tip: Spot, top: Spot] {
  const lean = 1 / Math.sqrt(3)
  const [sin, cos] = [0.5, Math.sqrt(3) / 2]
  const clear = half + 0.5 - GAP / cos
  // The inner edge goes on as if the missing corner were a cell, up to where the end cuts it.
  const rise = (clear - half + lean * (VALLEY + GROUT)) / (1 - lean * lean)
  const reach = sin * (half - 0.5) + cos * (PEAK + BLEED - RIM)
  const tip = (reach - sin * clear) / (cos + sin * lean)
  const outer = PEAK + BAND
  return [
    [half + rise, VALLEY + GROUT + lean * rise],
    [clear + lean * tip, tip],
    [(reach - cos * outer) / sin, outer],
  ]
}

/** The outline of a band as an SVG path. */
export function bandPath({ outline }: Band): string {
  return `M${outline.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
}

/** The width of a band's ring in pixels, half of it on either side of the outline. The glaze is as wide beyond it. */
export function ringWidth(pitch: number): number {
  return Math.max(1, pitch * 0.045)
}
