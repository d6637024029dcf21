import type { Box } from '../../../board/layout'
import { font, space, touch } from '../../../theme/tokens'

/** What a result card shows in its room, and how large. */
export interface CardPlan {
  /** Whether there is room for its words alone, in the place of the status. */
  readonly isLine: boolean
  readonly hasButtons: boolean
  readonly headline: 'body' | 'title' | 'large'
  /** The side of a tile beside the headline. */
  readonly tile: number
  /** The room for the reason. */
  readonly words: Box
}

/** The least heights, in pixels, of a card with a headline of its own, and of one with buttons. */
const LOW_CARD = 66
const ROOMY_CARD = 160
/** From this height on there is room for a large headline. */
const HIGH_CARD = 190
/** From this width on the headline is large. */
const WIDE = 300

/** Divides a card. One without a height is as high as its contents, which are all there. */
export function cardPlan(width: number, height: number | undefined, textScale: number, isBare: boolean): CardPlan {
  const room = (height ?? Infinity) / Math.max(1, textScale)
  const isLine = room < LOW_CARD
  const hasButtons = room >= ROOMY_CARD && !isBare
  const headline = !hasButtons ? 'body' : width >= WIDE && room >= HIGH_CARD ? 'large' : 'title'
  const above = isLine ? 0 : Math.max(touch.min / 2, Math.round(font[headline] * 1.25)) * Math.max(1, textScale)
  const below = hasButtons ? touch.min + Math.round(font.small * 1.25) * textScale + 2 * space.s : 0
  const words = {
    width: width - (isLine ? 0 : 2 * space.s),
    height: (height ?? Infinity) - above - below - (isLine ? 0 : 3 * space.s),
  }
  return { isLine, hasButtons, headline, tile: hasButtons ? 26 : 20, words }
}

/** The gap between two tiles, and the width of a bold letter as a share of its size. */
export const TILE_GAP = 2
const LETTER = 0.58
/** More tiles than these are no more festive. */
const MOST_TILES = 8

/** Whether a headline of so many letters stands in one line, with a tile on each side. */
export function hasHeadlineRoom(plan: CardPlan, width: number, letters: number, textScale: number): boolean {
  return tilesBeside(plan, width, letters, textScale) > 0
}

/** How many whole tiles fit on each side of a headline of so many letters. */
export function tilesBeside({ headline, tile }: CardPlan, width: number, letters: number, textScale: number): number {
  const words = letters * font[headline] * LETTER * textScale
  const room = (width - 2 * space.s - words) / 2 - space.s
  return Math.max(0, Math.min(MOST_TILES, Math.floor((room + TILE_GAP) / (tile + TILE_GAP))))
}
