import { Line, next, rulesOf, type Match, type Move, type State } from '@tabuleiro/engine'
import { createAnalysis, type Analysis, type JudgedMove } from './analysis'
import { classifyMove } from './moveQuality'
import { gamePlayers } from '../games/registry'
import { gameAiFor } from '../games/registry'
import type { Best } from '../search/search'
import { DRAW, isKnown, isLoss, isWin, lossIn, winIn, type Value } from '../search/value'
import { NodeBudget } from '../search/nodeBudget'
import type { Task } from './task'
import { knownResult, roundChance, moveText } from './moveResult'

/** Lines are for reading on a screen, so they are cut. */
const MAX_LINE = 10
/** Always the same, so that a game has one analysis. */
const SEED = 1

/** The value of a position for the side to move, and its principal variation. */
type Finding = Pick<Best, 'value' | 'pv'>

/** Opens the analysis of a match, finished or not: every move is judged with `nodes` for each position. */
export function openAnalysis(match: Match, nodes = gamePlayers[match.game].analysisNodes): Task<Analysis> {
  return new AnalysisTask(match, nodes)
}

/**
 * Works from the last move to the first: results that are known near the end are carried back to the moves that led
 * there, where the same search would not have found them. The move played and the best one are compared by searches of
 * the same size in the position after each.
 */
class AnalysisTask implements Task<Analysis> {
  readonly millis = undefined
  private readonly judged: JudgedMove[] = []
  /** The search is in the position after so many plies. */
  private ply: number
  private search: PositionSearch
  /** Set while the search is in the position after the best move instead. */
  private root: Best | undefined
  /** The position after the ply being judged. */
  private following: Finding = { value: DRAW, pv: [] }

  constructor(
    private readonly match: Match,
    private readonly nodes: number,
  ) {
    this.ply = match.plies.length
    this.search = this.openSearch()
  }

  step(): boolean {
    if (this.ply >= 0 && this.search.step()) this.takeResult(this.search.best())
    return this.ply < 0
  }

  done(): number {
    return 1 - (this.ply + 1) / (this.match.plies.length + 1)
  }

  answer(): Analysis {
    return createAnalysis(this.match, this.nodes, [...this.judged].reverse())
  }

  private takeResult(found: Best): void {
    const { match, ply, root } = this
    if (root !== undefined) this.judge(root, { value: oneEarlier(found.value), pv: [root.move, ...found.pv] })
    else if (ply === match.plies.length) this.goBack(found)
    else if (found.move === match.plies[ply].move || isKnown(found.value)) this.judge(found, found)
    else {
      this.root = found
      this.search = this.openSearch(found.move)
    }
  }

  /**
   * Judges the move played. `root` is the search of the position, `rival` the value of its best move from the second
   * search.
   */
  private judge(root: Best, rival: Finding): void {
    const { match, ply, following } = this
    const { move } = match.plies[ply]
    const played = { value: playedValue(move, root, oneEarlier(following.value)), pv: [move, ...following.pv] }
    const best = root.move === move || played.value >= rival.value ? played : rival
    this.judged.push({
      move: moveText(match, move),
      class: classifyMove(best.value, played.value),
      best: moveText(match, best.pv[0]),
      line: best.pv.slice(0, MAX_LINE).map(m => moveText(match, m)),
      before: roundChance(best.value),
      after: roundChance(played.value),
      ...knownResult(best.value),
    })
    this.goBack({ value: isKnown(best.value) ? best.value : root.value, pv: best.pv })
  }

  private goBack(following: Finding): void {
    this.following = following
    this.root = undefined
    this.ply--
    if (this.ply >= 0) this.search = this.openSearch()
  }

  /** Opens the search of the position after `ply` moves, or after one more. */
  private openSearch(move?: Move): PositionSearch {
    const { positions } = this.match
    const game = rulesOf(this.match)
    const here = positions[this.ply]
    if (move === undefined) return new PositionSearch(this.match, here, positions.slice(0, this.ply), this.nodes)
    return new PositionSearch(this.match, next(game, here, move), positions.slice(0, this.ply + 1), this.nodes)
  }
}

/** The search of one position, or the result of a finished one. */
class PositionSearch {
  private readonly nodeBudget: NodeBudget | undefined
  private readonly result: Value

  constructor(match: Match, s: State, history: readonly State[], nodes: number) {
    const line = new Line(rulesOf(match), s, history)
    const outcome = line.outcome()
    if (outcome === 'playing')
      this.nodeBudget = new NodeBudget(gameAiFor(match.game).open(line, { seed: SEED, nodes }), nodes)
    this.result = outcome === 'draw' ? DRAW : (outcome === 'first') === (s.turn === 0) ? winIn(0) : lossIn(0)
  }

  step(): boolean {
    return this.nodeBudget?.step() ?? true
  }

  best(): Best {
    return this.nodeBudget?.search.best() ?? { move: -1, value: this.result, pv: [], depth: 0, nodes: 0 }
  }
}

/**
 * The value of the move played: that of the position after it, unless the search knew a loss, or a win by this very
 * move.
 */
function playedValue(move: Move, root: Best, after: Value): Value {
  const proved = isLoss(root.value) || (isWin(root.value) && root.move === move)
  return proved && !isKnown(after) ? root.value : after
}

/** The value of a position for the player who moved into it, one ply earlier. */
function oneEarlier(value: Value): Value {
  if (!isKnown(value)) return -value
  return isWin(value) ? 1 - value : -value - 1
}
