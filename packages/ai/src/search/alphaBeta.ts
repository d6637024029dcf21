import type { Line, Move, State } from '@tabuleiro/engine'
import { EvalNoise } from './evalNoise'
import { Random } from './random'
import { Frames, MAX_PLY } from './frames'
import { History, TABLE_MOVE_SCORE } from './history'
import { TACTICAL, type Evaluator } from './evaluator'
import { RootLines } from './rootLines'
import type { Best, FoundLine, GameSearch, SearchOptions } from './search'
import { EXACT, fromTable, LOWER, TranspositionTable, tableBitsFor, toTable, UPPER } from './transpositionTable'
import { DRAW, isKnown, isLoss, pliesToEnd, WIN, type Value } from './value'

/** The node has no value yet: its moves are searched next. */
const NO_VALUE = WIN + 1
/** Wider than any value. */
const INFINITE = WIN + 2
/** How a child is searched: with the full window, with a zero window, or with a zero window at reduced depth. */
const FULL_WINDOW = 0
const ZERO_WINDOW = 1
const REDUCED_DEPTH = 2

/** The quiescence search goes this far beyond the nominal depth. */
const QUIESCENCE_PLIES = 8
/** Half the width of the aspiration window. */
const ASPIRATION_MARGIN = 40
/** Nodes of at most this depth may be pruned by their estimate above the window, and below it. */
const PRUNED_DEPTH = 3
/** The replies to the moves at the root are never pruned: each of these moves has its honest value. */
const PRUNED_PLY = 2
const FUTILE_DEPTH = 1
const STRIDE = 4

/**
 * Iterative deepening alpha-beta with a transposition table, principal variation search, late move reductions and a
 * quiescence search over tactical moves. A position that is repeated within the line counts as a draw.
 */
export class AlphaBeta<S extends State> implements GameSearch {
  readonly stride = STRIDE
  private nodes = 0
  private iteration = 1
  private entering = true
  private finished = false
  private readonly maxDepth: number
  private readonly evalNoise: EvalNoise
  /** The value of a draw for the first and for the second player. */
  private readonly drawValues: readonly [Value, Value]
  private readonly frames: Frames
  private readonly table: TranspositionTable
  private readonly history = new History()
  private found: Best
  /** The best lines of a search that was asked for several. */
  private readonly rootLines: RootLines | undefined

  constructor(
    private readonly line: Line<S>,
    private readonly evaluator: Evaluator<S>,
    { depth = MAX_PLY - QUIESCENCE_PLIES, evalNoise = 0, contempt = 0, seed, nodes, lines = 1 }: SearchOptions,
  ) {
    this.maxDepth = Math.min(depth, MAX_PLY - QUIESCENCE_PLIES)
    this.drawValues = line.state.turn === 0 ? [DRAW - contempt, contempt] : [contempt, DRAW - contempt]
    this.frames = new Frames(line.state.setup)
    this.table = new TranspositionTable(tableBitsFor(nodes))
    const random = new Random(seed)
    this.evalNoise = new EvalNoise(evalNoise, random)
    this.openRoot(random)
    const move = this.frames.moves(0).at[0]
    this.found = { move, value: DRAW, pv: [move], depth: 0, nodes: 0 }
    if (lines > 1) this.rootLines = new RootLines(this.frames, lines)
    this.startIteration(-INFINITE, INFINITE)
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (!this.finished && this.nodes < until) {
      const { ply } = this.line
      const value = this.entering ? this.enterNode(ply) : this.tryNextMove(ply)
      if (value !== NO_VALUE) this.returnValue(value)
    }
    return this.finished
  }

  best(): Best {
    return { ...this.found, nodes: this.nodes }
  }

  lines(): readonly FoundLine[] {
    return this.rootLines?.list() ?? [this.found]
  }

