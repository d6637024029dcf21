import { fail, ok, resultOf, type Match, type Move, type Result } from '@tabuleiro/engine'
import { isLevelId, openLevel, openPlayer, type BudgetedSearch } from '../../src/players/openPlayer'
import { gameAiFor } from '../../src/games/registry'
import type { Level } from '../../src/games/gameAi'
import { think, type Clock } from '../../src/players/think'
import { clocks, type ClockId } from './clocks'
import { UgiPlayer } from './ugiPlayer'
import { isExternal, type Entrant } from './plan'
import type { Forfeit, Player } from './player'

export function createPlayer(entrant: Entrant, clock: ClockId): Player {
  return isExternal(entrant) ? new UgiPlayer(entrant, clock) : new OwnPlayer(entrant, clocks[clock])
}

/** Our own players, called directly. */
class OwnPlayer implements Player {
  private seed = 0

  constructor(
    private readonly entrant: Entrant,
    readonly clock: Clock,
  ) {}

  newGame(_match: Match, seed: number): Promise<void> {
    this.seed = seed
    return Promise.resolve()
  }

  move(match: Match): Promise<Move | Forfeit> {
    const opened = openEntrant(match, this.entrant, this.seed)
    if (!opened.ok) return Promise.resolve({ forfeit: opened.error.code })
    return Promise.resolve(think(opened.value, this.clock).move)
  }

  close(): void {
    this.seed = 0
  }
}

/** Opens a player by its name: one of a seat, or full strength with `nodes:<n>` or `millis:<n>`. */
export function openEntrant(match: Match, { player, speed }: Entrant, seed: number): Result<BudgetedSearch> {
  if (resultOf(match) !== undefined) return fail('game/over')
  const [, kind, name] = /^(level|nodes|millis):([a-z0-9]{1,12})$/.exec(player) ?? []
  if (kind === 'level' && isLevelId(name)) {
    return ok(openLevel(match, scaleBudget(gameAiFor(match.game).levels[name], speed), seed))
  }
  if ((kind === 'nodes' || kind === 'millis') && /^[1-9]\d*$/.test(name)) {
    return ok(openLevel(match, scaleBudget({ [kind]: Number(name) }, speed), seed))
  }
  return openPlayer(match, player, seed)
}

/** The budget on a machine of that speed: scales the time where there is a time limit, otherwise the nodes. */
function scaleBudget(level: Level, speed: number): Level {
  const { nodes, millis } = level
  if (millis !== undefined) return { ...level, millis: millis * speed }
  return nodes === undefined ? level : { ...level, nodes: Math.max(1, Math.round(nodes * speed)) }
}
