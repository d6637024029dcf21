import type { Box } from '../../../board/layout'
import { space, touch } from '../../../theme/tokens'
import { isRoomyFor, usualHeights, widthIn, MIN_LABELLED_WIDTH, type PlayLayout, type Needs } from './playLayout'

/** The smallest height of a player's panel. */
const MIN_PANEL = 96
/** From this width on a player's strip and buttons are side by side. */
const WIDE_PANEL = 600
/** The width of the rail of shared buttons, where it is beside the board. */
export const RAIL = 92
/** The height of its five rows of buttons, two beside each other, with the gaps between them. */
const RAIL_BUTTONS = 5 * touch.min + 6 * space.s
/** Pixels around the board and between the parts of a large screen, and above and below the contents of a panel. */
const GAP = 8
export const PADDING = 4

/**
 * A screen between two people who sit face to face: each has a panel at their own edge, with the board between them.
 * The shared rail is beside or below the board, wherever it has room and leaves the larger board. Undefined where the
 * board would be narrower than `minWidth`: such a screen is too small.
 */
export function faceToFacePlan(
  screen: Box,
  aspect: number,
  textScale: number,
  needs: Needs,
  minWidth: number,
): PlayLayout | undefined {
  const scale = Math.max(1, textScale)
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? GAP : 0
  const isWide = screen.width >= WIDE_PANEL * scale
  const across = isWide ? screen.width / 2 : screen.width
  const heights = usualHeights(screen, scale, needs, across)
  const own = heights.strip + heights.ownTray + heights.commonTray
  const now = heights.status + heights.bar
  const panel = Math.max(MIN_PANEL, (isWide ? Math.max(own, now) : own + now) + 2 * PADDING)
  const between = screen.height - 2 * panel - 2 * gap
  const beside = { width: screen.width - RAIL * scale - 3 * gap, height: between }
  const below = { width: screen.width - 2 * gap, height: between - heights.moves }
  const hasRailRoom = between >= RAIL_BUTTONS + space.s + heights.moves
  const rail = hasRailRoom && widthIn(beside, aspect) >= widthIn(below, aspect) ? 'beside' : 'below'
  const board = rail === 'beside' ? beside : below
  if (widthIn(board, aspect) < minWidth) return undefined
  const hasWords = across >= MIN_LABELLED_WIDTH * scale
  return {
    mode: 'face',
    board,
    panel: screen.width,
    across,
    heights,
    isRoomy,
    hasWords,
    facing: { panel, isWide, rail },
  }
}
