import type { Box } from '../../boards/layout'

/** Heights of the parts of a play screen that are always there, in pixels: nothing moves when their contents change. */
export const heights = { top: 44, strip: 44, status: 40, slot: 72, moves: 44, bar: 56 } as const

/** Everything above and below the board where the screen is one column. */
export const CHROME = heights.top + 2 * heights.strip + heights.status + heights.slot + heights.moves + heights.bar

const PANEL = { min: 260, roomy: 340, max: 400 } as const
/** Screens whose shorter side has at least this much keep margins. */
const ROOMY = 600
/** Five buttons with words below them need this much. */
const WORDY = 340
/** A board is never drawn smaller than this; the screen scrolls instead. */
const LEAST = 220

/** How a play screen is divided: the board above the rest, or beside a panel. */
export interface Arrangement {
  readonly mode: 'column' | 'row'
  /** The room for the board. */
  readonly board: Box
  /** The width of everything else. */
  readonly panel: number
  readonly isRoomy: boolean
  /** Whether the buttons below have room for their words. */
  readonly hasWords: boolean
}

/** Whether a screen has room for margins, and for letters and numbers beside the board. */
export function isRoomyFor(screen: Box): boolean {
  return Math.min(screen.width, screen.height) >= ROOMY
}

/** Of the two ways to divide a screen, the one that leaves the larger board. */
export function arrange(screen: Box, aspect: number): Arrangement {
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? 16 : 0
  const column = { width: screen.width - 2 * gap, height: screen.height - CHROME - gap }
  const least = isRoomy ? PANEL.roomy : PANEL.min
  const row = { width: screen.width - least - 3 * gap, height: screen.height - 2 * Math.max(gap, 4) }
  if (widthIn(column, aspect) >= widthIn(row, aspect)) {
    return { mode: 'column', board: atLeast(column), panel: Math.min(screen.width, 720), isRoomy, hasWords: true }
  }
  const panel = Math.max(least, Math.min(PANEL.max, screen.width - widthIn(row, aspect) - 3 * gap))
  return { mode: 'row', board: atLeast(row), panel, isRoomy, hasWords: panel >= WORDY }
}

function widthIn(box: Box, aspect: number): number {
  return Math.min(box.width, box.height * aspect)
}

function atLeast({ width, height }: Box): Box {
  return { width: Math.max(width, LEAST), height: Math.max(height, LEAST) }
}
