/** A point of a drawing: x grows to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A cell: its name in the rules, its centre, its outline, and which of the two tones it has. */
export interface Cell {
  readonly name: string
  readonly centre: Point
  readonly outline: readonly Point[]
  readonly tone: 0 | 1
  /** Whether it is a place beside the tiles that can be tapped: the sea beyond a beach. */
  readonly isOff?: boolean
}

/** A row letter or a number beside the board. */
export interface Label {
  readonly text: string
  /** The cell at this end of its line: where coordinates are inside the board, it stands in that one. */
  readonly cell: string
  readonly at: Point
  /** Its size in pixels, where it is not the usual one. */
  readonly size?: number
}

/** A board as its game describes it. The unit is the distance between the centres of two neighbours. */
export interface BoardShape {
  readonly cells: readonly Cell[]
  readonly labels: readonly Label[]
  /** How far the background extends beyond the cells, in cells. */
  readonly bleed?: number
}

/** Room for a drawing, in pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** A board in pixels: the numbers that drawing, tapping and screen readers share. */
export interface BoardLayout extends Box {
  readonly cells: readonly Cell[]
  /** Empty where the drawing has no room for them. */
  readonly labels: readonly Label[]
  readonly byName: ReadonlyMap<string, Cell>
  /** The cells as drawn: rows from top to bottom, each from left to right. */
  readonly rows: readonly (readonly Cell[])[]
  /** Pixels between the centres of two neighbours. */
  readonly pitch: number
}

/**
 * How a board is turned (degrees clockwise), the margin around it in pixels, and whether coordinates are shown: beside
 * the board, or inside its outer cells, where they take no room.
 */
interface Orientation {
  readonly turn?: number
  readonly margin?: number
  readonly labelled?: boolean | 'inside'
}

/** The largest drawing of a board that fits into a box. */
export function layOut(shape: BoardShape, box: Box, orientation: Orientation = {}): BoardLayout {
  const { turn = 0, margin = 0, labelled = false } = orientation
  const { left, top, width, height } = bounds(extent(shape, turn, labelled))
  const pitch = steadyLength(Math.min((box.width - 2 * margin) / width, (box.height - 2 * margin) / height))
  const place = (p: Point): Point => {
    const { x, y } = rotate(p, turn)
    return { x: margin + (x - left) * pitch, y: margin + (y - top) * pitch }
  }
  const cells = shape.cells.map(cell => ({ ...cell, centre: place(cell.centre), outline: cell.outline.map(place) }))
  const byName = new Map(cells.map(cell => [cell.name, cell]))
  return {
    width: width * pitch + 2 * margin,
    height: height * pitch + 2 * margin,
    cells,
    labels: placeLabels(shape, byName, place, labelled, pitch),
    byName,
    rows: groupRows(cells, pitch),
    pitch,
  }
}

/** Without the last digits, in which a board and the same board turned differ: each piece would be drawn again. */
function steadyLength(length: number): number {
  return Math.max(0, Math.floor(length * 1e9 + 1e-3) / 1e9)
}

/** The smallest letters of coordinates, in pixels, and how large they are beside a board. */
const MIN_LABEL = 9
export const LABEL = 13
/** How large they are inside a cell, and how far at most from its middle towards a corner, as shares of the cell. */
const INSIDE = { size: 0.26, out: 0.8 } as const
/** The room of a text: the width of a letter and the height of a line as shares of its size, and pixels around. */
const LETTER = { width: 0.64, height: 0.8, around: 1 } as const

/** The coordinates in pixels; inside a cell each stands in the corner that is nearest to its place beside the board. */
function placeLabels(
  { labels, cells }: BoardShape,
  byName: ReadonlyMap<string, Cell>,
  place: (p: Point) => Point,
  labelled: boolean | 'inside',
  pitch: number,
): readonly Label[] {
  if (labelled === false) return []
  if (labelled === true) return labels.map(label => ({ ...label, at: place(label.at) }))
  const size = Math.max(MIN_LABEL, Math.min(LABEL, pitch * INSIDE.size))
  // Corners are chosen before the board is turned: two labels in one cell keep different ones, whichever way it stands.
  return labels.flatMap(label => {
    const corner = nearestCorner(cells.find(({ name }) => name === label.cell)?.outline ?? [], label.at)
    const cell = byName.get(label.cell)
    return cell && corner ? [{ ...label, size, at: insideCorner(cell, place(corner), labelBox(label.text, size)) }] : []
  })
}

/** The room that a label takes. */
export function labelBox(text: string, size: number): Box {
  return {
    width: text.length * LETTER.width * size + 2 * LETTER.around,
    height: LETTER.height * size + 2 * LETTER.around,
  }
}

/** The corner of an outline nearest to a point; of two, the upper or the right one. */
function nearestCorner(outline: readonly Point[], towards: Point): Point | undefined {
  const far = (p: Point) => distance(p, towards) - (p.x - p.y) / 1000
  return [...outline].sort((a, b) => far(a) - far(b))[0]
}

/** Where a box stands as near to a corner of a cell as it can be inside the cell. */
function insideCorner({ centre, outline }: Cell, corner: Point, { width, height }: Box): Point {
  const at = (out: number): Point => ({
    x: centre.x + (corner.x - centre.x) * out,
    y: centre.y + (corner.y - centre.y) * out,
  })
  const fits = ({ x, y }: Point) =>
    [-width / 2, width / 2].every(dx =>
      [-height / 2, height / 2].every(dy => isInside(outline, { x: x + dx, y: y + dy })),
    )
  let out: number = INSIDE.out
  while (out > 0 && !fits(at(out))) out -= 0.02
  return at(out)
}

