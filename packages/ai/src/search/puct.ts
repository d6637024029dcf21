import { moveList, type Line, type MoveList, type State } from '@tabuleiro/engine'
import { EvalNoise } from './evalNoise'
import { Random } from './random'
import type { Evaluator } from './evaluator'
import type { Best, FoundLine, GameSearch, SearchOptions } from './search'
import { UNKNOWN, UctTree } from './uctTree'
import { toChance, DRAW, isLoss, isWin, fromChance, WIN, type Value } from './value'

/** No tree gets deeper than this. */
const MAX_PATH = 256
const MAX_TREE_NODES = 1 << 21
/** The exploration constant of PUCT. */
const EXPLORATION = 0.5
/** First play urgency: an unvisited move is assumed to be this much worse than its position. */
const FIRST_PLAY_PENALTY = 0.1

/**
 * Best-first tree search without playouts (PUCT). An evaluator values the leaves, its move order gives the priors, and
 * known results are backed up. A node is a position evaluated.
 */
export class Puct<S extends State> implements GameSearch {
  readonly stride: number
  private nodes = 0
  private deepest = 0
  private readonly tree = new UctTree(MAX_TREE_NODES)
  private readonly list: MoveList
  private readonly moveScores: Int32Array
  private readonly path = new Int32Array(MAX_PATH + 1)
  private readonly depth: number
  private readonly lineCount: number
  private readonly evalNoise: EvalNoise

  constructor(
    private readonly line: Line<S>,
    private readonly evaluator: Evaluator<S>,
    { seed, depth = MAX_PATH, evalNoise = 0, lines = 1 }: SearchOptions,
    stride: number,
  ) {
    const { setup } = line.state
    this.stride = stride
    this.lineCount = lines
    this.depth = Math.min(depth, MAX_PATH)
    const random = new Random(seed)
    this.evalNoise = new EvalNoise(evalNoise, random)
    this.list = moveList(setup)
    this.moveScores = new Int32Array(setup.maxMoves)
    line.moves(this.list)
    // Moves with equal scores come in random order.
    random.shuffle(this.list)
    this.expand(0)
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (this.tree.known[0] === UNKNOWN && this.nodes < until) this.simulate()
    return this.tree.known[0] !== UNKNOWN
  }

  best(): Best {
    const { tree } = this
    const chosen = tree.bestChild(0)
    const pv = tree.lineFrom(chosen)
    return { move: pv[0], value: this.valueOf(chosen), pv, depth: this.deepest, nodes: this.nodes }
  }

  lines(): readonly FoundLine[] {
    const { tree } = this
    return tree.bestChildren(0, this.lineCount).map(child => ({ value: this.valueOf(child), pv: tree.lineFrom(child) }))
  }

  /** The value of a root move. */
  private valueOf(child: number): Value {
    const { tree } = this
    const known = tree.known[child]
    if (known !== UNKNOWN) return onePlyLater(known)
    return tree.visits[child] === 0 ? DRAW : fromChance(tree.winRate(child))
  }

  /** One descent to a leaf, its evaluation, and the backup. */
  private simulate(): void {
    const { line, tree, path } = this
    let node = 0
    let length = 0
    while (tree.childCount[node] > 0 && tree.known[node] === UNKNOWN) {
      node = this.select(node)
      path[++length] = node
      line.push(tree.move[node])
    }
    this.nodes++
    if (length > this.deepest) this.deepest = length
    const chance = this.evaluateLeaf(node, length)
    this.backUp(length, chance)
  }

  /** The chance of the side that moved here. The node is expanded. */
  private evaluateLeaf(node: number, length: number): number {
    const { line, tree } = this
    if (tree.known[node] !== UNKNOWN) return toChance(tree.known[node])
    const outcome = line.outcome()
    if (outcome === 'draw') tree.known[node] = DRAW
    else if (outcome !== 'playing') tree.known[node] = (outcome === 'first') === (line.state.turn === 1) ? WIN : -WIN
    if (outcome !== 'playing') return toChance(tree.known[node])
    const chance = 1 - toChance(this.noisyEvaluate(line.state))
    if (length < this.depth) {
      line.moves(this.list)
      this.expand(node)
    }
    return chance
  }

