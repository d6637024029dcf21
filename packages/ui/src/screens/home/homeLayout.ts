import type { Box } from '../../board/layout'
import { space } from '../../theme/tokens'

/** How the home page uses a screen. */
export interface HomeLayout {
  /** Cards of games beside one another. */
  readonly columns: 1 | 2 | 4
  /** The picture stands above the words, else beside them. */
  readonly isTall: boolean
  readonly picture: Box
  /** Cards too narrow for all their buttons in one row: the one to play has its own. */
  readonly isNarrow: boolean
  /** What the bar has room for: the name alone, its tile as well, or words on everything. */
  readonly bar: 'name' | 'tile' | 'words'
  /** A phone on its side: what is not needed to play is smaller. */
  readonly isLow: boolean
}

/** The page is never wider than this. */
export const WIDEST = 1200

/** Three buttons beside one another, in the language with the longer words. */
const LEAST_ROW = 244

/** The plan for a screen. Wherever it can be, the first button to play is in view without scrolling. */
export function homeLayout({ width, height }: Box): HomeLayout {
  const isLow = height < 480
  const columns = width >= 1000 && !isLow ? 4 : width >= 560 ? 2 : 1
  const isTall = columns > 1 && height >= 700
  const room = (Math.min(width, WIDEST) - space.l * (columns + 1)) / columns - 2 * space.l
  return {
    columns,
    isTall,
    picture: isTall ? { width: room, height: Math.min(240, room * 0.8) } : { width: 104, height: 104 },
    isNarrow: isTall && room < LEAST_ROW,
    bar: width >= 640 ? 'words' : width >= 350 ? 'tile' : 'name',
    isLow,
  }
}
