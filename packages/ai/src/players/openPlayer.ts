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

/** When a player stops thinking: after so many nodes, or so much time, whichever is given. */
export interface Budget {
  readonly nodes?: number
  readonly millis?: number
}

/** A computer player about to move: its search, and how long it may go on. */
export interface BudgetedSearch {
  readonly search: Search
  readonly budget: Budget
}

/**
 * The player named as in `Seat.player` (`level:3`, `level:max`, `report:hard`, `random`), thinking about the present position.
 * Where only one move is legal no thought is given to it.
 */
export function openPlayer(match: Match, player: string, seed: number): Result<BudgetedSearch> {
  if (resultOf(match) !== undefined) return fail('game/over')
  const [, kind, name] = /^(level|report):([a-z0-9-]+)$/.exec(player) ?? []
  const brain = gameAiFor(match.game)
  if (kind === 'level' && isLevelId(name)) return ok(openLevel(match, brain.levels[name], seed))
  if (player === 'random') return ok(openBot(match, randomBot, seed))
  if (kind === 'report' && Object.hasOwn(brain.bots, name)) return ok(openBot(match, brain.bots[name], seed))
  return fail('player/unknown')
}

export function isLevelId(text: string | undefined): text is LevelId {
  return LEVEL_IDS.some(id => id === text)
}

/** A level as data, also one that is not on the list: a part of its time, say. */
export function openLevel(match: Match, level: Level, seed: number): BudgetedSearch {
  const line = openLine(match)
  const moves = movesOf(match)
  if (moves.length === 1) return { search: answeredSearch(moves[0]), budget: {} }
  const { depth, evalNoise, contempt, nodes, millis } = level
  const conditions = { seed, depth, evalNoise, contempt, nodes }
  return { search: gameAiFor(match.game).open(line, conditions), budget: { nodes, millis } }
}

/** A fresh line of play that stands at the present position and knows what came before. */
export function openLine(match: Match): Line {
  return new Line(rulesOf(match), positionOf(match), match.positions.slice(0, -1))
}

function openBot(match: Match, bot: Bot, seed: number): BudgetedSearch {
  // The ply is part of the seed, so that one seed serves a whole game without playing the same rank in every position.
  const random = new Random(seed + Math.imul(match.plies.length + 1, 0x9e3779b1))
  const line = openLine(match)
  return { search: new OnePly(line, bot(line.state, random), random), budget: {} }
}

/** A uniformly random legal move: the yardstick that every other player must beat. */
const randomBot: Bot = () => () => 0

/** A search that has its answer. */
function answeredSearch(move: Move): Search {
  const best: Best = { move, value: DRAW, pv: [move], depth: 0, nodes: 0 }
  return { stride: 1, step: () => true, best: () => best }
}
