import { createContext, useContext } from 'react'
import type { Box } from '../../../board/layout'

/** The fixed heights of the parts of a play screen, in pixels: nothing moves when their contents change. */
export interface Heights {
  readonly top: number
  readonly strip: number
  /** The trays beside the board: each player's own, and the one that both share. */
  readonly ownTray: number
  readonly commonTray: number
  readonly status: number
  readonly moves: number
  readonly bar: number
}

/** Which trays a game has. */
export interface Trays {
  readonly own: boolean
  readonly common: boolean
}

const DEFAULT_HEIGHTS: Heights = { top: 44, strip: 44, ownTray: 48, commonTray: 60, status: 40, moves: 44, bar: 64 }
/** Screens lower than this need every pixel for the board. */
const SHORT_SCREEN = 700
const SHORT_SCREEN_HEIGHTS: Heights = {
  ...DEFAULT_HEIGHTS,
  strip: 40,
  ownTray: 44,
  commonTray: 56,
  status: 36,
  bar: 60,
}
/** Beside a board the status is narrower and takes one line more, in larger letters where there is room. */
const SIDE_PANEL_HEIGHTS: Heights = { ...DEFAULT_HEIGHTS, status: 50 }
const ROOMY_PANEL_HEIGHTS: Heights = { ...DEFAULT_HEIGHTS, status: 68 }
/** Phones in landscape are lower than all of that: their panel is narrow, and the status takes three small lines. */
const LANDSCAPE_PHONE: Heights = { ...DEFAULT_HEIGHTS, strip: 32, ownTray: 44, status: 50, bar: 56 }

const PANEL = { min: 272, roomy: 340, max: 400 } as const
/** Screens whose shorter side is at least this long have margins. */
const TABLET_SHORT_SIDE = 600
/** The width for five buttons with words below them, and for a status in the usual size. */
export const MIN_LABELLED_WIDTH = 340
/** The smallest board; below that the screen scrolls. */
const MIN_BOARD = { column: 220, row: 180 } as const

/** How a play screen is divided: the board above the rest, beside a panel, or between two players face to face. */
export interface PlayLayout {
  readonly mode: 'column' | 'row' | 'face'
  /** The room for the board. */
  readonly board: Box
  /** The width of everything else. */
  readonly panel: number
  readonly heights: Heights
  readonly isRoomy: boolean
  /** Whether there is room for words below the buttons, and for a status in the usual size. */
  readonly hasWords: boolean
  /** Face to face: the height and form of each player's panel, and where the shared rail is. */
  readonly facing?: { readonly panel: number; readonly isWide: boolean; readonly rail: 'beside' | 'below' }
}

/** Whether a screen has room for margins and coordinates. */
export function isRoomyFor(screen: Box): boolean {
  return Math.min(screen.width, screen.height) >= TABLET_SHORT_SIDE
}

/** The height of everything but the board: above and below it in one column, or in the panel beside it. */
export function chromeHeight({ top, strip, ownTray, commonTray, status, moves, bar }: Heights): number {
  return top + 2 * (strip + ownTray) + commonTray + status + moves + bar
}

const noTrays: Trays = { own: false, common: false }

/**
 * Divides a screen into a column or a row, whichever leaves the larger board. `textScale` is the system's text size:
 * the parts with text grow with it. The board is at least `minWidth` wide; where the screen is too low for that, it
 * scrolls.
 */
export function playLayout(
  screen: Box,
  aspect: number,
  textScale = 1,
  trays: Trays = noTrays,
  minWidth = 0,
): PlayLayout {
  const scale = Math.max(1, textScale)
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? 16 : 0
  const across = Math.min(screen.width, 720)
  const heights = usualHeights(screen, scale, trays, across)
  const column = { width: screen.width - 2 * gap, height: screen.height - chromeHeight(heights) - gap }
  const minPanel = (isRoomy ? PANEL.roomy : PANEL.min) * scale
  const row = { width: screen.width - minPanel - 3 * gap, height: screen.height - 2 * Math.max(gap, 4) }
  if (row.width < MIN_BOARD.row || widthIn(column, aspect) >= widthIn(row, aspect)) {
    const board = { width: column.width, height: Math.max(column.height, MIN_BOARD.column, minWidth / aspect) }
    return { mode: 'column', board, panel: across, heights, isRoomy, hasWords: across >= MIN_LABELLED_WIDTH * scale }
  }
  const panel = Math.max(minPanel, Math.min(PANEL.max * scale, screen.width - widthIn(row, aspect) - 3 * gap))
  const beside = heightsFor(isRoomy ? ROOMY_PANEL_HEIGHTS : SIDE_PANEL_HEIGHTS, scale, trays)
  const fitting = screen.height < chromeHeight(beside) ? heightsFor(LANDSCAPE_PHONE, scale, trays) : beside
  return { mode: 'row', board: row, panel, heights: fitting, isRoomy, hasWords: panel >= MIN_LABELLED_WIDTH * scale }
}

const PlayLayoutContext = createContext<PlayLayout | undefined>(undefined)

/** Provides the layout to the parts of a play screen. */
export const PlayLayoutProvider = PlayLayoutContext.Provider

/** The layout of the play screen around this part. */
export function usePlayLayout(): PlayLayout {
  const layout = useContext(PlayLayoutContext)
  if (!layout) throw new Error('a part of the play screen stands outside of it')
  return layout
}

/** The heights of the parts above and below a board, with a status that is `width` wide. */
export function usualHeights(screen: Box, scale: number, trays: Trays, width: number): Heights {
  // The width does not grow with the text: a status of two lines takes more of them.
  const lines = Math.ceil(2 * Math.min(scale, Math.max(1, (MIN_LABELLED_WIDTH * scale) / width)))
  return heightsFor(screen.height < SHORT_SCREEN ? SHORT_SCREEN_HEIGHTS : DEFAULT_HEIGHTS, scale, trays, lines / 2)
}

/** Scales the heights to the text. Trays do not grow, and those that a game lacks take no room. */
function heightsFor(heights: Heights, scale: number, { own, common }: Trays, longer = 1): Heights {
  const { top, strip, ownTray, commonTray, status, moves, bar } = heights
  const grown = (height: number) => Math.round(height * scale)
  return {
    top: grown(top),
    strip: grown(strip),
    ownTray: own ? ownTray : 0,
    commonTray: common ? commonTray : 0,
    status: grown(status * longer),
    moves: grown(moves),
    bar: grown(bar),
  }
}

/** The width of the largest board in a box. */
export function widthIn(box: Box, aspect: number): number {
  return Math.min(box.width, box.height * aspect)
}
