import type { ScaledSize } from 'react-native'
import { space } from '../../theme/tokens'

/** The greatest width of the page: a column of text and one of figures. */
export const PAGE_WIDTH = 900

/** The greatest width of a line of text. */
export const MAX_TEXT_WIDTH = 600

/** The box of one figure. */
const FIGURE = { width: 300, height: 284 }

/** The least width of text beside a figure, at the usual text size. */
const MIN_TEXT_WIDTH = 320

/** How the page uses its width. */
export interface RulesLayout {
  /** Whether figures stand beside their text, not below it. */
  readonly isWide: boolean
  /** Whether there is room for the contents. */
  readonly hasContents: boolean
  /** The box of one figure. */
  readonly figureBox: { readonly width: number; readonly height: number }
}

/** Large text needs more width, so figures go below it sooner. */
export function rulesLayout({ width, fontScale }: Pick<ScaledSize, 'width' | 'fontScale'>): RulesLayout {
  const column = Math.min(width, PAGE_WIDTH) - 2 * space.l
  return {
    isWide: column - FIGURE.width - space.xxl >= MIN_TEXT_WIDTH * fontScale,
    hasContents: width >= PAGE_WIDTH * fontScale,
    figureBox: { width: Math.min(FIGURE.width, column), height: FIGURE.height },
  }
}
