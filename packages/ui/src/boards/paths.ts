import type { Cell, Point } from './layout'

/** Closed outlines as one SVG path. */
export function outlinePath(cells: readonly Cell[], scale = 1): string {
  return cells.map(cell => `M${shrunk(cell, scale).map(pair).join('L')}Z`).join('')
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

/** The points where three or more cells meet. */
export function jointsOf(cells: readonly Cell[]): readonly Point[] {
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

/** Hundredths of a pixel are plenty, and keep the text short and the same on every machine. */
function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
