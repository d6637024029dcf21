import { fail, ok, parseJson, rulesOf, type GameId, type Match, type Result } from '@tabuleiro/engine'
import * as v from 'valibot'
import { MOVE_CLASSES } from './moveQuality'
import { moveText } from './moveResult'

/** Grows when the same game would be judged otherwise: older analyses are then made again. */
const VERSION = 1
/**
 * Nodes for each position that is looked at, where nobody says otherwise: the same analysis on every device. About 20 ms in a
 * browser, less than a second as an interpreter on a phone.
 */
export const ANALYSIS_NODES: Readonly<Record<GameId, number>> = {
  'three-dragons': 3_000,
  trike: 3_000,
  alliances: 400,
  turtles: 3_000,
}
/** No text longer than this is looked at. */
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

/** One move of a game, judged. */
export type JudgedMove = Readonly<v.InferOutput<typeof judgedSchema>>

/** Every move of a game, judged: plain data that is kept beside the record of the game it belongs to. */
export type Analysis = Readonly<v.InferOutput<typeof schema>>

/** An analysis of this match and of no other. */
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
 * An analysis from storage, if it is whole and belongs to this match as it stands now and to this release; otherwise a code,
 * and it is simply made again.
 */
export function readAnalysis(packed: string, match: Match, nodes = ANALYSIS_NODES[match.game]): Result<Analysis> {
  const data = packed.length > MAX_LENGTH ? fail('record/invalid') : parseJson(packed)
  const parsed = v.safeParse(schema, data.ok ? data.value : undefined)
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
