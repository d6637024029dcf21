import { Line, next, rulesOf, type Match, type Move, type State } from '@tabuleiro/engine'
import { ANALYSIS_NODES, createAnalysis, type Analysis, type JudgedMove } from './analysis'
import { classifyMove } from './moveQuality'
import { gameAiFor } from '../games/registry'
import type { Best } from '../search/search'
import { DRAW, isKnown, isLoss, isWin, lossIn, winIn, type Value } from '../search/value'
import { NodeBudget, type Task } from './task'
import { knownResult, roundChance, moveText } from './moveResult'

/** Lines are shown to people: nobody reads further. */
const LONGEST_LINE = 10
/** The same for everybody, so that a game has one analysis. */
const SEED = 1

/** What a position is worth to its mover, and what should follow. */
type Finding = Pick<Best, 'value' | 'pv'>

/** Judges every move of a match, finished or not; a task that counts nodes. */
export function openAnalysis(match: Match, nodes = ANALYSIS_NODES[match.game]): Task<Analysis> {
  return new AnalysisTask(match, nodes)
}

/**
 * Works from the last move to the first: what is known at the end (the result itself, a win that a search can count out) is
 * handed back to the moves that led there, where the same search would not have seen it. A move is compared with the best one
 * like with like, by a search of the same size in the position after each.
 */
class AnalysisTask implements Task<Analysis> {
  readonly millis = undefined
  private readonly judged: JudgedMove[] = []
  /** The position looked at is the one after so many plies. */
  private ply: number
  private look: PositionSearch
  /** Set while the look goes to the position after the best move instead. */
  private root: Best | undefined
  /** The position after the ply being judged. */
  private later: Finding = { value: DRAW, pv: [] }

  constructor(
    private readonly match: Match,
    private readonly nodes: number,
  ) {
    this.ply = match.plies.length
    this.look = this.lookAt()
  }

  step(): boolean {
    if (this.ply >= 0 && this.look.step()) this.goOn(this.look.best())
    return this.ply < 0
  }

  done(): number {
    return 1 - (this.ply + 1) / (this.match.plies.length + 1)
  }

  answer(): Analysis {
    return createAnalysis(this.match, this.nodes, [...this.judged].reverse())
  }

  private goOn(found: Best): void {
    const { match, ply, root } = this
    if (root !== undefined) this.judge(root, { value: oneEarlier(found.value), pv: [root.move, ...found.pv] })
    else if (ply === match.plies.length) this.goBack(found)
    else if (found.move === match.plies[ply].move || isKnown(found.value)) this.judge(found, found)
    else {
      this.root = found
      this.look = this.lookAt(found.move)
    }
  }

  /** `root`: what search said of the position; `rival`: what its move is worth on a closer look. */
  private judge(root: Best, rival: Finding): void {
    const { match, ply, later } = this
    const { move } = match.plies[ply]
    const played = { value: playedValue(move, root, oneEarlier(later.value)), pv: [move, ...later.pv] }
    const best = root.move === move || played.value >= rival.value ? played : rival
    this.judged.push({
      move: moveText(match, move),
      class: classifyMove(best.value, played.value),
      best: moveText(match, best.pv[0]),
      line: best.pv.slice(0, LONGEST_LINE).map(m => moveText(match, m)),
      before: roundChance(best.value),
      after: roundChance(played.value),
      ...knownResult(best.value),
    })
    this.goBack({ value: isKnown(best.value) ? best.value : root.value, pv: best.pv })
  }

  private goBack(later: Finding): void {
    this.later = later
    this.root = undefined
    this.ply--
    if (this.ply >= 0) this.look = this.lookAt()
  }

  /** A look at the position after `ply` moves, or after one more. */
  private lookAt(move?: Move): PositionSearch {
    const { positions } = this.match
    const game = rulesOf(this.match)
    const here = positions[this.ply]
    if (move === undefined) return new PositionSearch(this.match, here, positions.slice(0, this.ply), this.nodes)
    return new PositionSearch(this.match, next(game, here, move), positions.slice(0, this.ply + 1), this.nodes)
  }
}

/** The search of one position; of a finished one the result is known. */
class PositionSearch {
  private readonly allotment: NodeBudget | undefined
  private readonly result: Value

  constructor(match: Match, s: State, history: readonly State[], nodes: number) {
    const line = new Line(rulesOf(match), s, history)
    const outcome = line.outcome()
    if (outcome === 'playing')
      this.allotment = new NodeBudget(gameAiFor(match.game).open(line, { seed: SEED, nodes }), nodes)
    this.result = outcome === 'draw' ? DRAW : (outcome === 'first') === (s.turn === 0) ? winIn(0) : lossIn(0)
  }

  step(): boolean {
    return this.allotment?.step() ?? true
  }

  best(): Best {
    return this.allotment?.search.best() ?? { move: -1, value: this.result, pv: [], depth: 0, nodes: 0 }
  }
}

/** What a move was worth: what came of it, unless search had proved the position lost, or this very move a win. */
function playedValue(move: Move, root: Best, came: Value): Value {
  const proved = isLoss(root.value) || (isWin(root.value) && root.move === move)
  return proved && !isKnown(came) ? root.value : came
}

/** The value of a position seen by the player who moved into it, one ply earlier. */
function oneEarlier(value: Value): Value {
  if (!isKnown(value)) return -value
  return isWin(value) ? 1 - value : -value - 1
}
