import * as v from 'valibot'
import type { Move, Side } from '../core/game'
import { parseJson } from '../core/json'
import { readMove } from '../core/moveText'
import { fail, ok, type Result } from '../core/result'
import { gameOf, isGameId } from '../registry'
import {
  endMatch,
  makeRequest,
  newMatch,
  replay,
  resultOf,
  rulesOf,
  undo,
  type Ending,
  type Match,
  type Ply,
} from './match'
import {
  allowanceSchema,
  askSchema,
  clockSchema,
  countSchema,
  endingSchema,
  identitySchema,
  playerSchema,
  recordDateSchema,
  seatsSchema,
} from './schema'

/**
 * The versions of the record's own shape; the rules have theirs. The second adds the identity, requests and friends. It
 * is written only for a match that has one of these, so that earlier releases read the others.
 */
export const RECORD_VERSIONS = [1, 2] as const
/** A longer text is refused unread. */
const MAX_LENGTH = 2_000_000

const moves = v.array(v.pipe(v.string(), v.maxLength(40)))

const fieldsSchema = v.strictObject({
  format: v.literal('tabuleiro'),
  version: v.picklist(RECORD_VERSIONS),
  game: v.string(),
  rules: countSchema,
  options: v.unknown(),
  start: v.optional(v.string()),
  seats: seatsSchema,
  date: v.optional(recordDateSchema),
  identity: v.optional(identitySchema),
  moves,
  undone: moves,
  ending: v.optional(endingSchema),
  request: v.optional(v.strictObject({ ask: askSchema, by: playerSchema })),
  clock: v.optional(
    v.strictObject({
      ...clockSchema.entries,
      /** What the mover had left, for each of `moves` and then `undone`; null where it was not recorded. */
      times: v.array(v.nullable(countSchema)),
    }),
  ),
  takebacks: allowanceSchema,
  hints: allowanceSchema,
  result: v.nullable(v.strictObject({ winner: v.nullable(playerSchema), reason: v.string() })),
})

const schema = v.pipe(
  fieldsSchema,
  v.check(record => record.version > 1 || leastVersion(record) === 1),
)

/** A match as plain data: moves and versions of the rules, never positions or their memory layout. */
export type GameRecord = v.InferOutput<typeof fieldsSchema>

/** The match as a record. */
export function toRecord(match: Match): GameRecord {
  const game = rulesOf(match)
  const plies = [...match.plies, ...[...match.undone].reverse()]
  const texts = plies.map(ply => game.write(match.setup, ply.move))
  const ended = match.ending
  return {
    format: 'tabuleiro',
    version: leastVersion(match),
    game: match.game,
    rules: game.rulesVersion,
    options: match.setup.options,
    ...(match.start === undefined ? {} : { start: match.start }),
    seats: [{ ...match.seats[0] }, { ...match.seats[1] }],
    ...(match.date === undefined ? {} : { date: match.date }),
    ...(match.identity === undefined ? {} : { identity: match.identity }),
    moves: texts.slice(0, match.plies.length),
    undone: texts.slice(match.plies.length),
    ...(ended === undefined
      ? {}
      : { ending: ended.how === 'agreed' ? ended : { how: ended.how, by: toPlayer(ended.by) } }),
    ...(match.request === undefined ? {} : { request: { ask: match.request.ask, by: toPlayer(match.request.by) } }),
    ...(match.clock === undefined
      ? {}
      : {
          clock: {
            initial: [...match.clock.initial],
            increment: [...match.clock.increment],
            left: [...match.clock.left],
            times: plies.map(ply => ply.left ?? null),
          },
        }),
    takebacks: { allowed: match.takebacks.allowed, used: [...match.takebacks.used] },
    hints: { allowed: match.hints.allowed, used: [...match.hints.used] },
    result: resultRecord(match),
  }
}