  /** Lists the moves at the root. They are shuffled before they are sorted, so that equal ones come in random order. */
  private openRoot(random: Random): void {
    const list = this.frames.moves(0)
    this.line.moves(list)
    random.shuffle(list)
    this.evaluator.scoreMoves(this.line.state, list, this.frames.moveScores(0))
    for (let i = 0; i < list.size; i++) this.frames.pickBest(0, i)
  }

  private startIteration(alpha: Value, beta: Value): void {
    const { frames } = this
    frames.alpha[0] = frames.originalAlpha[0] = alpha
    frames.beta[0] = beta
    frames.depth[0] = this.iteration
    frames.best[0] = -INFINITE
    frames.tried[0] = 0
    frames.staged[0] = 0
    frames.clearPv(0)
    this.entering = false
  }

  /** The value of a node that needs no search, or `NO_VALUE`. */
  private enterNode(ply: number): Value {
    const { line, frames } = this
    const s = line.state
    frames.clearPv(ply)
    const outcome = line.outcome()
    if (outcome !== 'playing') {
      if (outcome === 'draw') return this.drawValues[s.turn]
      return (outcome === 'first') === (s.turn === 0) ? WIN - ply : ply - WIN
    }
    if (line.isCycle()) return this.drawValues[s.turn]
    const salt = Math.imul(line.game.salt(s), 0x9e3779b1) >>> 2
    frames.lo[ply] = s.lo ^ salt
    frames.hi[ply] = s.hi ^ salt
    const known = this.probeTable(ply)
    if (known !== NO_VALUE) return known
    return frames.depth[ply] > 0 && ply < MAX_PLY - QUIESCENCE_PLIES ? this.openNode(ply) : this.quiesce(ply)
  }

