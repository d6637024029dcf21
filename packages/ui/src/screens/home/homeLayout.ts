import type { Box } from '../../board/layout'
import { space } from '../../theme/tokens'

/** How the home page uses a screen. */
export interface HomeLayout {
  /** How many cards stand in a row. */
  readonly columns: 1 | 2 | 4
  /** Whether the picture stands above the words, not beside them. */
  readonly isTall: boolean
  readonly picture: Box
  /** What the bar has room for: the name, the name with its tile, or words on all buttons too. */
  readonly bar: 'name' | 'tile' | 'words'
  /** Whether the screen is a phone in landscape, where everything but playing gets less room. */
  readonly isShort: boolean
}

/** The greatest width of the page. */
export const MAX_WIDTH = 1480

/** How high a picture above the words is at most: two rows of cards leave less for each. */
function pictureHeight(columns: HomeLayout['columns'], height: number): number {
  if (columns === 2) return 176
  return height >= 1000 ? 300 : 240
}

/** The layout for a screen. If possible the first play button is in view without scrolling. */
export function homeLayout({ width, height }: Box): HomeLayout {
  const isShort = height < 480
  const columns = width >= 1000 && !isShort ? 4 : width >= 560 ? 2 : 1
  const isTall = columns > 1 && height >= 700
  const room = (Math.min(width, MAX_WIDTH) - space.l * (columns + 1)) / columns - 2 * space.l
  return {
    columns,
    isTall,
    picture: isTall
      ? { width: room, height: Math.min(pictureHeight(columns, height), room * 0.8) }
      : { width: 104, height: 104 },
    bar: width >= 640 ? 'words' : width >= 350 ? 'tile' : 'name',
    isShort,
  }
}
