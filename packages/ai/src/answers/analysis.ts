import { fail, ok, rulesOf, type Match, type Result } from '@tabuleiro/engine'
import * as v from 'valibot'
import { gamePlayers } from '../games/registry'
import { MOVE_CLASSES } from './moveQuality'
import { moveText } from './moveResult'

/** Increased when the same game would be judged otherwise: older analyses are then made again. */
const VERSION = 1
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
})

const schema = v.strictObject({
  format: v.literal('tabuleiro-analysis'),
  version: v.literal(VERSION),
  game: v.string(),
  rules: count,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  start: v.optional(v.string()),
  nodes: count,
  plies: v.array(judgedSchema),
})

const packedSchema = v.pipe(v.string(), v.maxLength(MAX_LENGTH), v.parseJson(), schema)

/** One move of a game, judged. */
export type JudgedMove = Readonly<v.InferOutput<typeof judgedSchema>>

/** Every move of a game, judged: plain data that is stored beside the record of the game. */
export type Analysis = Readonly<v.InferOutput<typeof schema>>

/** The analysis of a match, with what identifies the match. */
export function createAnalysis(match: Match, nodes: number, plies: readonly JudgedMove[]): Analysis {
  return {
    format: 'tabuleiro-analysis',
    version: VERSION,
    game: match.game,
    rules: rulesOf(match).rulesVersion,
    options: { ...match.setup.options },
    ...(match.start === undefined ? {} : { start: match.start }),
    nodes,
    plies: [...plies],
  }
}

/** The analysis as text, for storage. */
export function packAnalysis(analysis: Analysis): string {
  return JSON.stringify(analysis)
}

/**
 * Reads an analysis from storage. It fails where the text is damaged or belongs to another match, other nodes or
 * another release: then the analysis is made again.
 */
export function readAnalysis(
  packed: string,
  match: Match,
  nodes = gamePlayers[match.game].analysisNodes,
): Result<Analysis> {
  const parsed = v.safeParse(packedSchema, packed)
  if (!parsed.success) return fail('record/invalid')
  const analysis = parsed.output
  const readable = analysis.plies.every(ply => [ply.best, ...ply.line].every(move => rulesOf(match).isMoveSyntax(move)))
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
    analysis.plies.length === match.plies.length &&
    match.plies.every((ply, i) => analysis.plies[i].move === moveText(match, ply.move))
  )
}