  /**
   * The moves that the evaluator does not prune become children; the prior of the i-th best is proportional to 1 / i.
   */
  private expand(node: number): void {
    const { line, list, moveScores, evaluator, tree } = this
    const all = list.size
    evaluator.scoreMoves(line.state, list, moveScores)
    const first = tree.addChildren(node, list.size)
    if (first === 0) return
    tree.pruned[node] = list.size < all && evaluator.prunesOnlyLosingMoves?.(line.state) !== true ? 1 : 0
    let sum = 0
    for (let i = 1; i <= list.size; i++) sum += 1 / i
    for (let i = 0; i < list.size; i++) {
      tree.move[first + i] = list.at[i]
      tree.prior[first + i] = 1 / ((i + 1) * sum)
    }
  }

  /** Adds the pruned moves to a node whose other moves all lose. The line stands at the node. */
  private widen(node: number): void {
    const { list, line, tree } = this
    const from = tree.firstChild[node]
    const to = from + tree.childCount[node]
    line.moves(list)
    const first = tree.addChildren(node, list.size)
    if (first === 0) return
    tree.pruned[node] = 0
    for (let i = 0; i < list.size; i++) {
      tree.move[first + i] = list.at[i]
      tree.prior[first + i] = 1 / list.size
      for (let old = from; old < to; old++) if (tree.move[old] === list.at[i]) tree.known[first + i] = tree.known[old]
    }
  }

  /** The child with the highest PUCT score; known losses are left out. */
  private select(node: number): number {
    const { visits, points, prior, known, firstChild, childCount } = this.tree
    const exploration = EXPLORATION * Math.sqrt(visits[node] + 1)
    const firstPlay = (visits[node] === 0 ? 0.5 : 1 - points[node] / visits[node]) - FIRST_PLAY_PENALTY
    const from = firstChild[node]
    let best = from
    let highest = -1
    for (let child = from; child < from + childCount[node]; child++) {
      const seen = visits[child]
      if (known[child] !== UNKNOWN && isLoss(known[child])) continue
      const score = (seen === 0 ? firstPlay : points[child] / seen) + (exploration * prior[child]) / (1 + seen)
      if (score <= highest) continue
      highest = score
      best = child
    }
    return best
  }

  private backUp(length: number, leaf: number): void {
    const { tree, path, line } = this
    let chance = leaf
    for (let i = length; i > 0; i--) {
      tree.visits[path[i]]++
      tree.points[path[i]] += chance
      chance = 1 - chance
      line.pop()
    }
    tree.visits[0]++
    tree.points[0] += chance
    this.backUpResult(length)
  }

  /** Backs up a result that has become known, as far as it decides the nodes above. */
  private backUpResult(length: number): void {
    const { path, line } = this
    for (let i = length - 1; i >= 0 && this.tree.known[path[i + 1]] !== UNKNOWN; i--) {
      const best = this.bestKnown(path[i])
      if (best === UNKNOWN) return
      if (isWin(best) || this.tree.pruned[path[i]] === 0) this.tree.known[path[i]] = 0 - onePlyLater(best)
      else {
        for (let down = 1; down <= i; down++) line.push(this.tree.move[path[down]])
        this.widen(path[i])
        for (let up = 0; up < i; up++) line.pop()
      }
    }
  }

  /** The best result of the children: a win, or the best once all are known; otherwise `UNKNOWN`. */
  private bestKnown(node: number): Value {
    const { known, firstChild, childCount } = this.tree
    let best = -WIN - 1
    let open = false
    for (let child = firstChild[node]; child < firstChild[node] + childCount[node]; child++) {
      const result = known[child]
      if (result === UNKNOWN) open = true
      else if (result > best) best = result
    }
    return isWin(best) || !open ? best : UNKNOWN
  }

  private noisyEvaluate(s: S): Value {
    return this.evalNoise.addTo(this.evaluator.evaluate(s), s)
  }
}

/** A known result, one ply further away. */
function onePlyLater(value: Value): Value {
  return isWin(value) ? value - 1 : isLoss(value) ? value + 1 : value
}
