import * as v from 'valibot'

/** The shapes that a new match and a record share, so that every match can be saved and read back. */

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const pairSchema = v.strictTuple([countSchema, countSchema])
/** Players are 1 and 2 wherever they are written. */
export const playerSchema = v.picklist([1, 2])

/** A player's name: one line of printable text. */
export const nameSchema = v.pipe(v.string(), v.maxLength(80), v.check(isPrintable))
const seatSchema = v.strictObject({
  name: v.pipe(nameSchema, v.transform(withoutTurning)),
  player: v.pipe(v.string(), v.maxLength(40), v.regex(/^(human|friend|(level|report):[a-z0-9-]+)$/)),
})
export const seatsSchema = v.strictTuple([seatSchema, seatSchema])
const timestampSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())
const dateSchema = v.pipe(timestampSchema, v.check(isInCalendar))
/** A date as a record has it: one that no calendar has (30 February) is read as unknown, so that the match is kept. */
export const recordDateSchema = v.pipe(
  timestampSchema,
  v.transform(text => (isInCalendar(text) ? text : undefined)),
)
export const clockSchema = v.strictObject({ initial: pairSchema, increment: pairSchema, left: pairSchema })
export const allowanceSchema = v.strictObject({ allowed: v.boolean(), used: pairSchema })

/** How a match ended where the moves do not show it. */
export const endingSchema = v.variant('how', [
  v.strictObject({ how: v.picklist(['resign', 'time']), by: playerSchema }),
  v.strictObject({ how: v.literal('agreed') }),
])

/** The identity of a game: 72 random bits as base64url. */
export const identitySchema = v.pipe(v.string(), v.regex(/^[\w-]{12}$/))
/** What one player may ask of the other. */
export const askSchema = v.picklist(['undo', 'draw'])

/** What people and devices bring to a new match; the rules check the game, options and start. */
export const matchMetaSchema = v.object({
  identity: v.optional(identitySchema),
  seats: v.optional(seatsSchema),
  date: v.optional(dateSchema),
  clock: v.optional(clockSchema),
  takebacks: v.optional(allowanceSchema),
  hints: v.optional(allowanceSchema),
})

/** Whether the day of an ISO date and time exists in its month. */
function isInCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const longestDay = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= longestDay
}

/** A text without the characters that turn it, and what follows it in a sentence, around: embeddings and overrides. */
export function withoutTurning(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

/** No control characters and no halves of surrogate pairs. */
function isPrintable(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0
    if (code < 32 || (code >= 127 && code < 160) || (code >= 0xd800 && code < 0xe000)) return false
    if (code > 0xffff) i++
  }
  return true
}