/** A match from a record of any origin. Its shape is checked and its moves replayed; a refusal names the bad one. */
export function fromRecord(data: unknown): Result<Match> {
  if (isNewer(data)) return fail('record/newer')
  const parsed = v.safeParse(schema, data)
  if (!parsed.success) return fail('record/invalid')
  const record = parsed.output
  if (!isGameId(record.game)) return fail('game/unknown')
  const { rulesVersion } = gameOf(record.game)
  if (record.rules !== rulesVersion) return fail(record.rules > rulesVersion ? 'record/newer' : 'record/older')
  const plies = record.moves.length + record.undone.length
  if (record.clock !== undefined && record.clock.times.length !== plies) return fail('record/invalid')
  const game = record.game
  const clock = record.clock
  const fresh = newMatch({
    ...record,
    game,
    clock: clock && { initial: clock.initial, increment: clock.increment, left: clock.left },
  })
  if (!fresh.ok) return fresh
  const texts = [...record.moves, ...record.undone]
  const played = replay(fresh.value, texts.length, (s, seen, at) => {
    const move = readMove(gameOf(game), s, seen, texts[at])
    return move.ok ? ok(makePly(move.value, clock?.times[at])) : move
  })
  if (!played.ok) return played
  return finish({ ...undo(played.value, record.undone.length), clock: fresh.value.clock }, record)
}

/** The record as text: JSON. */
export function writeRecord(match: Match): string {
  return JSON.stringify(toRecord(match))
}

export function readRecord(text: string): Result<Match> {
  if (text.length > MAX_LENGTH) return fail('record/invalid')
  const data = parseJson(text)
  return data.ok ? fromRecord(data.value) : data
}

function makePly(move: Move, left: number | null | undefined): Ply {
  return left === null || left === undefined ? { move } : { move, left }
}

/** Adds the ending and the request. Refuses a record that names another result than the one reached. */
function finish(match: Match, record: GameRecord): Result<Match> {
  const ended = record.ending === undefined ? ok(match) : endMatch(match, toEnding(record.ending))
  if (!ended.ok) return fail('record/result')
  const same = JSON.stringify(resultRecord(ended.value)) === JSON.stringify(record.result)
  if (!same) return fail('record/result')
  if (record.request === undefined) return ended
  const asked = makeRequest(ended.value, { ask: record.request.ask, by: toSide(record.request.by) })
  return asked.ok ? asked : fail('record/invalid')
}

/** The first version that can hold a match: the second has identities, requests and friends. */
function leastVersion({ identity, request, seats }: LaterFields): GameRecord['version'] {
  const isPlain = identity === undefined && request === undefined && seats.every(({ player }) => player !== 'friend')
  return isPlain ? 1 : 2
}

/** The fields that the second version has added to. */
interface LaterFields {
  readonly identity?: string | undefined
  readonly request?: object | undefined
  readonly seats: Match['seats']
}

/** The ending as the match holds it. */
export function toEnding(ending: NonNullable<GameRecord['ending']>): Ending {
  return ending.how === 'agreed' ? ending : { how: ending.how, by: toSide(ending.by) }
}

/** The result as it is written everywhere outside: players 1 and 2, null for a draw or a match that is on. */
export function resultRecord(match: Match): GameRecord['result'] {
  const result = resultOf(match)
  if (result === undefined) return null
  return { winner: result.winner === undefined ? null : toPlayer(result.winner), reason: result.reason }
}

/** A side as it is written: players are 1 and 2. */
export function toPlayer(side: Side): 1 | 2 {
  return side === 0 ? 1 : 2
}

export function toSide(player: 1 | 2): Side {
  return player === 1 ? 0 : 1
}

/** Whether a later release wrote the record: it is refused with a code of its own, since it is not broken. */
function isNewer(data: unknown): boolean {
  const head = v.safeParse(v.object({ format: v.literal('tabuleiro'), version: v.number() }), data)
  return head.success && head.output.version > Math.max(...RECORD_VERSIONS)
}
