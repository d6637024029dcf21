import * as v from 'valibot'
import { legalMoves } from '../src/core/game'
import { parseJson } from '../src/core/json'
import { Line, perft } from '../src/core/line'
import { readMove, writtenMoves } from '../src/core/moveText'
import { ok, type ErrorCode, type Failure } from '../src/core/result'
import { newMatch, positionOf, replay, rulesOf, seenAt, type Match } from '../src/match/match'
import { resultRecord } from '../src/match/record'
import { gameOf, isGameId } from '../src/registry'

/** A request of more bytes than this is refused. */
export const MAX_REQUEST_BYTES = 1_000_000
const MAX_PERFT_NODES = 50_000_000
/** Moves played above the leaves: a tree of dead ends has few leaves and must not take for ever either. */
const MAX_PERFT_EFFORT = 12_000_000

const idSchema = v.union([v.string(), v.pipe(v.number(), v.safeInteger())])
const requestSchema = v.object({
  id: v.optional(idSchema),
  game: v.string(),
  options: v.optional(v.unknown()),
  position: v.optional(v.nullable(v.string())),
  moves: v.optional(v.array(v.string())),
  perft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
  trace: v.optional(v.boolean()),
})
type Request = v.InferOutput<typeof requestSchema>

/** The referee's answer to one line: an object to be written as JSON. */
export function answer(line: string, bytes: number): object {
  const data = parseJson(line)
  if (!data.ok) return refusal(undefined, data.error)
  const id = readId(data.value)
  const request = v.safeParse(requestSchema, data.value)
  if (bytes > MAX_REQUEST_BYTES || !request.success) return refusal(id, { code: 'request/invalid' })
  return judged(request.output)
}

/** A refusal in the protocol's words. */
export function refusal(id: string | number | undefined, error: Failure): object {
  return {
    ...(id === undefined ? {} : { id }),
    ok: false,
    error: { ...error, message: messages[error.code] ?? error.code },
  }
}

function judged(request: Request): object {
  const refuse = (error: Failure) => refusal(request.id, error)
  if (!isGameId(request.game)) return refuse({ code: 'game/unknown' })
  const game = gameOf(request.game)
  const fresh = newMatch({ game: request.game, options: request.options, start: request.position ?? undefined })
  if (!fresh.ok) return refuse(fresh.error)
  const moves = request.moves ?? []
  const legalCounts: number[] = []
  const played = replay(fresh.value, moves.length, (s, seen, at) => {
    if (request.trace === true) legalCounts.push(legalMoves(game, s, seen).length)
    const move = readMove(game, s, seen, moves[at])
    return move.ok ? ok({ move: move.value }) : move
  })
  if (!played.ok) return refuse(played.error)
  const report = reportPosition(played.value)
  const nodes = request.perft === undefined ? undefined : countNodes(played.value, request.perft)
  if (request.perft !== undefined && nodes === undefined) return refuse({ code: 'request/invalid' })
  return {
    ...(request.id === undefined ? {} : { id: request.id }),
    ok: true,
    ...report,
    ...(nodes === undefined ? {} : { nodes }),
    ...(request.trace === true
      ? {
          positions: played.value.positions.map(s => game.encode(s)),
          legalCounts: [...legalCounts, report.legal.length],
        }
      : {}),
  }
}

function reportPosition(match: Match) {
  const game = rulesOf(match)
  const s = positionOf(match)
  return {
    position: game.encode(s),
    turn: s.turn + 1,
    legal: writtenMoves(game, s, seenAt(match)).map(move => move.text),
    result: resultRecord(match),
  }
}

function countNodes(match: Match, depth: number): number | undefined {
  const line = new Line(rulesOf(match), positionOf(match), match.positions.slice(0, -1))
  return perft(line, depth, { limit: MAX_PERFT_NODES, effort: MAX_PERFT_EFFORT })
}

/** The id is echoed wherever it can be read, also from a request that is wrong in another place. */
function readId(data: unknown): string | number | undefined {
  const found = v.safeParse(v.object({ id: idSchema }), data)
  return found.success ? found.output.id : undefined
}

const messages: Partial<Record<ErrorCode, string>> = {
  'json/invalid': 'the line is not JSON',
  'request/invalid': 'a field is missing, of the wrong type or too large',
  'game/unknown': 'there is no such game',
  'options/invalid': 'an option is unknown or out of range',
  'position/invalid': 'the position does not follow the notation of the game',
  'move/unreadable': 'the move is outside the notation of the game',
  'move/illegal': 'the move is not legal here',
  'game/over': 'the game has ended',
}
