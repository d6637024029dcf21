/** A point of a drawing: x grows to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A cell: its name in the rules, its centre, its outline, and which of the two glazes it gets. */
export interface Cell {
  readonly name: string
  readonly centre: Point
  readonly outline: readonly Point[]
  readonly tone: 0 | 1
  /** A place that can be tapped but is no tile of the board: the sea beyond a beach. */
  readonly isOff?: boolean
}

/** A row letter or a number beside the board. */
export interface Label {
  readonly text: string
  readonly at: Point
}

/** A board as its game describes it. The unit is the distance between the centres of two neighbours. */
export interface BoardShape {
  readonly cells: readonly Cell[]
  readonly labels: readonly Label[]
  /** What the ground draws beyond the cells, in cells. */
  readonly bleed?: number
}

/** Room for a drawing, in pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** A board laid out in pixels: plain numbers that drawing, tapping and reading aloud share. */
export interface BoardLayout extends Box {
  readonly cells: readonly Cell[]
  /** Empty where the drawing has no room for them. */
  readonly labels: readonly Label[]
  readonly byName: ReadonlyMap<string, Cell>
  /** The cells as they are seen: rows from top to bottom, each from left to right. */
  readonly rows: readonly (readonly Cell[])[]
  /** Pixels between the centres of two neighbours. */
  readonly pitch: number
}

/** How a board is turned (degrees clockwise), the pixels kept free around it, and whether letters and numbers are shown. */
interface Orientation {
  readonly turn?: number
  readonly margin?: number
  readonly labelled?: boolean
}

/** The largest drawing of a board that fits into a box. */
export function layOut(shape: BoardShape, box: Box, seating: Orientation = {}): BoardLayout {
  const { turn = 0, margin = 0, labelled = false } = seating
  const { left, top, width, height } = bounds(extent(shape, turn, labelled))
  const pitch = Math.max(0, Math.min((box.width - 2 * margin) / width, (box.height - 2 * margin) / height))
  const place = (p: Point): Point => {
    const { x, y } = rotate(p, turn)
    return { x: margin + (x - left) * pitch, y: margin + (y - top) * pitch }
  }
  const cells = shape.cells.map(cell => ({ ...cell, centre: place(cell.centre), outline: cell.outline.map(place) }))
  return {
    width: width * pitch + 2 * margin,
    height: height * pitch + 2 * margin,
    cells,
    labels: labelled ? shape.labels.map(({ text, at }) => ({ text, at: place(at) })) : [],
    byName: new Map(cells.map(cell => [cell.name, cell])),
    rows: rowsOf(cells, pitch),
    pitch,
  }
}

/** Room that the rim of the usual ground needs around the cells, in pixels. */
export const RIM = 5

/** The pixels to keep free around a board: a ground of its own that reaches beyond the cells has its room already. */
export function marginOf({ bleed }: BoardShape): number {
  return bleed === undefined ? RIM : 0
}

/** Cells closer together than this, in pixels, are too small to be tapped. */
export const MIN_PITCH = 24

/** How wide a board is when its cells are so many pixels apart. */
export function widthAt(
  shape: BoardShape,
  { turn = 0, margin = 0, labelled = false }: Orientation,
  pitch: number,
): number {
  return bounds(extent(shape, turn, labelled)).width * pitch + 2 * margin
}

/** Width divided by height of a board. */
export function aspectOf(shape: BoardShape, { turn = 0, labelled = false }: Orientation = {}): number {
  const { width, height } = bounds(extent(shape, turn, labelled))
  return width / height
}

/**
 * The cell whose centre is nearest to a point: there are no gaps between cells and nothing beside them. A place that is no
 * tile may be wide: whoever presses inside its outline means it.
 */
export function nearestCell(cells: readonly Cell[], point: Point): Cell | undefined {
  let best = cells.find(cell => cell.isOff === true && isInside(cell.outline, point))
  if (best) return best
  for (const cell of cells) if (!best || distance(cell.centre, point) < distance(best.centre, point)) best = cell
  return best
}

/** Whether a convex outline holds a point: the point is on the same side of every edge. */
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

/** How far a press may miss a cell that can be chosen now: half of the 44 pixels that a finger needs. */
export const SNAP = 22

/**
 * The cell that a press means: the nearest one, or, where that one cannot be chosen, one close by that can.
 * The middle of a cell always means that cell, however small the cells are.
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

/** The outermost points of a drawing; a label needs a quarter of a cell around its middle. */
function extent(shape: BoardShape, turn: number, labelled: boolean): readonly Point[] {
  const outlines = shape.cells
    .flatMap(cell =>
      shape.bleed === undefined ? cell.outline : cell.outline.map(p => spread(cell.centre, p, shape.bleed)),
    )
    .map(p => rotate(p, turn))
  if (!labelled) return outlines
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

/** Cells whose centres are level are in one row; rotation leaves rounding errors far below half a cell. */
function rowsOf(cells: readonly Cell[], pitch: number): readonly (readonly Cell[])[] {
  const rows: Cell[][] = []
  for (const cell of [...cells].sort((a, b) => a.centre.y - b.centre.y)) {
    const row = rows.at(-1)
    if (row?.[0] && cell.centre.y - row[0].centre.y < pitch / 8) row.push(cell)
    else rows.push([cell])
  }
  return rows.map(row => row.sort((a, b) => a.centre.x - b.centre.x))
}
