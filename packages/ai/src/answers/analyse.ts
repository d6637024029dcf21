import { Line, next, rulesOf, type Match, type Move, type State } from '@tabuleiro/engine'
import { createAnalysis, type Analysis, type Finding, type JudgedMove } from './analysis'
import { classifyMove, isMistake } from './moveQuality'
import type { HintReason } from '../games/gameAi'
import { gameAiFor, gamePlayers } from '../games/registry'
import type { Best } from '../search/search'
import { DRAW, isKnown, isLoss, isWin, lossIn, winIn, type Value } from '../search/value'
import { NodeBudget } from '../search/nodeBudget'
import type { Task } from './task'
import { knownResult, roundChance, moveText } from './moveResult'

/** Lines are for reading on a screen, so they are cut. */
const MAX_LINE = 10
/** Always the same, so that a game has one analysis. */
const SEED = 1

/**
 * Opens the analysis of a match, finished or not: every move is judged with `nodes` for each position. An unfinished
 * analysis of the same match and nodes is continued; the answer is the same as without a break.
 */
export function openAnalysis(
  match: Match,
  nodes = gamePlayers[match.game].analysisNodes,
  unfinished?: Analysis,
): Task<Analysis> {
  return new AnalysisTask(match, nodes, unfinished)
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
  private following: Finding = { value: DRAW, line: [] }

  constructor(
    private readonly match: Match,
    private readonly nodes: number,
    unfinished: Analysis | undefined,
  ) {
    this.ply = match.plies.length
    if (unfinished?.resume) {
      this.judged.push(...[...unfinished.plies].reverse())
      this.following = unfinished.resume
      this.ply -= unfinished.plies.length + 1
    }
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
    const resume = this.ply < 0 ? undefined : this.following
    return createAnalysis(this.match, this.nodes, [...this.judged].reverse(), resume)
  }

  soFar(): Analysis | undefined {
    return this.judged.length === 0 ? undefined : this.answer()
  }

  private takeResult(found: Best): void {
    const { match, ply, root } = this
    if (root !== undefined)
      this.judge(root, { value: oneEarlier(found.value), line: this.texts([root.move, ...found.pv]) })
    else if (ply === match.plies.length) this.goBack(this.findingOf(found))
    else if (found.move === match.plies[ply].move || isKnown(found.value)) this.judge(found, this.findingOf(found))
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
    const text = moveText(match, move)
    const played = { value: playedValue(move, root, oneEarlier(following.value)), line: [text, ...following.line] }
    const best = root.move === move || played.value >= rival.value ? played : rival
    const quality = classifyMove(best.value, played.value)
    this.judged.push({
      move: text,
      class: quality,
      best: best.line[0],
      line: best.line.slice(0, MAX_LINE),
      before: roundChance(best.value),
      after: roundChance(played.value),
      ...knownResult(best.value),
      ...(isMistake(quality) && {
        refutation: following.line.slice(0, MAX_LINE),
        reason: this.reasonFor(root.move, best.value),
      }),
    })
    this.goBack({ value: isKnown(best.value) ? best.value : root.value, line: best.line.slice(0, MAX_LINE) })
  }

  /** Why the best move of the position was good. */
  private reasonFor(move: Move, value: Value): HintReason {
    if (isKnown(value)) return isWin(value) ? 'wins' : 'resists'
    const before = this.match.positions[this.ply]
    return gameAiFor(this.match.game).hintReason(before, move, next(rulesOf(this.match), before, move))
  }

  private findingOf({ value, pv }: Best): Finding {
    return { value, line: this.texts(pv) }
  }

  private texts(moves: readonly Move[]): string[] {
    return moves.slice(0, MAX_LINE).map(move => moveText(this.match, move))
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
