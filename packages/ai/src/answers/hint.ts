import { fail, movesOf, next, ok, positionOf, resultOf, rulesOf, type Match, type Result } from '@tabuleiro/engine'
import type { HintReason } from '../games/gameAi'
import { openLine, openLevel } from '../players/openPlayer'
import { gameAiFor } from '../games/registry'
import type { Best } from '../search/search'
import { isLoss, isWin } from '../search/value'
import { NodeBudget } from '../search/nodeBudget'
import type { Task } from './task'
import { ThreatSearch, type Defence } from './threatSearch'
import { toMoveResult, type MoveResult } from './moveResult'

/** How long a hint is searched by default, at full strength. */
export const HINT_MILLIS = 1_000

/** A hint in two steps: first only the place `taps[0]`, then the whole move. */
export interface Hint extends MoveResult {
  /** The places to tap for the move, in order. */
  readonly taps: readonly string[]
  readonly reason: HintReason
}

/** How long a hint is searched: `nodes` for the same hint on every device, otherwise time. */
export interface HintBudget {
  readonly nodes?: number | undefined
  readonly millis?: number | undefined
}

/** Opens the search for a hint: the best move at full strength, and why it is good. */
export function openHint(match: Match, seed: number, budget: HintBudget = {}): Result<Task<Hint>> {
  if (resultOf(match) !== undefined) return fail('game/over')
  return ok(new HintTask(match, seed, budget))
}

class HintTask implements Task<Hint> {
  readonly millis: number | undefined
  private readonly forced: boolean
  private readonly threats: ThreatSearch
  private readonly nodeBudget: NodeBudget
  private searchesThreats = true

  constructor(
    private readonly match: Match,
    seed: number,
    { nodes, millis = HINT_MILLIS }: HintBudget,
  ) {
    const level = nodes === undefined ? { millis } : { nodes }
    this.millis = nodes === undefined ? millis : undefined
    this.forced = movesOf(match).length === 1
    this.threats = new ThreatSearch(openLine(match), seed)
    this.nodeBudget = new NodeBudget(openLevel(match, level, seed).search, nodes)
  }

  step(): boolean {
    if (this.forced) return true
    if (!this.searchesThreats) return this.nodeBudget.step()
    this.searchesThreats = !this.threats.step(this.threats.stride)
    return false
  }

  done(): number {
    return this.nodeBudget.done()
  }

  answer(): Hint {
    const { match } = this
    const best = this.nodeBudget.search.best()
    return {
      ...toMoveResult(match, best),
      taps: rulesOf(match).taps(positionOf(match), best.move),
      reason: this.forced ? 'only' : reasonFor(match, best, this.threats.defence(best.move)),
    }
  }
}

/** A result that the search knows comes before a defence against a threat, and that before the game's own reason. */
function reasonFor(match: Match, best: Best, defence: Defence | undefined): HintReason {
  if (isWin(best.value)) return 'wins'
  if (isLoss(best.value)) return 'resists'
  if (defence !== undefined) return defence
  const before = positionOf(match)
  return gameAiFor(match.game).hintReason(before, best.move, next(rulesOf(match), before, best.move))
}
