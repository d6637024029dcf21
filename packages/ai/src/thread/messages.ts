import { fail, ok, type Failure, type Match, type Result } from '@tabuleiro/engine'
import * as v from 'valibot'
import { moveText } from '../answers/moveResult'
import type { Query } from '../answers/query'

const whole = v.pipe(v.number(), v.safeInteger())
const positive = v.pipe(whole, v.minValue(1))
const shortText = v.pipe(v.string(), v.maxLength(40))

/** A match as it crosses from thread to thread: a description to be replayed, never a position. */
const matchFields = {
  /** Replies repeat it; the first is 1. */
  ticket: positive,
  game: v.string(),
  options: v.unknown(),
  start: v.optional(v.string()),
  moves: v.pipe(v.array(shortText), v.maxLength(10_000)),
}

const messageSchema = v.variant('kind', [
  v.strictObject({ ...matchFields, kind: v.literal('move'), player: shortText, seed: whole }),
  v.strictObject({
    ...matchFields,
    kind: v.literal('hint'),
    seed: whole,
    nodes: v.optional(positive),
    millis: v.optional(positive),
  }),
  v.strictObject({
    ...matchFields,
    kind: v.literal('lines'),
    nodes: v.optional(positive),
    millis: v.optional(positive),
  }),
  v.strictObject({
    ...matchFields,
    kind: v.literal('analyse'),
    nodes: v.optional(positive),
    unfinished: v.optional(v.string()),
  }),
  v.strictObject({ kind: v.picklist(['cancel', 'pause', 'resume']) }),
])

/** A message to the search thread: a request, or a command about the present one. */
export type Message = Readonly<v.InferOutput<typeof messageSchema>>
/** A message that asks a question. */
export type Request = Extract<Message, { readonly ticket: number }>

/**
 * A message from the search thread: progress from 0 to 1, with what is found so far where that is worth showing; the
 * answer; or a failure. The ticket is that of the request.
 */
export type Reply<Answer = unknown> =
  | { readonly ticket: number; readonly done: number; readonly soFar?: Answer }
  | { readonly ticket: number; readonly answer: Answer }
  | { readonly ticket: number; readonly error: Failure }

/** One end of a channel between threads. */
export interface Port<Out, In> {
  readonly post: (message: Out) => void
  readonly listen: (receive: (message: In) => void) => void
}

/** A question as a plain value that can cross to another thread. */
export function toRequest(ticket: number, match: Match, query: Query): Request {
  return {
    ticket,
    game: match.game,
    options: { ...match.setup.options },
    ...(match.start === undefined ? {} : { start: match.start }),
    moves: match.plies.map(ply => moveText(match, ply.move)),
    ...query,
  }
}

/** Checks the shape of a message from another thread or program. `openRequest` checks its content. */
export function readMessage(data: unknown): Result<Message> {
  const parsed = v.safeParse(messageSchema, data)
  return parsed.success ? ok(parsed.output) : fail('request/invalid')
}

/** The ticket of a message that is otherwise broken, 0 where there is none. */
export function readTicket(data: unknown): number {
  const parsed = v.safeParse(v.object({ ticket: positive }), data)
  return parsed.success ? parsed.output.ticket : 0
}
