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
 * and down to the cell of the next row that is nearest to `x`: the middle of the cell where the way up or down began,
 * so that the opposite key returns to it. On hexagons two may be equally near: the left one, with Shift the right one.
 */
export function cellAfterArrow(
  layout: BoardLayout,
  from: string,
  key: string,
  shift: boolean,
  x = layout.byName.get(from)?.centre.x ?? 0,
): string | undefined {
  const step = STEPS[key]
  const at = layout.rows.findIndex(row => row.some(cell => cell.name === from))
  const row = layout.rows[at]
  if (!step || !row) return undefined
  const place = row.findIndex(cell => cell.name === from)
  if (step.rows === 0) return row[clamp(place + step.places, row.length - 1)]?.name
  const next = layout.rows[at + step.rows]
  return next ? nearestInRow(next, x + (shift ? 1 : -1) * layout.pitch * 0.01)?.name : from
}

/** Whether a key goes up or down. */
export function isVertical(key: string): boolean {
  return (STEPS[key]?.rows ?? 0) !== 0
}

/** A key typed on a board: what of a name was typed before it, and the cell with the focus. */
interface TypedKey {
  readonly before: string
  readonly key: string
  readonly from: string
}

/**
 * The cell whose name goes on or begins with a typed key, and what was typed of it; undefined where there is none.
 * Until the name is complete it is the first cell that begins so and can be tapped, or the first of all where none can.
 * The same letter again goes on to the next that can be tapped.
 */
export function typeName(
  { byName, cells }: BoardLayout,
  targets: ReadonlySet<string>,
  { before, key, from }: TypedKey,
): { readonly typed: string; readonly cell: string } | undefined {
  if (key.length !== 1) return undefined
  for (const typed of [before + key, key]) {
    const names = cells
      .map(({ name }) => name)
      .filter(name => name.startsWith(typed))
      .sort(byNumber)
    const open = names.filter(name => targets.has(name))
    const again = before === key ? open[(open.indexOf(from) + 1) % open.length] : undefined
    const cell = byName.has(typed) ? typed : (again ?? open[0] ?? names[0])
    if (cell !== undefined) return { typed, cell }
  }
  return undefined
}

/**
 * The first cell with a number, letter by letter, that can be tapped; the same number again goes on to the next.
 * Undefined where there is none.
 */
export function cellWithNumber(
  { cells }: BoardLayout,
  targets: ReadonlySet<string>,
  number: number,
  from: string,
): string | undefined {
  const open = cells.map(({ name }) => name).filter(name => targets.has(name) && name.slice(1) === String(number))
  open.sort()
  return open[(open.indexOf(from) + 1) % open.length]
}

/** The order of names that begin with the same letter: e2 comes before e10. */
function byNumber(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1)
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
