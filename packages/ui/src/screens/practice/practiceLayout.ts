import type { Box } from '../../board/layout'
import {
  isRoomyFor,
  MIN_LABELLED_WIDTH,
  widthIn,
  type Heights,
  type Needs,
  type PlayLayout,
} from '../play/layout/playLayout'
import { space } from '../../theme/tokens'

/** Screens lower than this need every pixel for the board. */
const SHORT_SCREEN = 700
const USUAL: Heights = {
  top: 48,
  strip: 40,
  farStrip: 40,
  ownTray: 48,
  commonTray: 60,
  status: 116,
  moves: 0,
  bar: 68,
}
const SHORT: Heights = { ...USUAL, top: 44, strip: 32, farStrip: 32, ownTray: 44, commonTray: 48, status: 92, bar: 60 }

const PANEL = { min: 272, roomy: 360, max: 440 } as const
/** The smallest board; below that the screen scrolls. */
const MIN_BOARD = { column: 220, row: 180 } as const

/**
 * Divides a screen with a board to practise on into a column or a row, whichever leaves the larger board. `status` is
 * the least height of the words, which take all the room that the board leaves. Only what lies above the board has a
 * height that matters to it: words and buttons come below or beside it, so that it never moves. `edge` is the room for
 * something that lies along the board: below it in a column, at its side in a row.
 */
export function practiceLayout(
  screen: Box,
  aspect: number,
  textScale: number,
  needs: Pick<Needs, 'own' | 'common'>,
  minWidth: number,
  edge = 0,
): PlayLayout {
  const scale = Math.max(1, textScale)
  const isRoomy = isRoomyFor(screen)
  const gap = isRoomy ? space.l : 0
  const heights = heightsFor(screen.height < SHORT_SCREEN ? SHORT : USUAL, scale, needs)
  const { top, farStrip, strip, ownTray, commonTray, status, bar } = heights
  const beside = top + farStrip + strip + 2 * ownTray + commonTray + status + bar
  const column = { width: screen.width - 2 * gap, height: screen.height - beside - gap - edge }
  const minPanel = (isRoomy ? PANEL.roomy : PANEL.min) * scale
  const row = { width: screen.width - minPanel - 3 * gap - edge, height: screen.height - 2 * Math.max(gap, space.xs) }
  const isColumn = row.width < MIN_BOARD.row || widthIn(column, aspect) >= widthIn(row, aspect)
  if (isColumn) {
    const panel = Math.min(screen.width, 720)
    const board = { width: column.width, height: Math.max(column.height, MIN_BOARD.column, minWidth / aspect) }
    return { mode: 'column', board, panel, across: panel, heights, isRoomy, hasWords: hasWordsIn(panel, scale) }
  }
  const panel = Math.max(minPanel, Math.min(PANEL.max * scale, screen.width - widthIn(row, aspect) - 3 * gap - edge))
  const across = panel - 2 * space.s
  return { mode: 'row', board: row, panel, across, heights, isRoomy, hasWords: hasWordsIn(panel, scale) }
}

function hasWordsIn(panel: number, scale: number): boolean {
  return panel >= MIN_LABELLED_WIDTH * scale
}

/** Scales the parts with text. Trays do not grow, and those that a game lacks take no room. */
function heightsFor(heights: Heights, scale: number, { own, common }: Pick<Needs, 'own' | 'common'>): Heights {
  const { ownTray, commonTray, ...texts } = heights
  const grown = Object.fromEntries(Object.entries(texts).map(([part, height]) => [part, Math.round(height * scale)]))
  return { ...heights, ...grown, ownTray: own ? ownTray : 0, commonTray: common ? commonTray : 0 }
}
