import { createContext, useContext } from 'react'
import type { Box } from '../../../board/layout'

/** Heights of the parts of a play screen that are always there, in pixels: nothing moves when their contents change. */
export interface Heights {
  readonly top: number
  readonly strip: number
  /** The places beside the board: each player's own row, and the one that both share. */
  readonly ownTray: number
  readonly commonTray: number
  readonly status: number
  readonly moves: number
  readonly bar: number
}

/** Which rows of places beside the board a game has. */
export interface Trays {
  readonly own: boolean
  readonly common: boolean
}

const DEFAULT_HEIGHTS: Heights = { top: 44, strip: 44, ownTray: 48, commonTray: 60, status: 40, moves: 44, bar: 64 }
/** Phones that are less high than this need every pixel for the board. */
const SHORT_SCREEN = 700
const SHORT_SCREEN_HEIGHTS: Heights = {
  ...DEFAULT_HEIGHTS,
  strip: 40,
  ownTray: 44,
  commonTray: 56,
  status: 36,
  bar: 60,
}
/** Beside a board the status has less width and takes a line more, in larger letters where there is room. */
const SIDE_PANEL_HEIGHTS: Heights = { ...DEFAULT_HEIGHTS, status: 50 }
const ROOMY_PANEL_HEIGHTS: Heights = { ...DEFAULT_HEIGHTS, status: 68 }
/** Phones on their side that are less high than all of that: their panel is narrow, and sentences take three small lines. */
const LANDSCAPE_PHONE: Heights = { ...DEFAULT_HEIGHTS, strip: 32, ownTray: 44, status: 50, bar: 56 }

const PANEL = { min: 272, roomy: 340, max: 400 } as const
/** Screens whose shorter side has at least this much keep margins. */
const TABLET_SHORT_SIDE = 600
/** Five buttons with words below them, and sentences in their usual size, need this much. */
export const MIN_LABELLED_WIDTH = 340
/** A board is never drawn smaller than this; the screen scrolls instead. */
const MIN_BOARD = { column: 220, row: 180 } as const

/** How a play screen is divided: the board above the rest, beside a panel, or between two people who face each other. */
export interface PlayLayout {
  readonly mode: 'column' | 'row' | 'face'
  /** The room for the board. */
  readonly board: Box
  /** The width of everything else. */
  readonly panel: number
  readonly heights: Heights
  readonly isRoomy: boolean
  /** Whether there is room for words below the buttons, and for sentences in their usual size. */
  readonly hasWords: boolean
  /** Of people who face each other: the height of what each has before them, and where the things of both are. */
  readonly facing?: { readonly panel: number; readonly isWide: boolean; readonly rail: 'beside' | 'below' }
}

/** Whether a screen has room for margins, and for letters and numbers beside the board. */
export function isRoomyFor(screen: Box): boolean {
  return Math.min(screen.width, screen.height) >= TABLET_SHORT_SIDE
}

/** Everything above and below the board where the screen is one column, and everything in the panel beside it. */
export function chromeHeight({ top, strip, ownTray, commonTray, status, moves, bar }: Heights): number {
  return top + 2 * (strip + ownTray) + commonTray + status + moves + bar
}

const noTrays: Trays = { own: false, common: false }

/**
 * Of the two ways to divide a screen, the one that leaves the larger board. `textScale` is how much larger than usual the
 * system draws text: the parts that hold text grow with it. A board with cells to tap needs at least `leastWidth`: where there is
 * less height than that, the screen scrolls.
 */
export function playLayout(
  screen: Box,
  aspect: number,
  textScale = 1,
  trays: Trays = noTrays,
  leastWidth = 0,
): PlayLayout {
  const scale = Math.max(1, textScale)
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? 16 : 0
  const across = Math.min(screen.width, 720)
  const heights = usualHeights(screen, scale, trays, across)
  const column = { width: screen.width - 2 * gap, height: screen.height - chromeHeight(heights) - gap }
  const least = (isRoomy ? PANEL.roomy : PANEL.min) * scale
  const row = { width: screen.width - least - 3 * gap, height: screen.height - 2 * Math.max(gap, 4) }
  if (row.width < MIN_BOARD.row || widthIn(column, aspect) >= widthIn(row, aspect)) {
    const board = { width: column.width, height: Math.max(column.height, MIN_BOARD.column, leastWidth / aspect) }
    return { mode: 'column', board, panel: across, heights, isRoomy, hasWords: across >= MIN_LABELLED_WIDTH * scale }
  }
  const panel = Math.max(least, Math.min(PANEL.max * scale, screen.width - widthIn(row, aspect) - 3 * gap))
  const beside = heightsFor(isRoomy ? ROOMY_PANEL_HEIGHTS : SIDE_PANEL_HEIGHTS, scale, trays)
  const fitting = screen.height < chromeHeight(beside) ? heightsFor(LANDSCAPE_PHONE, scale, trays) : beside
  return { mode: 'row', board: row, panel, heights: fitting, isRoomy, hasWords: panel >= MIN_LABELLED_WIDTH * scale }
}

const PlayLayoutContext = createContext<PlayLayout | undefined>(undefined)

/** Tells the parts of a play screen how it is divided. */
export const PlayLayoutProvider = PlayLayoutContext.Provider

/** How the play screen around this part is divided. */
export function usePlayLayout(): PlayLayout {
  const arrangement = useContext(PlayLayoutContext)
  if (!arrangement) throw new Error('a part of the play screen stands outside of it')
  return arrangement
}

/** The heights of the parts of a game above and below its board, where sentences have this much width. */
export function usualHeights(screen: Box, scale: number, trays: Trays, width: number): Heights {
  // The width does not grow with the letters: a sentence of two lines takes more of them.
  const lines = Math.ceil(2 * Math.min(scale, Math.max(1, (MIN_LABELLED_WIDTH * scale) / width)))
  return heightsFor(screen.height < SHORT_SCREEN ? SHORT_SCREEN_HEIGHTS : DEFAULT_HEIGHTS, scale, trays, lines / 2)
}

/** The heights of the parts that a game has. Rows of pieces do not grow with the text. */
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

/** How wide a board of this shape can be in a box. */
export function widthIn(box: Box, aspect: number): number {
  return Math.min(box.width, box.height * aspect)
}
