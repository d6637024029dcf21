import { font, lineHeight, space } from '../../../theme/tokens'
import type { Message } from '../../../words/status'

/** How a message is written: its headline above the rest, or run in where there is no room for a line of its own. */
export interface MessageStyle {
  readonly headline: keyof typeof font
  readonly detail: keyof typeof font
  readonly isRunIn: boolean
}

/** The ways to write a message, from large to small; the first is for screens with margins. */
export const MESSAGE_STYLES = {
  large: { headline: 'large', detail: 'body', isRunIn: false },
  usual: { headline: 'title', detail: 'body', isRunIn: false },
  small: { headline: 'body', detail: 'small', isRunIn: false },
  tiny: { headline: 'small', detail: 'tiny', isRunIn: false },
  runIn: { headline: 'tiny', detail: 'tiny', isRunIn: true },
  fine: { headline: 'fine', detail: 'fine', isRunIn: true },
} as const satisfies Readonly<Record<string, MessageStyle>>

/** One of the ways to write a message. */
export type MessageSize = keyof typeof MESSAGE_STYLES

const SIZES: readonly MessageSize[] = ['large', 'usual', 'small', 'tiny', 'runIn', 'fine']

/** The average width of a letter, as a share of its size: plain, and bold as in a headline. */
const LETTER = 0.47
const BOLD_LETTER = 0.53
/** A word that does not fit leaves the end of its line empty: half a long word. */
const RAGGED = 4
/** Between what is said and what to do next. */
export const NEXT_GAP = space.xs

/** How long the parts of a message are, in letters; `next` is what to do next, below the rest. */
export interface MessageLength {
  readonly headline: number
  readonly detail: number
  readonly next: number
}

/** A name of the usual length and that it thinks, and what to do next in a few words. */
const USUAL = { headline: 32, next: 50 } as const

/** The longest message of a game whose details have up to `letters`, with or without what to do next. */
export function longestMessage(letters: number, hasNext: boolean): MessageLength {
  return { headline: USUAL.headline, detail: letters, next: hasNext ? USUAL.next : 0 }
}

/** The height of a message in a box of this width. */
export function messageHeight(length: MessageLength, width: number, size: MessageSize, textScale = 1): number {
  const { headline, detail, isRunIn } = MESSAGE_STYLES[size]
  const heightOf = (letters: number, part: keyof typeof font, letter = LETTER) =>
    countLines(letters, (width - 2 * space.s) / (font[part] * textScale * letter)) * lineHeight(part) * textScale
  const next = length.next === 0 ? 0 : NEXT_GAP + heightOf(length.next, detail)
  // A headline that is run in ends with a full stop and a space.
  if (isRunIn) return heightOf(length.headline + 2 + length.detail, detail) + next
  return heightOf(length.headline, headline, BOLD_LETTER) + heightOf(length.detail, detail) + next
}

/** The lines that so many letters take with `inLine` of them in a line. */
function countLines(letters: number, inLine: number): number {
  // A text of one line leaves no end of a line empty.
  return letters <= inLine - 1 ? Math.sign(letters) : Math.ceil(letters / Math.max(1, inLine - RAGGED))
}

/** A box for a message. */
interface Room {
  readonly width: number
  readonly height: number
}

/** The letters that whole names may make smaller; in smaller ones names are cut. */
const LEAST_FOR_NAMES = font.tiny

/** Whether a message with whole names has room where names might be cut. */
export function hasNameRoom(message: Message, room: Room, textScale: number, first: MessageSize): boolean {
  const length = { headline: message.headline.length, detail: message.detail.length, next: 0 }
  const size = fittingSize(length, room, textScale, first)
  const isFitting = messageHeight(length, room.width, size, textScale) <= room.height
  return isFitting && font[MESSAGE_STYLES[size].detail] >= LEAST_FOR_NAMES
}

/** Whether a text of one size takes no more than so many lines of a width. */
export function fitsLines(text: string, size: keyof typeof font, width: number, lines: number): boolean {
  return countLines(text.length, width / (font[size] * BOLD_LETTER)) <= lines
}

/** The largest size, from `first` down, in which a message fits into a box; the smallest where none does. */
export function fittingSize(length: MessageLength, room: Room, textScale: number, first: MessageSize): MessageSize {
  const fits = (size: MessageSize) => messageHeight(length, room.width, size, textScale) <= room.height
  return SIZES.slice(SIZES.indexOf(first)).find(fits) ?? 'fine'
}

/**
 * How a message is written in a box, and whether what to do next has room below it. Room is kept for it whatever it is
 * now, so that the letters keep their size from tap to tap.
 */
export function planMessage(
  { headline, detail }: Message,
  next: string,
  room: Room,
  textScale: number,
  first: MessageSize,
): { readonly style: MessageStyle; readonly hasNext: boolean } {
  const alone = { headline: headline.length, detail: detail.length, next: 0 }
  const ample = fittingSize({ ...alone, next: USUAL.next }, room, textScale, first)
  const size = MESSAGE_STYLES[ample].isRunIn ? fittingSize(alone, room, textScale, first) : ample
  const isFitting = messageHeight({ ...alone, next: next.length }, room.width, size, textScale) <= room.height
  return { style: MESSAGE_STYLES[size], hasNext: next !== '' && isFitting }
}