  /** The value from the transposition table if it decides this window, or `NO_VALUE`. Sets the table move. */
  private probeTable(ply: number): Value {
    const { frames, table } = this
    frames.bestMove[ply] = -1
    if (!table.probe(frames.lo[ply], frames.hi[ply])) return NO_VALUE
    frames.bestMove[ply] = table.move
    const alpha = frames.alpha[ply]
    const beta = frames.beta[ply]
    if (beta - alpha > 1 || table.depth < frames.depth[ply]) return NO_VALUE
    const value = fromTable(table.value, ply)
    const { bound } = table
    return bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha) ? value : NO_VALUE
  }

  /** The table move is searched before the other moves are listed: mostly it fails high. */
  private openNode(ply: number): Value {
    const { frames } = this
    const pruned = this.prune(ply)
    if (pruned !== NO_VALUE || !this.entering) return pruned
    const tableMove = frames.bestMove[ply]
    frames.staged[ply] = tableMove < 0 ? 0 : 1
    if (tableMove < 0) this.listMoves(ply)
    else frames.setOnly(ply, tableMove, TABLE_MOVE_SCORE)
    frames.originalAlpha[ply] = frames.alpha[ply]
    frames.best[ply] = -INFINITE
    frames.tried[ply] = 0
    this.entering = false
    return NO_VALUE
  }

  private listMoves(ply: number): void {
    this.line.moves(this.frames.moves(ply))
    this.scoreMoves(ply)
  }

  /**
   * The estimate of a shallow node that lies far above its window; one far below it is searched for tactics alone.
   */
  private prune(ply: number): Value {
    const { frames } = this
    const { margin } = this.evaluator
    const depth = frames.depth[ply]
    const alpha = frames.alpha[ply]
    const beta = frames.beta[ply]
    if (
      margin === undefined ||
      ply < PRUNED_PLY ||
      depth > PRUNED_DEPTH ||
      beta - alpha > 1 ||
      isKnown(alpha) ||
      isKnown(beta)
    )
      return NO_VALUE
    const estimate = this.noisyEvaluate(this.line.state)
    if (estimate - margin * depth >= beta) return estimate
    return depth <= FUTILE_DEPTH && estimate + margin * depth <= alpha ? this.quiesceFrom(ply, estimate) : NO_VALUE
  }

  /** Quiescence search: the static evaluation is a lower bound (stand pat), since tactical moves are optional. */
  private quiesce(ply: number): Value {
    return this.quiesceFrom(ply, this.noisyEvaluate(this.line.state))
  }

  private quiesceFrom(ply: number, standPat: Value): Value {
    const { frames, line } = this
    if (standPat >= frames.beta[ply] || frames.depth[ply] <= -QUIESCENCE_PLIES || ply >= MAX_PLY - 1) return standPat
    if (this.evaluator.hasNoTactics?.(line.state) === true) return standPat
    if (!this.listTactics(ply)) return standPat
    frames.staged[ply] = 0
    frames.originalAlpha[ply] = frames.alpha[ply]
    frames.best[ply] = standPat
    if (standPat > frames.alpha[ply]) frames.alpha[ply] = standPat
    frames.tried[ply] = 0
    this.entering = false
    return NO_VALUE
  }

  /** Lists the tactical moves. False when there are none. */
  private listTactics(ply: number): boolean {
    const { evaluator, frames, history } = this
    if (evaluator.listTactics === undefined) {
      this.listMoves(ply)
      return frames.keepMoves(ply, TACTICAL)
    }
    const list = frames.moves(ply)
    evaluator.listTactics(this.line.state, list, frames.moveScores(ply))
    history.adjustTactics(list, frames.moveScores(ply), frames.bestMove[ply])
    return list.size > 0
  }

  private scoreMoves(ply: number): void {
    const { frames, history, line } = this
    const list = frames.moves(ply)
    const scores = frames.moveScores(ply)
    this.evaluator.scoreMoves(line.state, list, scores)
    history.adjustScores(line.state.turn, list, scores, frames.killers, ply, frames.bestMove[ply])
  }

  private noisyEvaluate(s: S): Value {
    return this.evalNoise.addTo(this.scaleTowardsDraw(s, this.evaluator.evaluate(s)), s)
  }

  /** Moves a value towards that of a draw as the draw clock runs, so that the side that is ahead makes progress. */
  private scaleTowardsDraw(s: S, value: Value): Value {
    const clock = this.evaluator.drawClock?.(s) ?? 0
    return clock === 0 ? value : Math.round(value + clock * (this.drawValues[s.turn] - value))
  }

  /** Descends into the next move; the value of the node when all moves are searched or one failed high. */
  private tryNextMove(ply: number): Value {
    const { frames } = this
    const i = frames.tried[ply]
    if (frames.staged[ply] === 1 && i === 1 && frames.best[ply] < frames.beta[ply]) this.listRest(ply)
    if (i >= frames.moves(ply).size || frames.best[ply] >= frames.beta[ply]) return this.finishNode(ply)
    const move = ply === 0 ? frames.moves(0).at[i] : frames.pickBest(ply, i)
    frames.reduction[ply] = this.reductionFor(ply, i)
    const isFull = i === 0 || (ply === 0 && this.rootLines?.isOpen === true)
    this.descend(ply, move, isFull ? FULL_WINDOW : frames.reduction[ply] > 0 ? REDUCED_DEPTH : ZERO_WINDOW)
    return NO_VALUE
  }

  /** Lists the moves of a node whose table move has been searched, that move first. */
  private listRest(ply: number): void {
    this.frames.staged[ply] = 0
    this.listMoves(ply)
    this.frames.pickBest(ply, 0)
  }

  private descend(ply: number, move: Move, entry: number): void {
    const { frames, line } = this
    const alpha = frames.alpha[ply]
    frames.childSearch[ply] = entry
    frames.alpha[ply + 1] = entry === FULL_WINDOW ? -frames.beta[ply] : -alpha - 1
    frames.beta[ply + 1] = -alpha
    frames.depth[ply + 1] = frames.depth[ply] - 1 - (entry === REDUCED_DEPTH ? frames.reduction[ply] : 0)
    line.push(move)
    this.nodes++
    this.entering = true
  }

  /** Late move reductions: how many plies less a late non-tactical move is searched at first. */
  private reductionFor(ply: number, i: number): number {
    const depth = this.frames.depth[ply]
    if (i < 3 || depth < 3 || this.frames.moveScores(ply)[i] >= TACTICAL - 2) return 0
    return i < 12 || depth < 5 ? 1 : 2
  }

  /**
   * Returns a value to the parent, which accepts it or searches the same move again with more depth or a wider window.
   */
  private returnValue(below: Value): void {
    const { frames, line } = this
    if (line.ply === 0) {
      this.endIteration(below)
      return
    }
    line.pop()
    const { ply } = line
    const value = 0 - below
    const move = frames.moves(ply).at[frames.tried[ply]]
    const entry = frames.childSearch[ply]
    this.entering = false
    if (value > frames.alpha[ply] && entry === REDUCED_DEPTH) this.descend(ply, move, ZERO_WINDOW)
    else if (value > frames.alpha[ply] && value < frames.beta[ply] && entry === ZERO_WINDOW)
      this.descend(ply, move, FULL_WINDOW)
    else this.acceptValue(ply, move, value)
  }

  private acceptValue(ply: number, move: Move, value: Value): void {
    const { frames } = this
    frames.tried[ply]++
    if (ply === 0 && this.rootLines !== undefined) {
      if (this.rootLines.accept(move, value)) this.publish(move, isLoss(value) ? this.found.value : value)
      return
    }
    if (value <= frames.best[ply]) return
    frames.best[ply] = value
    if (value <= frames.alpha[ply]) return
    frames.alpha[ply] = value
    frames.bestMove[ply] = move
    frames.setPv(ply, move)
    // A loss counts only when all moves have been searched.
    if (ply === 0) this.publish(move, isLoss(value) ? this.found.value : value)
  }

  private publish(move: Move, value: Value): void {
    this.found = { move, value, pv: this.frames.pvAt(0), depth: this.iteration, nodes: this.nodes }
  }

  /** All moves are searched or one failed high: stores the node in the transposition table. */
  private finishNode(ply: number): Value {
    const { frames, line } = this
    const best = frames.best[ply]
    if (ply === 0) return best
    const failedHigh = best >= frames.beta[ply]
    const raised = best > frames.originalAlpha[ply]
    const move = raised ? frames.bestMove[ply] : -1
    if (failedHigh && frames.depth[ply] > 0) this.history.recordCutoff(line.state.turn, frames, ply, move)
    const depth = Math.max(0, frames.depth[ply])
    const bound = failedHigh ? LOWER : raised ? EXACT : UPPER
    this.table.store(frames.lo[ply], frames.hi[ply], move, toTable(best, ply), depth, bound)
    return best
  }

  /**
   * Repeats an iteration whose value left the aspiration window, otherwise starts the next one with the best move
   * first.
   */
  private endIteration(value: Value): void {
    const { frames, rootLines } = this
    if (value <= frames.originalAlpha[0] || value >= frames.beta[0]) {
      this.startIteration(
        value <= frames.originalAlpha[0] ? -INFINITE : frames.originalAlpha[0],
        value >= frames.beta[0] ? INFINITE : frames.beta[0],
      )
      return
    }
    if (rootLines === undefined) this.publish(this.found.move, value)
    else this.found = { ...rootLines.finish(), depth: this.iteration, nodes: this.nodes }
    frames.bringToFront(this.found.move)
    const isSettled = isKnown(value) && this.iteration >= pliesToEnd(value)
    this.finished = this.iteration >= this.maxDepth || (rootLines?.areSettled(this.iteration) ?? isSettled)
    if (this.finished) return
    this.iteration++
    const narrow = this.iteration >= 4 && !isKnown(value) && rootLines === undefined
    this.startIteration(narrow ? value - ASPIRATION_MARGIN : -INFINITE, narrow ? value + ASPIRATION_MARGIN : INFINITE)
  }
}
