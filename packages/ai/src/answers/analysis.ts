import { fail, ok, rulesOf, type Match, type Result } from '@tabuleiro/engine'
import * as v from 'valibot'
import { HINT_REASONS } from '../games/gameAi'
import { gamePlayers } from '../games/registry'
import { MOVE_CLASSES } from './moveQuality'
import { moveText } from './moveResult'

/** Increased when the same game would be judged otherwise: older analyses are then made again. */
const VERSION = 3
/** A longer text is refused unread. */
const MAX_LENGTH = 2_000_000

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(40))

const judgedSchema = v.strictObject({
  /** The move that was played. */
  move: text,
  class: v.picklist(MOVE_CLASSES),
  best: text,
  /** What should follow, the best move first. */
  line: v.array(text),
  /** The mover's chance to win with the best move, and with the one played. */
  before: chance,
  after: chance,
  /** The result the mover could have forced, or could not have escaped. */
  known: v.optional(v.strictObject({ result: v.picklist(['win', 'loss']), plies: count })),
  /** Of a move that gave something away: what it allowed, the reply first, and why the best move was good. */
  refutation: v.optional(v.array(text)),
  reason: v.optional(v.picklist(HINT_REASONS)),
})

const schema = v.strictObject({
  format: v.literal('tabuleiro-analysis'),
  version: v.literal(VERSION),
  game: v.string(),
  rules: count,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  start: v.optional(v.string()),
  nodes: count,
  /** The judged moves: all, or the last ones while the analysis is unfinished. */
  plies: v.array(judgedSchema),
  /** Of an unfinished analysis: what was found in the position before the first judged move, to go on from there. */
  resume: v.optional(v.strictObject({ value: v.number(), line: v.array(text) })),
})

const packedSchema = v.pipe(v.string(), v.maxLength(MAX_LENGTH), v.parseJson(), schema)

/** One move of a game, judged. */
export type JudgedMove = Readonly<v.InferOutput<typeof judgedSchema>>

/** The moves of a game, judged: plain data that is stored beside the record of the game. */
export type Analysis = Readonly<v.InferOutput<typeof schema>>

/** The value of a position for the side to move, and the moves that should follow. */
export interface Finding {
  readonly value: number
  readonly line: readonly string[]
}

/** Whether every move is judged. An analysis that is not can be resumed by `openAnalysis`. */
export function isComplete({ resume }: Analysis): boolean {
  return resume === undefined
}

/** The analysis of a match, with what identifies the match; unfinished with what it goes on from. */
export function createAnalysis(match: Match, nodes: number, plies: readonly JudgedMove[], resume?: Finding): Analysis {
  return {
    format: 'tabuleiro-analysis',
    version: VERSION,
    game: match.game,
    rules: rulesOf(match).rulesVersion,
    options: { ...match.setup.options },
    ...(match.start === undefined ? {} : { start: match.start }),
    nodes,
    plies: [...plies],
    ...(resume && { resume: { value: resume.value, line: [...resume.line] } }),
  }
}

/** The analysis as text, for storage. */
export function packAnalysis(analysis: Analysis): string {
  return JSON.stringify(analysis)
}

/**
 * Reads an analysis from storage, finished or not. It fails where the text is damaged or belongs to another match,
 * other nodes or another release: then the analysis is made again.
 */
export function readAnalysis(
  packed: string,
  match: Match,
  nodes = gamePlayers[match.game].analysisNodes,
): Result<Analysis> {
  const parsed = v.safeParse(packedSchema, packed)
  if (!parsed.success) return fail('record/invalid')
  const analysis = parsed.output
  const texts = analysis.plies.flatMap(({ best, line, refutation = [] }) => [best, ...line, ...refutation])
  const readable = [...texts, ...(analysis.resume?.line ?? [])].every(move => rulesOf(match).isMoveSyntax(move))
  return readable && belongsTo(analysis, match, nodes) ? ok(analysis) : fail('record/invalid')
}

function belongsTo(analysis: Analysis, match: Match, nodes: number): boolean {
  const fresh = createAnalysis(match, nodes, [])
  return (
    analysis.game === fresh.game &&
    analysis.rules === fresh.rules &&
    analysis.start === fresh.start &&
    analysis.nodes === fresh.nodes &&
    Object.keys(analysis.options).length === Object.keys(fresh.options).length &&
    Object.entries(fresh.options).every(([name, value]) => analysis.options[name] === value) &&
    hasMovesOf(analysis, match)
  )
}

/** Whether the judged moves are those of the match: all of them, or the last ones. */
function hasMovesOf({ plies, resume }: Analysis, match: Match): boolean {
  const first = match.plies.length - plies.length
  if (resume === undefined ? first !== 0 : first < 0) return false
  return plies.every(({ move }, i) => move === moveText(match, match.plies[first + i].move))
}
