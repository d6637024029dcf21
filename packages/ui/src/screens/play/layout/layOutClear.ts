import { layOut, MIN_PITCH, widthAt, type BoardLayout, type BoardShape, type Box } from '../../../board/layout'

/** How far cells stay from the edges of a phone, in pixels: the system's gesture for going back begins there. */
export const CLEAR_EDGE = 8

/**
 * The largest board in a room as wide as its part of the screen, with cells that keep clear of the edges as long as
 * they stay far enough from each other.
 */
export function layOutClear(shape: BoardShape, room: Box, orientation: Parameters<typeof layOut>[2]): BoardLayout {
  const full = layOut(shape, room, orientation)
  const xs = full.cells.flatMap(cell => cell.outline.map(({ x }) => x))
  const beside = (room.width - full.width) / 2
  const clear = beside + Math.min(Math.min(...xs), full.width - Math.max(...xs))
  const least = Math.min(full.width, widthAt(shape, orientation ?? {}, MIN_PITCH))
  if (clear >= CLEAR_EDGE || least >= full.width) return full
  return layOut(shape, { ...room, width: Math.max(least, full.width - 2 * (CLEAR_EDGE - clear)) }, orientation)
}
