import { fail, ok, resultOf, type Match, type Result } from '@tabuleiro/engine'
import { gameAiFor } from '../games/registry'
import { openLine } from '../players/openPlayer'
import { NodeBudget } from '../search/nodeBudget'
import type { FoundLine, GameSearch } from '../search/search'
import { knownResult, moveText, roundChance, type Known } from './moveResult'
import type { Task } from './task'

/** How many lines are shown beside each other. */
export const LINES = 3
/** After so long the search stops, so that an open screen does not empty the battery. */
export const LINES_MILLIS = 12_000
/** Lines are for reading on a screen, so they are cut. */
const MAX_PLIES = 12
/** Always the same, so that a position has one answer. */
const SEED = 1

/** One of the best moves, and what follows it. */
export interface LineResult {
  /** The moves, the best one first. */
  readonly moves: readonly string[]
  /** The mover's chance to win, a draw counting half. */
  readonly chance: number
  /** A result that is proven: the mover wins or loses in so many plies at most. */
  readonly known?: Known
}

/** The computer's opinion of a position: its best moves with their lines, best first. */
export interface Lines {
  readonly lines: readonly LineResult[]
  readonly depth: number
  readonly nodes: number
}

/** How long is searched: `nodes` for the same answer on every device, otherwise time. */
export interface LinesBudget {
  readonly nodes?: number | undefined
  readonly millis?: number | undefined
}

/** Opens the search for the best lines of the present position, all from one search at full strength. */
export function openLines(match: Match, { nodes, millis = LINES_MILLIS }: LinesBudget = {}): Result<Task<Lines>> {
  if (resultOf(match) !== undefined) return fail('game/over')
  const search = gameAiFor(match.game).open(openLine(match), { seed: SEED, lines: LINES, nodes })
  const nodeBudget = new NodeBudget(search, nodes)
  return ok({
    millis: nodes === undefined ? millis : undefined,
    step: () => nodeBudget.step(),
    done: () => nodeBudget.done(),
    answer: () => toLines(match, search, [search.best()]),
    soFar: () => (search.lines().length > 0 ? toLines(match, search) : undefined),
  })
}

function toLines(match: Match, search: GameSearch, otherwise: readonly FoundLine[] = []): Lines {
  const found = search.lines()
  const lines = found.length > 0 ? found : otherwise
  const { depth, nodes } = search.best()
  return { lines: lines.map(line => toLineResult(match, line)), depth, nodes }
}

function toLineResult(match: Match, { value, pv }: FoundLine): LineResult {
  return {
    moves: pv.slice(0, MAX_PLIES).map(move => moveText(match, move)),
    chance: roundChance(value),
    ...knownResult(value),
  }
}
