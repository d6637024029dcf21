import {
  fail,
  isGameId,
  newMatch,
  ok,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type Match,
  type Result,
} from '@tabuleiro/engine'
import * as v from 'valibot'
import { openAnalysis } from '../answers/analyse'
import type { Analysis } from '../answers/analysis'
import { openHint, type Hint, type HintBudget } from '../answers/hint'
import { openMove } from '../answers/move'
import type { Task } from '../answers/task'
import { moveText, type MoveResult } from '../answers/moveResult'

/** A question about a match: a computer player's move, a hint, or an analysis of every move. */
export type Query =
  | { readonly kind: 'move'; readonly player: string; readonly seed: number }
  | ({ readonly kind: 'hint'; readonly seed: number } & HintBudget)
  | { readonly kind: 'analyse'; readonly nodes?: number | undefined }

/** What each kind of question is answered with. */
export interface QueryResults {
  readonly move: MoveResult
  readonly hint: Hint
  readonly analyse: Analysis
}

const whole = v.pipe(v.number(), v.safeInteger())
const positive = v.pipe(whole, v.minValue(1))
const shortText = v.pipe(v.string(), v.maxLength(40))

/** A match as it crosses from thread to thread: a description to be replayed, never a position. */
const matchFields = {
  /** Answers repeat it; the first is 1. */
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
  v.strictObject({ ...matchFields, kind: v.literal('analyse'), nodes: v.optional(positive) }),
  v.strictObject({ kind: v.picklist(['cancel', 'pause', 'resume']) }),
])

/** What the search thread is told: a question, or what to do with the one it is at. */
export type Message = Readonly<v.InferOutput<typeof messageSchema>>
/** A message that asks something. */
export type Request = Extract<Message, { readonly ticket: number }>

/** A question as a value that can cross to another thread. */
export function toRequest(ticket: number, match: Match, wish: Query): Request {
  return {
    ticket,
    game: match.game,
    options: { ...match.setup.options },
    ...(match.start === undefined ? {} : { start: match.start }),
    moves: match.plies.map(ply => moveText(match, ply.move)),
    ...wish,
  }
}

/** A message from another thread or program, its shape checked; what it says is judged when it is opened. */
export function readMessage(data: unknown): Result<Message> {
  const parsed = v.safeParse(messageSchema, data)
  return parsed.success ? ok(parsed.output) : fail('request/invalid')
}

/** The ticket of a message that is otherwise broken, 0 where there is none. */
export function readTicket(data: unknown): number {
  const parsed = v.safeParse(v.object({ ticket: positive }), data)
  return parsed.success ? parsed.output.ticket : 0
}

/** Replays a request, move by move, and opens what it asks for. Nothing in it is believed before. */
export function openRequest(request: Request): Result<Task<unknown>> {
  const match = replayMatch(request)
  return match.ok ? openQuery(match.value, request) : match
}

/** Opens what is asked about a match. */
export function openQuery(match: Match, wish: Query): Result<Task<QueryResults[Query['kind']]>> {
  if (wish.kind === 'move') return openMove(match, wish.player, wish.seed)
  if (wish.kind === 'hint') return openHint(match, wish.seed, wish)
  return ok(openAnalysis(match, wish.nodes))
}

function replayMatch({ game, options, start, moves }: Request): Result<Match> {
  if (!isGameId(game)) return fail('game/unknown')
  let match = newMatch({ game, options, start })
  for (let at = 0; match.ok && at < moves.length; at++) {
    const { value } = match
    const move = readMove(rulesOf(value), positionOf(value), seenAt(value), moves[at])
    match = move.ok ? playMove(value, move.value) : fail(move.error.code, at)
  }
  return match
}
