import {
  Line,
  movesOf,
  fail,
  ok,
  positionOf,
  resultOf,
  rulesOf,
  type Match,
  type Move,
  type Result,
} from '@tabuleiro/engine'
import { LEVEL_IDS, type Bot, type Level, type LevelId } from '../games/gameAi'
import { gameAiFor } from '../games/registry'
import { Random } from '../search/random'
import { OnePly } from '../search/onePly'
import type { Best, Search } from '../search/search'
import { DRAW } from '../search/value'

/** When a search stops: after so many nodes, or so much time, whichever is given. */
export interface Budget {
  readonly nodes?: number
  readonly millis?: number
}

/** The search of a computer player that is to move, and when it stops. */
export interface BudgetedSearch {
  readonly search: Search
  readonly budget: Budget
}

/**
 * Opens the search of the player named as in `Seat.player` (`level:3`, `level:max`, `report:hard`, `random`) in the
 * present position. A single legal move is not searched.
 */
export function openPlayer(match: Match, player: string, seed: number): Result<BudgetedSearch> {
  if (resultOf(match) !== undefined) return fail('game/over')
  const [, kind, name] = /^(level|report):([a-z0-9-]+)$/.exec(player) ?? []
  const ai = gameAiFor(match.game)
  if (kind === 'level' && isLevelId(name)) return ok(openLevel(match, ai.levels[name], seed))
  if (player === 'random') return ok(openBot(match, randomBot, seed))
  if (kind === 'report' && Object.hasOwn(ai.bots, name)) return ok(openBot(match, ai.bots[name], seed))
  return fail('player/unknown')
}

export function isLevelId(text: string | undefined): text is LevelId {
  return LEVEL_IDS.some(id => id === text)
}

/** Opens the search of a level, which need not be one of the game's own: it may have less time, say. */
export function openLevel(match: Match, level: Level, seed: number): BudgetedSearch {
  const line = openLine(match)
  const moves = movesOf(match)
  if (moves.length === 1) return { search: answeredSearch(moves[0]), budget: {} }
  const { depth, evalNoise, contempt, nodes, millis } = level
  const options = { seed, depth, evalNoise, contempt, nodes }
  return { search: gameAiFor(match.game).open(line, options), budget: { nodes, millis } }
}

/** A new line of play that stands at the present position and knows the positions before. */
export function openLine(match: Match): Line {
  return new Line(rulesOf(match), positionOf(match), match.positions.slice(0, -1))
}

function openBot(match: Match, bot: Bot, seed: number): BudgetedSearch {
  // The ply is part of the seed, so that the choices of one game are independent of each other.
  const random = new Random(seed + Math.imul(match.plies.length + 1, 0x9e3779b1))
  const line = openLine(match)
  return { search: new OnePly(line, bot(line.state, random), random), budget: {} }
}

/** A uniformly random legal move: the baseline that every other player must beat. */
const randomBot: Bot = () => () => 0

/** A search that is complete. */
function answeredSearch(move: Move): Search {
  const best: Best = { move, value: DRAW, pv: [move], depth: 0, nodes: 0 }
  return { stride: 1, step: () => true, best: () => best }
}
