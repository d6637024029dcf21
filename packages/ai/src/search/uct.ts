import { moveList, type Line, type Move, type MoveList, type Side, type State } from '@tabuleiro/engine'
import { EvalNoise } from './evalNoise'
import { Random } from './random'
import type { Best, FoundLine, GameSearch, SearchOptions } from './search'
import { UNKNOWN, UctTree } from './uctTree'
import { toChance, DRAW, isKnown, isLoss, pliesToEnd, fromChance, WIN, type Value } from './value'

/** What Monte Carlo tree search must know about a game. Made for one setup, so that it may own scratch buffers. */
export interface Policy<S extends State> {
  /** Writes the value of each move for the side to move, known results included (`WIN - 1`). May prune the list. */
  evaluateMoves(s: S, list: MoveList, values: Int32Array): void
  /** The next move of a playout, one of the list. */
  choosePlayoutMove(s: S, list: MoveList, random: Random): Move
  /** A playout of this many plies ends with `evaluate`. */
  readonly playoutPlies: number
  /** The static evaluation for the side to move, below `MAX_ESTIMATE`. */
  evaluate(s: S): Value
  /** How many visits the prior of a move counts for. */
  readonly priorVisits: number
  /** The exploration constant of UCT. */
  readonly exploration: number
  /** Whether `evaluateMoves` plays the moves: then they count as nodes. */
  readonly playsMoves?: boolean
}

/** No tree gets deeper than this. */
const MAX_PATH = 256
const MAX_TREE_NODES = 1 << 20
/** Root moves that are evaluated in one step before the search begins: there can be as many as cells. */
const ROOT_BATCH = 8
/**
 * Visits that the prior counts for in a noisy choice at the root, so that a lucky move with few visits is not chosen.
 */
const ROOT_PRIOR_VISITS = 4
/** The value of a lost move to a player whose depth does not reach the loss. */
const UNSEEN_LOSS = -130

/**
 * Monte Carlo tree search (UCT) with priors from an evaluation of each move, and with known results backed up (MCTS
 * solver). A node is a move played, in the tree or in a playout.
 */
export class Uct<S extends State> implements GameSearch {
  readonly stride = 1
  nodes = 0
  /** Whether every root move has been evaluated. */
  isPrepared = false
  private nodeLimit = 0
  /** The longest line of the tree. */
  deepest = 0
  private readonly tree: UctTree
  private readonly random: Random
  private readonly list: MoveList
  private readonly values: Int32Array
  /** The root moves: first those evaluated and not pruned, with their values, then those still to be evaluated. */
  private readonly rootList: MoveList
  private readonly rootValues: Int32Array
  private examined = 0
  private kept = 0
  private readonly path = new Int32Array(MAX_PATH + 1)
  private readonly turn: Side
  private readonly depth: number
  private readonly lineCount: number
  private readonly evalNoise: EvalNoise

  constructor(
    private readonly line: Line<S>,
    private readonly policy: Policy<S>,
    { seed, nodes = MAX_TREE_NODES, depth = MAX_PATH, evalNoise = 0, lines = 1 }: SearchOptions,
  ) {
    const { setup, turn } = line.state
    this.turn = turn
    this.depth = Math.min(depth, MAX_PATH)
    this.lineCount = lines
    this.random = new Random(seed)
    this.evalNoise = new EvalNoise(evalNoise, this.random)
    this.list = moveList(setup)
    this.values = new Int32Array(setup.maxMoves)
    this.tree = new UctTree(Math.min(MAX_TREE_NODES, nodes) + setup.maxMoves + 1)
    this.rootList = moveList(setup)
    this.rootValues = new Int32Array(setup.maxMoves)
    line.moves(this.rootList)
  }

  step(nodes: number): boolean {
    this.nodeLimit += nodes
    while (!this.isPrepared && this.nodes < this.nodeLimit) this.prepareRoot()
    while (this.tree.known[0] === UNKNOWN && this.nodes < this.nodeLimit) this.simulate()
    return this.tree.known[0] !== UNKNOWN
  }

  /** Evaluates a few more root moves. After the last of them the search can begin. */
  prepareRoot(): void {
    const { rootList, rootValues, list, values, line, policy } = this
    const to = Math.min(this.examined + ROOT_BATCH, rootList.size)
    list.size = 0
    while (this.examined < to) list.at[list.size++] = rootList.at[this.examined++]
    policy.evaluateMoves(line.state, list, values)
    if (policy.playsMoves === true) this.nodes += list.size
    for (let i = 0; i < list.size; i++) {
      rootList.at[this.kept] = list.at[i]
      rootValues[this.kept++] = values[i]
    }
    if (this.examined < rootList.size) return
    rootList.size = this.kept
    this.isPrepared = true
    this.addChildren(0, rootList, rootValues)
    this.tree.updateResult(0)
  }

  best(): Best {
    while (!this.isPrepared) this.prepareRoot()
    const { tree } = this
    const chosen = this.evalNoise.isOff ? tree.bestChild(0) : this.noisyBestChild()
    const pv = tree.lineFrom(chosen)
    return { move: pv[0], value: this.choiceValue(chosen), pv, depth: this.deepest, nodes: this.nodes }
  }

  lines(): readonly FoundLine[] {
    if (!this.isPrepared) return []
    const { tree } = this
    return tree.bestChildren(0, this.lineCount).map(child => ({ value: this.valueOf(child), pv: tree.lineFrom(child) }))
  }

  /** The value of a root move: an estimate, or a known result. */
  moveValue(move: Move): Value | undefined {
    const { tree } = this
    for (let child = 1; child <= tree.childCount[0]; child++) {
      if (tree.move[child] !== move) continue
      return this.valueOf(child)
    }
    return undefined
  }

