import type { Cell, Point } from './layout'

/** Closed outlines as one SVG path. */
export function outlinePath(cells: readonly Cell[], scale = 1): string {
  return cells.map(cell => `M${shrunk(cell, scale).map(pair).join('L')}Z`).join('')
}

/** A circle as a path, so that many of them are one element. */
export function circlePath({ x, y }: Point, r: number): string {
  const [radius, across] = [round(r), round(2 * r)]
  return `M${pair({ x: x - r, y })}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1 ${-across} 0Z`
}

/** Short angles in the corners of a cell, just inside its outline. */
export function cornerTicks(cell: Cell, scale: number, length: number): string {
  const corners = shrunk(cell, scale)
  return corners
    .map((corner, i) => {
      const before = corners[(i + corners.length - 1) % corners.length] ?? corner
      const after = corners[(i + 1) % corners.length] ?? corner
      return `M${pair(between(corner, before, length))}L${pair(corner)}L${pair(between(corner, after, length))}`
    })
    .join('')
}

/**
 * An arrow between two points as a line and its two barbs, `size` long. It stays clear of both ends: by a tenth of the
 * way, or by `clear` where that is more.
 */
export function arrowPath(from: Point, to: Point, size: number, clear = 0): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return ''
  const share = Math.max(0.1, clear / length)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const tip = between(from, to, 1 - share)
  const barb = (side: number): Point => ({
    x: tip.x - size * (along.x + side * along.y),
    y: tip.y - size * (along.y - side * along.x),
  })
  return `M${pair(between(from, to, share))}L${pair(tip)}M${pair(barb(0.8))}L${pair(tip)}L${pair(barb(-0.8))}`
}

/** The points where three or more cells meet. */
export function cellJoints(cells: readonly Cell[]): readonly Point[] {
  const corners = new Map<string, { readonly point: Point; readonly count: number }>()
  for (const point of cells.flatMap(cell => cell.outline)) {
    const key = `${Math.round(point.x)} ${Math.round(point.y)}`
    corners.set(key, { point, count: (corners.get(key)?.count ?? 0) + 1 })
  }
  return [...corners.values()].filter(({ count }) => count > 2).map(({ point }) => point)
}

function shrunk({ outline, centre }: Cell, scale: number): readonly Point[] {
  return outline.map(p => between(centre, p, scale))
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Rounded to hundredths of a pixel, which keeps the text short and the same on every machine. */
function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
