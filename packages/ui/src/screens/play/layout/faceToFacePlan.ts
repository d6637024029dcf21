import type { Box } from '../../../board/layout'
import { space, touch } from '../../../theme/tokens'
import { isRoomyFor, usualHeights, widthIn, MIN_LABELLED_WIDTH, type PlayLayout, type Trays } from './playLayout'

/** What each of the two has before them is never less high than this. */
const MIN_PANEL = 96
/** From this width on a player's strip and buttons stand side by side. */
const WIDE = 600
/** The width of what belongs to both, where it stands beside the board. */
export const RAIL = 92
/** Its six buttons one below the other, with what is between them. */
const RAIL_BUTTONS = 6 * touch.least + 7 * space.s
/** What is around the board and between the parts of a large screen, and above and below what is in a panel, in pixels. */
const GAP = 8
export const PADDING = 4

/**
 * A screen between two people: each has a panel at their own edge, the board lies between them, and what belongs to both beside
 * it or below it, whichever has room for all of it and leaves the larger board. Undefined where cells would come closer than a
 * board of `leastWidth` has them: such a screen is too small to sit across.
 */
export function faceToFacePlan(
  screen: Box,
  aspect: number,
  textScale: number,
  trays: Trays,
  leastWidth: number,
): PlayLayout | undefined {
  const scale = Math.max(1, textScale)
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? GAP : 0
  const isWide = screen.width >= WIDE * scale
  const across = isWide ? screen.width / 2 : screen.width
  const heights = usualHeights(screen, scale, trays, across)
  const own = heights.strip + heights.ownTray + heights.commonTray
  const now = heights.status + heights.bar
  const panel = Math.max(MIN_PANEL, (isWide ? Math.max(own, now) : own + now) + 2 * PADDING)
  const between = screen.height - 2 * panel - 2 * gap
  const beside = { width: screen.width - RAIL * scale - 3 * gap, height: between }
  const below = { width: screen.width - 2 * gap, height: between - heights.moves }
  const hasRailRoom = between >= RAIL_BUTTONS + space.s + heights.moves
  const rail = hasRailRoom && widthIn(beside, aspect) >= widthIn(below, aspect) ? 'beside' : 'below'
  const board = rail === 'beside' ? beside : below
  if (widthIn(board, aspect) < leastWidth) return undefined
  const hasWords = across >= MIN_LABELLED_WIDTH * scale
  return { mode: 'face', board, panel: screen.width, heights, isRoomy, hasWords, facing: { panel, isWide, rail } }
}
