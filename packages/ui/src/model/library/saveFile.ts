import {
  fail,
  fromRecord,
  gameIds,
  gameOf,
  ok,
  parseJson,
  RECORD_VERSIONS,
  toRecord,
  withoutTurning,
  type ErrorCode,
  type Match,
  type MatchResult,
  type Result,
} from '@tabuleiro/engine'
import * as v from 'valibot'
import { cleanName, isComputer } from '../newGame/choices'
import { isPersonSeat } from '../session/seats'
import type { SavedGame } from './library'
import { isTooDeep } from './nesting'

/** The version of the file's own shape; the record inside has its own. */
const VERSION = 1
/** The longest text that is read. */
const MAX_LENGTH = 4_000_000

const seat = v.looseObject({ name: v.string(), player: v.string() })

/** As much of a record as a list shows. The engine checks the rest when the game is read. */
const headSchema = v.pipe(
  v.looseObject({
    version: v.picklist(RECORD_VERSIONS),
    identity: v.optional(v.string()),
    game: v.picklist(gameIds),
    rules: v.number(),
    seats: v.tuple([seat, seat]),
    moves: v.custom<readonly unknown[]>(Array.isArray),
    result: v.nullable(v.looseObject({ winner: v.nullable(v.picklist([1, 2])), reason: v.string() })),
  }),
  v.check(({ game, rules }) => rules === gameOf(game).rulesVersion),
)

const schema = v.looseObject({
  format: v.literal('tabuleiro-game'),
  version: v.literal(VERSION),
  id: v.string(),
  title: v.string(),
  changed: v.pipe(v.number(), v.safeInteger()),
  /** Out of the lists, and soon deleted. */
  removed: v.boolean(),
  record: headSchema,
  /** How many moves a game by link had when its last one was made here and not sent; of any other number it is old. */
  unsent: v.optional(v.unknown()),
  /** Room for the analysis of a review. */
  analysis: v.optional(v.unknown()),
})

/** A saved game as it is stored. Fields that only a later release knows are left in it. */
export type SaveFile = v.InferInput<typeof schema>

/** The record in a save file: only its moves and what a list shows are checked. */
export type SavedRecord = SaveFile['record']

/** The save file of a new match. */
export function newSaveFile(id: string, match: Match, changed: number): SaveFile {
  const record = savedRecord(match)
  return { format: 'tabuleiro-game', version: VERSION, id, title: '', changed, removed: false, record }
}

export function savedRecord(match: Match): SavedRecord {
  return { ...toRecord(match), game: match.game }
}

/** Whether the last move was made here and waits to be sent to the friend. */
export function hasUnsentMove({ unsent, record }: SaveFile): boolean {
  return unsent !== undefined && unsent === record.moves.length
}

export function writeSaveFile(file: SaveFile): string {
  return JSON.stringify(file)
}

/** Whether a text says that it is a save file, of any release, whole or not. */
export function isSaveFile(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"tabuleiro-game"/.test(text)
}

/** Reads what `writeSaveFile` wrote; the record is checked as far as lists need it. */
export function readSaveFile(text: string): Result<SaveFile> {
  if (text.length > MAX_LENGTH) return fail('record/invalid')
  if (isTooDeep(text)) return fail('record/invalid')
  const data = parseJson(text)
  return data.ok ? toSaveFile(data.value) : data
}

function toSaveFile(data: unknown): Result<SaveFile> {
  // The data itself, not the output of the check: its fields keep their order, so that texts can be compared.
  return v.is(schema, data) ? ok(data) : fail(refusalCode(data))
}

/** Why data is no save file: a later release wrote it, or the engine names what is wrong with its record. */
function refusalCode(data: unknown): ErrorCode {
  const outside = v.safeParse(v.object({ format: schema.entries.format, version: v.number() }), data)
  if (!outside.success) return 'record/invalid'
  if (outside.output.version > VERSION) return 'record/newer'
  const inside = v.safeParse(v.object({ record: v.unknown() }), data)
  const match = fromRecord(inside.success ? inside.output.record : undefined)
  return match.ok ? 'record/invalid' : match.error.code
}

/** The match of a record of any origin, replayed by the engine; its players must exist. */
export function readMatch(record: unknown): Result<Match> {
  const match = fromRecord(record)
  return match.ok ? refuseUnknownPlayers(match.value) : match
}

/** Refuses a match whose computer players this release does not have. */
export function refuseUnknownPlayers(match: Match): Result<Match> {
  const isKnown = match.seats.every(seat => isPersonSeat(seat) || isComputer(match.game, seat.player))
  return isKnown ? ok(match) : fail('player/unknown')
}

/** The latest moment that a calendar has. */
const LATEST = 8_640_000_000_000_000

/** The game as lists show it: what a list cannot show of a text from outside is cut, or unknown. */
export function toListRow({ id, title, changed, record }: SaveFile): SavedGame {
  const { game, moves, identity } = record
  const [first, second] = record.seats
  return {
    id,
    game,
    identity,
    title: cleanName(title),
    seats: [
      { ...first, name: withoutTurning(first.name) },
      { ...second, name: withoutTurning(second.name) },
    ],
    plies: moves.length,
    result: readResult(record),
    changed: changed >= 0 && changed <= LATEST ? changed : undefined,
  }
}

function readResult({ result }: SavedRecord): MatchResult | undefined {
  if (result === null) return undefined
  return { winner: result.winner === null ? undefined : result.winner === 1 ? 0 : 1, reason: result.reason }
}
