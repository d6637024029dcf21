import * as v from 'valibot'
import { writtenMoves } from '../core/moveText'
import { nonDefaultOptions } from '../core/options'
import { fail, ok, type Result } from '../core/result'
import { gameOf, isGameId } from '../registry'
import { divideBy, multiplyAdd } from './bytes'
import type { Side } from '../core/game'
import { endMatch, makeRequest, newMatch, replay, rulesOf, seenCounts, type Match, type Seat } from './match'
import { readPayload, writePayload } from './payload'
import { toEnding, toPlayer, toRecord, toSide } from './record'
import {
  askSchema,
  countSchema,
  endingSchema,
  identitySchema,
  nameSchema,
  playerSchema,
  withoutTurning,
} from './schema'

/** The first character of a payload: the second version is for a match that has an identity. */
const [FIRST, SECOND] = ['1', '2'] as const
/** Longer games do not fit a link: they are shared as text. */
export const MAX_LINK_LENGTH = 4_000
const MAX_PLIES = 2_000
/** The length that is safe everywhere: names are left out of a link that would be longer. */
const SAFE_LENGTH = 2_000

/** What a link holds besides the moves, under short names to save characters. Player names are left out by default. */
const firstHeadSchema = v.strictObject({
  g: v.string(),
  r: v.number(),
  o: v.optional(v.unknown()),
  s: v.optional(v.string()),
  e: v.optional(endingSchema),
  n: v.optional(v.strictTuple([nameSchema, nameSchema])),
  /** Number of moves. */
  m: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES)),
})

/** The second version adds the identity, and what two devices that play each other have to tell. */
const secondHeadSchema = v.strictObject({
  ...firstHeadSchema.entries,
  i: identitySchema,
  /** The player from whose device it comes: the other one opens it. */
  f: v.optional(playerSchema),
  /** What that player asks for. */
  a: v.optional(askSchema),
  /** How often each player took moves back: fewer moves and more takebacks are a later moment of the match. */
  t: v.optional(v.strictTuple([countSchema, countSchema])),
  /** 0 where moves cannot be taken back (undo), or hints are not given. */
  u: v.optional(v.literal(0)),
  h: v.optional(v.literal(0)),
})

type Head = v.InferOutput<typeof firstHeadSchema> & Partial<v.InferOutput<typeof secondHeadSchema>>

/** What a link holds beyond the match: the names of the players, and the side from whose device it comes. */
export interface LinkOptions {
  readonly names?: boolean
  readonly from?: Side | undefined
}

/**
 * The whole game in a URL-safe text: version, then bytes for checksum, head and moves. Each move is its rank among the
 * sorted legal moves, and the ranks together are one number in mixed bases. Only a match with an identity holds `from`.
 */
export function writeLink(match: Match, { names = false, from }: LinkOptions = {}): Result<string> {
  if (match.plies.length > MAX_PLIES) return fail('link/long')
  const record = toRecord(match)
  const game = rulesOf(match)
  const options = nonDefaultOptions(game.options, match.setup.options)
  const head = {
    g: match.game,
    r: game.rulesVersion,
    ...(match.identity === undefined ? {} : secondHead(match, match.identity, from)),
    ...(Object.keys(options).length > 0 ? { o: options } : {}),
    ...(record.start === undefined ? {} : { s: record.start }),
    ...(record.ending === undefined ? {} : { e: record.ending }),
    ...(names ? { n: match.seats.map(seat => seat.name) } : {}),
    m: match.plies.length,
  }
  const version = match.identity === undefined ? FIRST : SECOND
  const text = version + writePayload(head, moveBytes(match))
  if (names && text.length > SAFE_LENGTH) return writeLink(match, { from })
  return text.length > MAX_LINK_LENGTH ? fail('link/long') : ok(text)
}

/** What the second version adds. A request travels only from the device of the player who made it. */
function secondHead({ request, takebacks, hints }: Match, identity: string, from: Side | undefined): Partial<Head> {
  const [first, second] = takebacks.used
  return {
    i: identity,
    ...(from === undefined ? {} : { f: toPlayer(from) }),
    ...(request === undefined || request.by !== from ? {} : { a: request.ask }),
    ...(first + second === 0 ? {} : { t: [first, second] }),
    ...(takebacks.allowed ? {} : { u: 0 }),
    ...(hints.allowed ? {} : { h: 0 }),
  }
}

/**
 * A match from a payload: undamaged, of a known version, replayed, and exactly what `writeLink` would have written. The
 * player from whose device it comes sits in it as a `friend`.
 */
export function readLink(payload: string): Result<Match> {
  if (payload.length < 2 || payload.length > MAX_LINK_LENGTH || !/^[1-9]/.test(payload)) return fail('link/invalid')
  if (!payload.startsWith(FIRST) && !payload.startsWith(SECOND)) return fail('link/newer')
  const opened = readPayload(payload.slice(1))
  if (!opened.ok) return opened
  const schema = payload.startsWith(FIRST) ? firstHeadSchema : secondHeadSchema
  const parsed = v.safeParse(schema, opened.value.head)
  if (!parsed.success) return fail('link/invalid')
  const head: Head = parsed.output
  const match = matchFrom(head, opened.value.rest)
  if (!match.ok) return match
  const from = head.f && toSide(head.f)
  const again = writeLink(match.value, { names: head.n !== undefined, from })
  if (!again.ok || again.value !== payload) return fail('link/invalid')
  return ok({ ...match.value, seats: seatsFrom(head, withoutTurning) })
}

function seatsFrom({ f, n = ['', ''] }: Head, clean = (name: string) => name): Match['seats'] {
  const seat = (side: Side): Seat => ({ name: clean(n[side]), player: f === toPlayer(side) ? 'friend' : 'human' })
  return [seat(0), seat(1)]
}

function matchFrom(head: Head, ranks: number[]): Result<Match> {
  if (!isGameId(head.g)) return fail('game/unknown')
  const game = gameOf(head.g)
  if (head.r !== game.rulesVersion) return fail(head.r > game.rulesVersion ? 'link/newer' : 'link/older')
  const fresh = newMatch({
    game: head.g,
    identity: head.i,
    options: head.o,
    start: head.s,
    seats: seatsFrom(head),
    takebacks: { allowed: head.u === undefined, used: head.t ?? [0, 0] },
    hints: { allowed: head.h === undefined, used: [0, 0] },
  })
  if (!fresh.ok) return fresh
  const played = replay(fresh.value, head.m, (s, seen) => {
    const choices = writtenMoves(game, s, seen)
    return choices.length === 0 ? fail('game/over') : ok({ move: choices[divideBy(ranks, choices.length)].move })
  })
  const ended = played.ok && head.e !== undefined ? endMatch(played.value, toEnding(head.e)) : played
  if (!ended.ok || head.a === undefined || head.f === undefined) return ended
  const asked = makeRequest(ended.value, { ask: head.a, by: toSide(head.f) })
  return asked.ok ? asked : fail('link/invalid')
}

/** Ranks from the last move to the first, so that the first move is read first. */
function moveBytes(match: Match): number[] {
  const game = rulesOf(match)
  const seen = seenCounts(match.positions)
  const ranks: number[] = []
  for (let ply = match.plies.length - 1; ply >= 0; ply--) {
    const choices = writtenMoves(game, match.positions[ply], seen[ply])
    multiplyAdd(
      ranks,
      choices.length,
      choices.findIndex(choice => choice.move === match.plies[ply].move),
    )
  }
  return ranks
}
