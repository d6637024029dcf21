import * as v from 'valibot'
import { parseJson } from '../core/json'
import { writtenMoves } from '../core/moveText'
import { nonDefaultOptions } from '../core/options'
import { fail, ok, type Result } from '../core/result'
import { gameOf, isGameId } from '../registry'
import { checksum, divideBy, multiplyAdd, readBytes, writeBytes } from './bytes'
import { endMatch, newMatch, replay, rulesOf, seenCounts, type Match } from './match'
import { toEnding, toRecord } from './record'
import { endingSchema, nameSchema } from './schema'

/** The first character of a payload. */
const VERSION = '1'
/** Longer games do not fit a link: they are shared as text. */
const MAX_LENGTH = 4_000
const MAX_PLIES = 2_000
/** The length that is safe everywhere: names are left out of a link that would be longer. */
const SAFE_LENGTH = 2_000

/** What a link holds besides the moves, under short names to save characters. Player names are left out by default. */
const headSchema = v.strictObject({
  g: v.string(),
  r: v.number(),
  o: v.optional(v.unknown()),
  s: v.optional(v.string()),
  e: v.optional(endingSchema),
  n: v.optional(v.strictTuple([nameSchema, nameSchema])),
  /** Number of moves. */
  m: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES)),
})

/**
 * The whole game in a URL-safe text: version, then bytes for checksum, head and moves. Each move is its rank among the
 * sorted legal moves, and the ranks together are one number in mixed bases.
 */
export function writeLink(match: Match, { names = false } = {}): Result<string> {
  if (match.plies.length > MAX_PLIES) return fail('link/long')
  const record = toRecord(match)
  const game = rulesOf(match)
  const options = nonDefaultOptions(game.options, match.setup.options)
  const head = {
    g: match.game,
    r: game.rulesVersion,
    ...(Object.keys(options).length > 0 ? { o: options } : {}),
    ...(record.start === undefined ? {} : { s: record.start }),
    ...(record.ending === undefined ? {} : { e: record.ending }),
    ...(names ? { n: match.seats.map(seat => seat.name) } : {}),
    m: match.plies.length,
  }
  const text = VERSION + writeBytes(withChecksum([...headBytes(head), ...moveBytes(match)]))
  if (names && text.length > SAFE_LENGTH) return writeLink(match)
  return text.length > MAX_LENGTH ? fail('link/long') : ok(text)
}

/** A match from a payload: undamaged, of a known version, replayed, and exactly what `writeLink` would have written. */
export function readLink(payload: string): Result<Match> {
  if (payload.length < 2 || payload.length > MAX_LENGTH || !/^[1-9]/.test(payload)) return fail('link/invalid')
  if (!payload.startsWith(VERSION)) return fail('link/newer')
  const bytes = readBytes(payload.slice(1))
  if (bytes === undefined) return fail('link/invalid')
  if (!hasChecksum(bytes)) return fail('link/damaged')
  const end = bytes.indexOf(0, 4)
  const data = parseJson(String.fromCharCode(...bytes.slice(4, end < 0 ? 4 : end)))
  const head = v.safeParse(headSchema, data.ok ? data.value : undefined)
  if (!head.success) return fail('link/invalid')
  const match = matchFrom(head.output, bytes.slice(end + 1))
  if (!match.ok) return match
  const again = writeLink(match.value, { names: head.output.n !== undefined })
  return again.ok && again.value === payload ? match : fail('link/invalid')
}

function matchFrom(head: v.InferOutput<typeof headSchema>, ranks: number[]): Result<Match> {
  if (!isGameId(head.g)) return fail('game/unknown')
  const game = gameOf(head.g)
  if (head.r > game.rulesVersion) return fail('link/newer')
  const [first, second] = head.n ?? ['', '']
  const seats = [
    { name: first, player: 'human' },
    { name: second, player: 'human' },
  ] as const
  const fresh = newMatch({ game: head.g, options: head.o, start: head.s, seats })
  if (!fresh.ok) return fresh
  const played = replay(fresh.value, head.m, (s, seen) => {
    const choices = writtenMoves(game, s, seen)
    return choices.length === 0 ? fail('game/over') : ok({ move: choices[divideBy(ranks, choices.length)].move })
  })
  if (!played.ok || head.e === undefined) return played
  return endMatch(played.value, toEnding(head.e))
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

/** The head as ASCII JSON and a zero: other characters are escaped, so that a byte is a character. */
function headBytes(head: object): number[] {
  const text = JSON.stringify(head).replace(
    /[\u007f-\uffff]/g,
    c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [...Array.from(text, c => c.charCodeAt(0)), 0]
}

function withChecksum(bytes: readonly number[]): number[] {
  const sum = checksum(bytes)
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255, ...bytes]
}

function hasChecksum(bytes: readonly number[]): boolean {
  return bytes.length > 4 && withChecksum(bytes.slice(4)).every((byte, i) => byte === bytes[i])
}
