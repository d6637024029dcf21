import { createContext, useContext } from 'react'
import { MIN_PITCH, type Box } from '../../../board/layout'
import { space } from '../../../theme/tokens'
import { longestMessage, messageHeight, type MessageSize } from './statusText'

/** The fixed heights of the parts of a play screen, in pixels: nothing moves when their contents change. */
export interface Heights {
  readonly top: number
  readonly strip: number
  /** The strip of the far player: 0 where it stands in the top bar, in place of the game's name. */
  readonly farStrip: number
  /** The trays beside the board: each player's own, and the one that both share. */
  readonly ownTray: number
  readonly commonTray: number
  readonly status: number
  readonly moves: number
  readonly bar: number
}

/** What a game has beside its board: its trays, and a status with a detail of up to so many letters. */
export interface Needs {
  readonly own: boolean
  readonly common: boolean
  readonly letters: number
}

const DEFAULT_HEIGHTS: Heights = {
  top: 44,
  strip: 44,
  farStrip: 44,
  ownTray: 48,
  commonTray: 60,
  status: 40,
  moves: 44,
  bar: 64,
}
/** Screens lower than this need every pixel for the board. */
const SHORT_SCREEN = 700
const SHORT_SCREEN_HEIGHTS: Heights = {
  ...DEFAULT_HEIGHTS,
  strip: 40,
  farStrip: 40,
  ownTray: 44,
  commonTray: 56,
  status: 36,
  bar: 60,
}
/** Where a short screen would make the cells small, the board gets all that the rest can spare. */
const TIGHT_HEIGHTS: Heights = {
  ...SHORT_SCREEN_HEIGHTS,
  strip: 32,
  farStrip: 0,
  commonTray: 44,
  bar: 58,
}
/** Phones in landscape are lower than all of that: their panel is narrow, and the status takes three small lines. */
const LANDSCAPE_PHONE: Heights = {
  ...DEFAULT_HEIGHTS,
  strip: 32,
  farStrip: 32,
  ownTray: 44,
  commonTray: 56,
  status: 50,
  bar: 58,
}

const PANEL = { min: 272, roomy: 340, max: 400 } as const
/** Screens whose shorter side is at least this long have margins. */
const TABLET_SHORT_SIDE = 600
/** The width for five buttons with words below them, and for a status in the usual size. */
export const MIN_LABELLED_WIDTH = 340
/** The smallest board; below that the screen scrolls. */
const MIN_BOARD = { column: 220, row: 180 } as const
/** The least height of the moves beside a board, above their buttons. */
const MIN_MOVES = 96
/** Cells closer than this, in pixels, are hard to hit. */
const SMALL_PITCH = 32

