import type { BoardLayout, Cell } from './layout'

/** The keys that move the focus over a board. */
const STEPS: Readonly<Record<string, { readonly rows: number; readonly places: number } | undefined>> = {
  ArrowLeft: { rows: 0, places: -1 },
  ArrowRight: { rows: 0, places: 1 },
  ArrowUp: { rows: -1, places: 0 },
  ArrowDown: { rows: 1, places: 0 },
  Home: { rows: 0, places: -Infinity },
  End: { rows: 0, places: Infinity },
}

/**
 * The cell to which a key moves the focus; undefined for other keys. Left and right go along the row as it is seen, up
 * and down to the nearest cell of the next row. On hexagons two are equally near: the left one, with Shift the right
 * one.
 */
export function cellAfterArrow(layout: BoardLayout, from: string, key: string, shift: boolean): string | undefined {
  const step = STEPS[key]
  const at = layout.rows.findIndex(row => row.some(cell => cell.name === from))
  const row = layout.rows[at]
  if (!step || !row) return undefined
  const place = row.findIndex(cell => cell.name === from)
  if (step.rows === 0) return row[clamp(place + step.places, row.length - 1)]?.name
  const x = (row[place]?.centre.x ?? 0) + (shift ? 1 : -1) * layout.pitch * 0.01
  return nearestInRow(layout.rows[clamp(at + step.rows, layout.rows.length - 1)] ?? row, x)?.name
}

function nearestInRow(row: readonly Cell[], x: number): Cell | undefined {
  return row.reduce<Cell | undefined>(
    (best, cell) => (best && Math.abs(best.centre.x - x) <= Math.abs(cell.centre.x - x) ? best : cell),
    undefined,
  )
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, value))
}