/** The width of the rim of the usual background, in pixels. */
export const RIM = 5

/** The margin around a board in pixels. A background that extends beyond the cells has its room already. */
export function boardMargin({ bleed }: BoardShape): number {
  return bleed === undefined ? RIM : 0
}

/** The smallest distance between cells, in pixels, at which they can be tapped. */
export const MIN_PITCH = 24

/** The width of a board whose cells are `pitch` pixels apart. */
export function widthAt(
  shape: BoardShape,
  { turn = 0, margin = 0, labelled = false }: Orientation,
  pitch: number,
): number {
  return bounds(extent(shape, turn, labelled)).width * pitch + 2 * margin
}

/** Width divided by height of a board. */
export function boardAspect(shape: BoardShape, { turn = 0, labelled = false }: Orientation = {}): number {
  const { width, height } = bounds(extent(shape, turn, labelled))
  return width / height
}

/**
 * The cell whose centre is nearest to a point, so that there are no gaps between cells. A place beside the tiles may be
 * wide: a point inside its outline belongs to it.
 */
export function nearestCell(cells: readonly Cell[], point: Point): Cell | undefined {
  let best = cells.find(cell => cell.isOff === true && isInside(cell.outline, point))
  if (best) return best
  for (const cell of cells) if (!best || distance(cell.centre, point) < distance(best.centre, point)) best = cell
  return best
}

/** Whether a point is inside a convex outline: it is on the same side of every edge. */
function isInside(outline: readonly Point[], point: Point): boolean {
  const turns = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x))
  })
  return turns.every(turn => turn >= 0) || turns.every(turn => turn <= 0)
}

/** The point of an outline that is nearest to another point. */
export function nearestOn(outline: readonly Point[], point: Point): Point {
  const onEdges = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const [x, y] = [to.x - from.x, to.y - from.y]
    const share = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1)
    const at = Math.max(0, Math.min(1, share))
    return { x: from.x + x * at, y: from.y + y * at }
  })
  return onEdges.reduce((best, p) => (distance(p, point) < distance(best, point) ? p : best), onEdges[0] ?? point)
}

/** How far, in pixels, a press may miss a cell that can be tapped: half of the 44 that a finger needs. */
export const SNAP = 22

/**
 * The cell of a press: the nearest one, or, where that one cannot be tapped, one close by that can. The middle of a
 * cell always belongs to that cell, however small the cells are.
 */
export function pressedCell(layout: BoardLayout, targets: ReadonlySet<string>, point: Point): Cell | undefined {
  const nearest = nearestCell(layout.cells, point)
  if (!nearest || targets.has(nearest.name) || distance(nearest.centre, point) < layout.pitch / 4) return nearest
  const candidates = layout.cells.filter(cell => targets.has(cell.name) && distance(cell.centre, point) <= SNAP)
  return nearestCell(candidates, point) ?? nearest
}

/** A hexagon of width 1 with points up and down. */
export function hexagonAt(centre: Point): readonly Point[] {
  return polygonAt(centre, 6, 1 / Math.sqrt(3), 30)
}

/** A square of side 1. */
export function squareAt(centre: Point): readonly Point[] {
  return polygonAt(centre, 4, Math.SQRT1_2, 45)
}

function polygonAt(centre: Point, corners: number, size: number, first: number): readonly Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((first + (360 * i) / corners) * Math.PI) / 180
    return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) }
  })
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The corner points of everything that is drawn; a label needs a quarter of a cell around its middle. */
function extent(shape: BoardShape, turn: number, labelled: boolean | 'inside'): readonly Point[] {
  const outlines = shape.cells
    .flatMap(cell =>
      shape.bleed === undefined ? cell.outline : cell.outline.map(p => spread(cell.centre, p, shape.bleed)),
    )
    .map(p => rotate(p, turn))
  if (labelled !== true) return outlines
  const middles = shape.labels.map(label => rotate(label.at, turn))
  return [...outlines, ...middles.flatMap(p => squareAt(p).map(q => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })))]
}

/** A corner of a cell pushed outwards by some cells. */
function spread(centre: Point, corner: Point, by = 0): Point {
  const far = distance(centre, corner)
  const share = far === 0 ? 1 : (far + by) / far
  return { x: centre.x + (corner.x - centre.x) * share, y: centre.y + (corner.y - centre.y) * share }
}

function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function bounds(points: readonly Point[]) {
  const xs = points.map(p => p.x)
  const ys = points.map(p => p.y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Groups cells with centres at the same height; rounding errors of a rotation are far below half a cell. */
function groupRows(cells: readonly Cell[], pitch: number): readonly (readonly Cell[])[] {
  const rows: Cell[][] = []
  for (const cell of [...cells].sort((a, b) => a.centre.y - b.centre.y)) {
    const row = rows.at(-1)
    if (row?.[0] && cell.centre.y - row[0].centre.y < pitch / 8) row.push(cell)
    else rows.push([cell])
  }
  return rows.map(row => row.sort((a, b) => a.centre.x - b.centre.x))
}
