import type { Stance } from './appearance'

/** Where a shell lies and how its number is written on it, in hundredths of the side of the square it is drawn in. */
export interface Nested {
  readonly x: number
  readonly radius: number
  readonly numeral: { readonly x: number; readonly width: number; readonly height: number }
  /** Where a stuck turtle shows its load: below its numeral, in the middle of the visible part. */
  readonly load: { readonly x: number; readonly y: number; readonly size: number } | undefined
}

/** The rim of a shell. */
export const RIM = 3.5

/** A numeral is this much of its height wide: where there is room, and where there is little. */
const BROAD = 0.64
const NARROW = 0.48

/** Half the square for the largest turtle, and a constant step down to each smaller one, smaller beside the board. */
export function shellRadius(size: number, isBeside = false): number {
  return isBeside ? 30 + 4 * size : 10 + 8 * size
}

/**
 * The shells of a stack touch at the right. So a covered one shows a crescent twice as wide as a ring would be, and the
 * numbers of the stack stand in one row, the lowest turtle first.
 */
export function placeShell(size: number, { base = size, rider, isStuck, isBeside }: Stance): Nested {
  const radius = shellRadius(size, isBeside)
  const x = shellRadius(base, isBeside) - radius
  const whole = 7 + 0.72 * radius
  if (rider === undefined) return { x, radius, numeral: { x, width: BROAD * whole, height: whole }, load: undefined }
  const crescent = 2 * (radius - shellRadius(rider)) - RIM
  const width = Math.min(0.9 * BROAD * whole, 0.6 * crescent + 2.1)
  const height = Math.max(width / BROAD, Math.min(20, 0.58 * radius, width / NARROW))
  const numeral = { x: x - radius + RIM + crescent / 2, width, height }
  return { x, radius, numeral, load: isStuck ? loadAt(x, radius, shellRadius(rider), height) : undefined }
}

/** Below the numeral the crescent is still nearly as wide. */
function loadAt(x: number, radius: number, rider: number, numeral: number): Nested['load'] {
  const size = Math.min(13, 2 * (radius - rider) - RIM - 3)
  const y = numeral / 2 + size / 2 + 2.5
  const outer = Math.sqrt((radius - RIM) ** 2 - y ** 2)
  const inner = Math.sqrt(rider ** 2 - y ** 2) - (radius - rider)
  return { x: x - (outer + inner) / 2, y, size }
}
