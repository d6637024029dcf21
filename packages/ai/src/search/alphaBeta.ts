import type { Line, Move, State } from '@tabuleiro/engine'
import { Random } from './random'
import { Frames, MAX_PLY } from './frames'
import { History } from './history'
import { TACTICAL, type Evaluator } from './evaluator'
import type { Best, Conditions, Search } from './search'
import { EXACT, fromTable, LOWER, TranspositionTable, tableBits, toTable, UPPER } from './transpositionTable'
import { DRAW, FAR, isKnown, isLoss, pliesToEnd, WIN, type Value } from './value'

/** No value yet: the node was opened, its moves come next. */
const OPEN = WIN + 1
/** Wider than any value. */
const INFINITE = WIN + 2
/** How a child is searched: all of the window, only whether it beats the best so far, or that with fewer plies as well. */
const FULL = 0
const PROBE = 1
const REDUCED = 2

/** Loud moves are followed this far beyond the horizon. */
const QUIESCENCE = 8
/** Half the first window around the last value. */
const ASPIRATION = 40
const STRIDE = 4

/**
 * Iterative deepening alpha-beta with a transposition table, principal variation search, late move reductions and a
 * quiescence search over loud moves. A position that comes back on the way counts as a draw.
 */
export class AlphaBeta<S extends State> implements Search {
  readonly stride = STRIDE
  private nodes = 0
  private iteration = 1
  private entering = true
  private over = false
  private readonly deepest: number
  private readonly blur: number
  private readonly mist: number
  /** What a draw is worth to the first and to the second player. */
  private readonly draws: readonly [Value, Value]
  private readonly frames: Frames
  private readonly table: TranspositionTable
  private readonly history = new History()
  private answer: Best

  constructor(
    private readonly line: Line<S>,
    private readonly judge: Evaluator<S>,
    { depth = MAX_PLY - QUIESCENCE, evalNoise = 0, contempt = 0, seed, nodes }: Conditions,
  ) {
    this.deepest = Math.min(depth, MAX_PLY - QUIESCENCE)
    this.blur = evalNoise
    this.draws = line.state.turn === 0 ? [DRAW - contempt, contempt] : [contempt, DRAW - contempt]
    this.frames = new Frames(line.state.setup)
    this.table = new TranspositionTable(tableBits(nodes))
    const dice = new Random(seed)
    this.mist = dice.roll(1 << 30)
    this.openRoot(dice)
    const move = this.frames.list(0).at[0]
    this.answer = { move, value: DRAW, pv: [move], depth: 0, nodes: 0 }
    this.startIteration(-INFINITE, INFINITE)
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (!this.over && this.nodes < until) {
      const { ply } = this.line
      const value = this.entering ? this.enter(ply) : this.tryNext(ply)
      if (value !== OPEN) this.giveBack(value)
    }
    return this.over
  }

  best(): Best {
    return { ...this.answer, nodes: this.nodes }
  }

  /** The moves at the root, in an order of chance: of equal ones the first is chosen. */
  private openRoot(dice: Random): void {
    const list = this.frames.list(0)
    this.line.moves(list)
    dice.shuffle(list)
    this.judge.rank(this.line.state, list, this.frames.ranks(0))
    for (let i = 0; i < list.size; i++) this.frames.pick(0, i)
  }

  private startIteration(alpha: Value, beta: Value): void {
    const { frames } = this
    frames.alpha[0] = frames.floor[0] = alpha
    frames.beta[0] = beta
    frames.depth[0] = this.iteration
    frames.best[0] = -INFINITE
    frames.tried[0] = 0
    frames.clearLine(0)
    this.entering = false
  }