  private valueOf(child: number): Value {
    const { tree } = this
    return tree.known[child] === UNKNOWN ? fromChance(tree.winRate(child)) : tree.known[child]
  }

  /** The value of the chosen child. It is a loss only if every other move loses as well. */
  private choiceValue(chosen: number): Value {
    const { tree } = this
    const known = tree.known[chosen]
    if (known === UNKNOWN) return fromChance(tree.winRate(chosen))
    if (!isLoss(known)) return known
    const best = tree.known[tree.bestChild(0)]
    return isLoss(best) ? best : UNSEEN_LOSS
  }

  /** One descent to a leaf, one playout, and the backup. */
  private simulate(): void {
    const { line, tree, path } = this
    let node = this.select(0)
    let length = 1
    path[1] = node
    line.push(tree.move[node])
    this.nodes++
    for (;;) {
      if (tree.childCount[node] === 0 && tree.visits[node] > 0 && tree.known[node] === UNKNOWN && length < this.depth) {
        this.expand(node)
        tree.updateResult(node)
      }
      if (tree.childCount[node] === 0 || tree.known[node] !== UNKNOWN) break
      node = this.select(node)
      path[++length] = node
      line.advance(tree.move[node])
      this.nodes++
    }
    if (length > this.deepest) this.deepest = length
    const points = this.evaluateLeaf(node)
    line.pop()
    this.backUp(length, points)
  }

  /** The moves of the present position become children. */
  private expand(node: number): void {
    const { line, list, values } = this
    line.moves(list)
    this.policy.evaluateMoves(line.state, list, values)
    if (this.policy.playsMoves === true) this.nodes += list.size
    this.addChildren(node, list, values)
  }

  private addChildren(node: number, list: MoveList, values: Int32Array): void {
    const { tree } = this
    const first = tree.addChildren(node, list.size)
    if (first === 0) return
    for (let i = 0; i < list.size; i++) {
      tree.move[first + i] = list.at[i]
      tree.prior[first + i] = toChance(values[i])
      if (isKnown(values[i])) tree.known[first + i] = values[i]
    }
  }

  /** The child with the highest UCT score; known losses are left out. */
  private select(node: number): number {
    const { tree } = this
    const { visits, points, prior, known } = tree
    const { priorVisits, exploration } = this.policy
    const from = tree.firstChild[node]
    const to = from + tree.childCount[node]
    const bonus = exploration * Math.sqrt(Math.log(visits[node] + 2))
    let best = from
    let highest = -1
    for (let child = from; child < to; child++) {
      const seen = visits[child] + priorVisits
      if (known[child] !== UNKNOWN && known[child] < DRAW) continue
      const score = (points[child] + priorVisits * prior[child]) / seen + bonus / Math.sqrt(seen)
      if (score <= highest) continue
      highest = score
      best = child
    }
    return best
  }

  /** Points for the first player: from a known result, or from a playout. */
  private evaluateLeaf(node: number): number {
    const { line, tree } = this
    const before = line.state.turn
    if (tree.known[node] === UNKNOWN && tree.visits[node] === 0) {
      const outcome = line.outcome()
      if (outcome === 'draw') tree.known[node] = DRAW
      else if (outcome !== 'playing') tree.known[node] = (outcome === 'first') === (before === 1) ? WIN - 1 : 1 - WIN
    }
    const known = tree.known[node]
    if (known === UNKNOWN) return this.playout()
    // The result is that of the side that moved here, not of the side to move.
    const gain = known === DRAW ? 0.5 : known > 0 ? 1 : 0
    return before === 1 ? gain : 1 - gain
  }

  private playout(): number {
    const { line, list, policy, random } = this
    for (let plies = 0; plies < policy.playoutPlies; plies++) {
      const outcome = line.outcome()
      if (outcome !== 'playing') return outcome === 'draw' ? 0.5 : outcome === 'first' ? 1 : 0
      line.moves(list)
      line.advance(policy.choosePlayoutMove(line.state, list, random))
      this.nodes++
    }
    const chance = toChance(policy.evaluate(line.state))
    return line.state.turn === 0 ? chance : 1 - chance
  }

  private backUp(length: number, points: number): void {
    const { tree, path } = this
    for (let i = length; i > 0; i--) {
      const node = path[i]
      const mover = (this.turn + i - 1) & 1
      tree.visits[node]++
      tree.points[node] += mover === 0 ? points : 1 - points
      if (tree.known[node] !== UNKNOWN) tree.updateResult(path[i - 1])
    }
    tree.visits[0]++
  }

  /** The best child with evaluation noise. A known win is never missed, and a loss beyond the depth only looks bad. */
  private noisyBestChild(): number {
    const { tree } = this
    const best = tree.bestChild(0)
    if (tree.known[best] !== UNKNOWN && tree.known[best] > DRAW) return best
    let chosen = best
    let highest = -Infinity
    for (let child = 1; child <= tree.childCount[0]; child++) {
      const known = tree.known[child]
      const lost = known !== UNKNOWN && known < DRAW
      if (lost && pliesToEnd(known) <= this.depth) continue
      const chance =
        (tree.points[child] + ROOT_PRIOR_VISITS * tree.prior[child]) / (tree.visits[child] + ROOT_PRIOR_VISITS)
      const value =
        (lost ? UNSEEN_LOSS : fromChance(chance)) + this.evalNoise.moveError(this.line.state, tree.move[child])
      if (value <= highest) continue
      highest = value
      chosen = child
    }
    return chosen
  }
}
