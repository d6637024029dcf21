import type { ScaledSize } from 'react-native'
import { space } from '../../theme/tokens'

/** The widest that the page becomes: a column of text and one of pictures. */
export const PAGE_WIDTH = 900

/** Lines of text are not longer than this. */
export const MEASURE = 600

/** The room of one picture. */
const PICTURE = { width: 300, height: 284 }

/** Room for text beside a picture, at the usual size of letters. */
const TEXT_LEAST = 320

/** How the page uses its room. */
export interface RulesLayout {
  /** Pictures stand beside their text and not below it. */
  readonly isWide: boolean
  /** There is room for a line or two of headings to jump to. */
  readonly hasContents: boolean
  /** Room for one picture. */
  readonly picture: { readonly width: number; readonly height: number }
}

/** Large letters need more room for the text, so pictures go below it sooner. */
export function rulesLayout({ width, fontScale }: Pick<ScaledSize, 'width' | 'fontScale'>): RulesLayout {
  const column = Math.min(width, PAGE_WIDTH) - 2 * space.l
  return {
    isWide: column - PICTURE.width - space.xxl >= TEXT_LEAST * fontScale,
    hasContents: width >= PAGE_WIDTH * fontScale,
    picture: { width: Math.min(PICTURE.width, column), height: PICTURE.height },
  }
}