  /** The value of a node that needs no moves, or `OPEN`. */
  private enter(ply: number): Value {
    const { line, frames } = this
    const s = line.state
    frames.clearLine(ply)
    const outcome = line.outcome()
    if (outcome !== 'playing') {
      if (outcome === 'draw') return this.draws[s.turn]
      return (outcome === 'first') === (s.turn === 0) ? WIN - ply : ply - WIN
    }
    if (line.isCycle()) return this.draws[s.turn]
    const salt = Math.imul(line.game.salt(s), 0x9e3779b1) >>> 2
    frames.lo[ply] = s.lo ^ salt
    frames.hi[ply] = s.hi ^ salt
    const known = this.lookUp(ply)
    if (known !== OPEN) return known
    return frames.depth[ply] > 0 && ply < MAX_PLY - QUIESCENCE ? this.open(ply) : this.quiesce(ply)
  }

  /** What the table knows, if that settles the question of this window. */
  private lookUp(ply: number): Value {
    const { frames, table } = this
    frames.bestMove[ply] = -1
    if (!table.find(frames.lo[ply], frames.hi[ply])) return OPEN
    frames.bestMove[ply] = table.move
    const alpha = frames.alpha[ply]
    const beta = frames.beta[ply]
    if (beta - alpha > 1 || table.depth < frames.depth[ply]) return OPEN
    const value = fromTable(table.value, ply)
    const { bound } = table
    return bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha) ? value : OPEN
  }

  private open(ply: number): Value {
    const { frames, line } = this
    const list = frames.list(ply)
    line.moves(list)
    this.rank(ply)
    frames.floor[ply] = frames.alpha[ply]
    frames.best[ply] = -INFINITE
    frames.tried[ply] = 0
    this.entering = false
    return OPEN
  }

  /** Nobody is obliged to make a loud move: doing nothing is worth the evaluation. */
  private quiesce(ply: number): Value {
    const { frames, line } = this
    const guess = this.guess(line.state)
    if (guess >= frames.beta[ply] || frames.depth[ply] <= -QUIESCENCE || ply >= MAX_PLY - 1) return guess
    if (this.judge.calm?.(line.state) === true) return guess
    line.moves(frames.list(ply))
    this.rank(ply)
    if (!this.keepLoud(ply)) return guess
    frames.floor[ply] = frames.alpha[ply]
    frames.best[ply] = guess
    if (guess > frames.alpha[ply]) frames.alpha[ply] = guess
    frames.tried[ply] = 0
    this.entering = false
    return OPEN
  }

  private keepLoud(ply: number): boolean {
    const list = this.frames.list(ply)
    const ranks = this.frames.ranks(ply)
    let kept = 0
    for (let i = 0; i < list.size; i++) {
      if (ranks[i] < TACTICAL) continue
      list.at[kept] = list.at[i]
      ranks[kept++] = ranks[i]
    }
    list.size = kept
    return kept > 0
  }

  private rank(ply: number): void {
    const { frames, history, line } = this
    const list = frames.list(ply)
    const ranks = frames.ranks(ply)
    this.judge.rank(line.state, list, ranks)
    history.adjust(line.state.turn, list, ranks, frames.killers, ply, frames.bestMove[ply])
  }

  /** An evaluation through the mist: misjudged by at most `blur`, the same way each time. */
  private guess(s: S): Value {
    const value = this.fade(s, this.judge.evaluate(s))
    if (this.blur === 0) return value
    const hash = Math.imul(s.lo ^ this.mist, 0x735a2d97)
    const off = ((hash >>> 16) + (Math.imul(hash, 0x21f0aaad) >>> 16)) / 0xffff - 1
    return Math.max(-FAR, Math.min(FAR, value + Math.round(off * this.blur)))
  }

  /** The nearer a draw by the clock, the more a position is worth just that: whoever wants more must make progress. */
  private fade(s: S, value: Value): Value {
    const stale = this.judge.stale?.(s) ?? 0
    return stale === 0 ? value : Math.round(value + stale * (this.draws[s.turn] - value))
  }

  /** Goes down the next move; the node's value when there is none left. */
  private tryNext(ply: number): Value {
    const { frames } = this
    const i = frames.tried[ply]
    if (i >= frames.list(ply).size || frames.best[ply] >= frames.beta[ply]) return this.close(ply)
    const move = ply === 0 ? frames.list(0).at[i] : frames.pick(ply, i)
    frames.reduction[ply] = this.reductionFor(ply, i)
    this.descend(ply, move, i === 0 ? FULL : frames.reduction[ply] > 0 ? REDUCED : PROBE)
    return OPEN
  }

  private descend(ply: number, move: Move, entry: number): void {
    const { frames, line } = this
    const alpha = frames.alpha[ply]
    frames.entry[ply] = entry
    frames.alpha[ply + 1] = entry === FULL ? -frames.beta[ply] : -alpha - 1
    frames.beta[ply + 1] = -alpha
    frames.depth[ply + 1] = frames.depth[ply] - 1 - (entry === REDUCED ? frames.reduction[ply] : 0)
    line.push(move)
    this.nodes++
    this.entering = true
  }

  /** Late quiet moves are looked at less deeply first. */
  private reductionFor(ply: number, i: number): number {
    const depth = this.frames.depth[ply]
    if (i < 3 || depth < 3 || this.frames.ranks(ply)[i] >= TACTICAL - 2) return 0
    return i < 12 || depth < 5 ? 1 : 2
  }

  /** Hands a value to the node above: it is believed, or the same move is looked at again more closely. */
  private giveBack(below: Value): void {
    const { frames, line } = this
    if (line.ply === 0) {
      this.endIteration(below)
      return
    }
    line.pop()
    const { ply } = line
    const value = 0 - below
    const move = frames.list(ply).at[frames.tried[ply]]
    const entry = frames.entry[ply]
    this.entering = false
    if (value > frames.alpha[ply] && entry === REDUCED) this.descend(ply, move, PROBE)
    else if (value > frames.alpha[ply] && value < frames.beta[ply] && entry === PROBE) this.descend(ply, move, FULL)
    else this.believe(ply, move, value)
  }

  private believe(ply: number, move: Move, value: Value): void {
    const { frames } = this
    frames.tried[ply]++
    if (value <= frames.best[ply]) return
    frames.best[ply] = value
    if (value <= frames.alpha[ply]) return
    frames.alpha[ply] = value
    frames.bestMove[ply] = move
    frames.setLine(ply, move)
    if (ply === 0) this.publish(move, isLoss(value) ? this.answer.value : value)
  }

  /** A loss is believed only when all moves have been tried: the first one alone says nothing. */
  private publish(move: Move, value: Value): void {
    this.answer = { move, value, pv: this.frames.lineAt(0), depth: this.iteration, nodes: this.nodes }
  }

  /** All moves tried, or one was too good: what the node was worth goes into the table. */
  private close(ply: number): Value {
    const { frames, line } = this
    const best = frames.best[ply]
    if (ply === 0) return best
    const cut = best >= frames.beta[ply]
    const raised = best > frames.floor[ply]
    const move = raised ? frames.bestMove[ply] : -1
    if (cut && frames.depth[ply] > 0) this.history.refuted(line.state.turn, frames, ply, move)
    const depth = Math.max(0, frames.depth[ply])
    const bound = cut ? LOWER : raised ? EXACT : UPPER
    this.table.store(frames.lo[ply], frames.hi[ply], move, toTable(best, ply), depth, bound)
    return best
  }

  /** Repeats an iteration whose value left the window; otherwise looks one ply deeper, the best move first. */
  private endIteration(value: Value): void {
    const { frames } = this
    if (value <= frames.floor[0] || value >= frames.beta[0]) {
      this.startIteration(
        value <= frames.floor[0] ? -INFINITE : frames.floor[0],
        value >= frames.beta[0] ? INFINITE : frames.beta[0],
      )
      return
    }
    this.publish(this.answer.move, value)
    frames.bringToFront(this.answer.move)
    this.over = this.iteration >= this.deepest || (isKnown(value) && this.iteration >= pliesToEnd(value))
    if (this.over) return
    this.iteration++
    const narrow = this.iteration >= 4 && !isKnown(value)
    this.startIteration(narrow ? value - ASPIRATION : -INFINITE, narrow ? value + ASPIRATION : INFINITE)
  }
}