/** How a play screen is divided: the board above the rest, beside a panel, or between two players face to face. */
export interface PlayLayout {
  readonly mode: 'column' | 'row' | 'face'
  /** The room for the board. */
  readonly board: Box
  /** The width of everything else. */
  readonly panel: number
  /** The width of the status. */
  readonly across: number
  readonly heights: Heights
  /** Pixels above the words of the status, a part of its height. */
  readonly airy?: number
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
export function chromeHeight(heights: Heights): number {
  const { top, strip, farStrip, ownTray, commonTray, status, moves, bar } = heights
  return top + strip + farStrip + 2 * ownTray + commonTray + status + moves + bar
}

const fewNeeds: Needs = { own: false, common: false, letters: 100 }

/**
 * Divides a screen into a column or a row, whichever leaves the larger board. `textScale` is the system's text size:
 * the parts with text grow with it. The board is at least `minWidth` wide; where the screen is too low for that, it
 * scrolls.
 */
export function playLayout(
  screen: Box,
  aspect: number,
  textScale = 1,
  needs: Needs = fewNeeds,
  minWidth = 0,
): PlayLayout {
  const scale = Math.max(1, textScale)
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? 16 : 0
  const column = columnLayout(screen, aspect, scale, needs, minWidth)
  const minPanel = (isRoomy ? PANEL.roomy : PANEL.min) * scale
  const row = { width: screen.width - minPanel - 3 * gap, height: screen.height - 2 * Math.max(gap, 4) }
  if (row.width < MIN_BOARD.row || widthIn(column.room, aspect) >= widthIn(row, aspect)) return column.layout
  const panel = Math.max(minPanel, Math.min(PANEL.max * scale, screen.width - widthIn(row, aspect) - 3 * gap))
  const across = panel - 2 * space.s
  const { heights, airy } = panelHeights(screen, scale, needs, across)
  const hasWords = panel >= MIN_LABELLED_WIDTH * scale
  return { mode: 'row', board: row, panel, across, heights, airy, isRoomy, hasWords }
}

/** A screen with the board above most of the rest, and the room that this leaves for the board. */
function columnLayout(screen: Box, aspect: number, scale: number, needs: Needs, minWidth: number) {
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? 16 : 0
  const across = Math.min(screen.width, 720)
  const roomIn = (heights: Heights): Box => ({
    width: screen.width - 2 * gap,
    height: screen.height - chromeHeight(heights) - gap,
  })
  const usual = usualHeights(screen, scale, needs, across)
  const hasSmallCells = widthIn(roomIn(usual), aspect) < (minWidth * SMALL_PITCH) / MIN_PITCH
  const isTight = scale === 1 && screen.height < SHORT_SCREEN && hasSmallCells
  const fixed = isTight ? heightsFor(TIGHT_HEIGHTS, scale, needs, across, 'fine') : usual
  const room = roomIn(fixed)
  // What a board as wide as the screen leaves is the status's.
  const spare = Math.floor(Math.max(0, room.height - room.width / aspect))
  const { status, airy } = spreadStatus(fixed.status, spare, needs, across, scale)
  const heights = { ...fixed, status }
  // Where larger text makes the screen scroll anyway, the board is as high as with usual text.
  const isScrolled = scale > 1 && room.height < MIN_BOARD.column
  const least = isScrolled ? roomIn(usualHeights(screen, 1, needs, across)).height : 0
  const height = Math.max(roomIn(heights).height, MIN_BOARD.column, minWidth / aspect, least)
  const layout: PlayLayout = {
    mode: 'column',
    board: { width: room.width, height },
    panel: across,
    across,
    heights,
    airy,
    isRoomy,
    hasWords: across >= MIN_LABELLED_WIDTH * scale,
  }
  return { layout, room }
}

/** The status with what other parts leave of a screen: room for its longest words and for what to do next. */
function spreadStatus(least: number, spare: number, { letters }: Needs, width: number, scale: number) {
  const wanted = Math.ceil(messageHeight(longestMessage(letters, true), width, 'usual', scale))
  const airy = least + spare >= wanted + space.s ? space.s : 0
  return { status: Math.max(least, Math.min(wanted + airy, least + spare)), airy }
}

/** The heights of the parts in a panel beside the board. */
function panelHeights(screen: Box, scale: number, needs: Needs, across: number) {
  const isRoomy = isRoomyFor(screen)
  const usual = heightsFor(DEFAULT_HEIGHTS, scale, needs, across, 'tiny')
  const hasRoom = screen.height >= chromeHeight(usual)
  const fixed = hasRoom ? usual : lowHeights(screen, scale, needs, across)
  // The moves have the rest of a panel with margins.
  const kept = isRoomy ? 4 * space.l + MIN_MOVES : 0
  const spare = Math.floor(Math.max(0, screen.height - kept - chromeHeight(fixed)))
  const { status, airy } = spreadStatus(fixed.status, spare, needs, across, scale)
  return { heights: { ...fixed, status }, airy }
}

/** The heights of the parts beside a board on a screen that is too low for all of them. */
function lowHeights(screen: Box, scale: number, needs: Needs, across: number): Heights {
  const low = heightsFor(LANDSCAPE_PHONE, scale, needs, across, 'fine')
  const least = Math.round(LANDSCAPE_PHONE.status * scale)
  const spare = Math.floor(screen.height - chromeHeight({ ...low, status: least }))
  // Where larger text makes the screen scroll, the status has all the room that it needs.
  return scale > 1 && spare < 0 ? low : { ...low, status: Math.min(low.status, least + Math.max(0, spare)) }
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
export function usualHeights(screen: Box, scale: number, needs: Needs, width: number): Heights {
  return screen.height < SHORT_SCREEN
    ? heightsFor(SHORT_SCREEN_HEIGHTS, scale, needs, width, 'fine')
    : heightsFor(DEFAULT_HEIGHTS, scale, needs, width, 'tiny')
}

/**
 * Scales the heights to the text. Trays do not grow, and those that a game lacks take no room. The status has room for
 * the longest text in letters of this size.
 */
function heightsFor(heights: Heights, scale: number, needs: Needs, width: number, size: MessageSize): Heights {
  const { top, strip, farStrip, ownTray, commonTray, status, moves, bar } = heights
  const grown = (height: number) => Math.round(height * scale)
  // Larger text makes the screen scroll anyway: it is not made finer as well.
  const least = scale > 1 && size === 'fine' ? 'tiny' : size
  const words = Math.ceil(messageHeight(longestMessage(needs.letters, false), width, least, scale))
  return {
    top: grown(top),
    strip: grown(strip),
    farStrip: grown(farStrip),
    ownTray: needs.own ? ownTray : 0,
    commonTray: needs.common ? commonTray : 0,
    status: Math.max(grown(status), words),
    moves: grown(moves),
    bar: grown(bar),
  }
}

/** The width of the largest board in a box. */
export function widthIn(box: Box, aspect: number): number {
  return Math.min(box.width, box.height * aspect)
}
