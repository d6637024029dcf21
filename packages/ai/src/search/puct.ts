import { moveList, type Line, type Move, type MoveList, type State } from '@tabuleiro/engine'
import { Random } from './random'
import type { Evaluator } from './evaluator'
import type { Best, SearchOptions, Search } from './search'
import { UNKNOWN, UctTree } from './uctTree'
import { toChance, DRAW, MAX_ESTIMATE, isLoss, isWin, fromChance, WIN, type Value } from './value'

/** Deeper than any tree gets. */
const MAX_PATH = 256
/** Places in the tree at most. */
const MAX_TREE_NODES = 1 << 21
/** How much is tried that does not look best. */
const EXPLORATION = 0.5
/** A move not tried yet is taken for this much worse than its position. */
const FIRST_PLAY_PENALTY = 0.1

/**
 * Best-first tree search without playouts (PUCT): a judge values the leaves, its ranks say which moves to try how often, and
 * results found on the way are passed up. A node is a position looked at.
 */
export class Puct<S extends State> implements Search {
  readonly stride: number
  private nodes = 0
  private deepest = 0
  private readonly tree = new UctTree(MAX_TREE_NODES)
  private readonly list: MoveList
  private readonly moveScores: Int32Array
  private readonly path = new Int32Array(MAX_PATH + 1)
  private readonly depth: number
  private readonly blur: number
  private readonly mist: number

  constructor(
    private readonly line: Line<S>,
    private readonly evaluator: Evaluator<S>,
    { seed, depth = MAX_PATH, evalNoise = 0 }: SearchOptions,
    stride: number,
  ) {
    const { setup } = line.state
    this.stride = stride
    this.depth = Math.min(depth, MAX_PATH)
    this.blur = evalNoise
    const random = new Random(seed)
    this.mist = random.below(1 << 30)
    this.list = moveList(setup)
    this.moveScores = new Int32Array(setup.maxMoves)
    line.moves(this.list)
    // Of moves that look equal another comes first with every seed.
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
    const pv: Move[] = []
    for (let node = chosen; ; node = tree.bestChild(node)) {
      pv.push(tree.move[node])
      if (tree.childCount[node] === 0) break
    }
    const known = tree.known[chosen]
    const value =
      known !== UNKNOWN ? onePlyLater(known) : tree.visits[chosen] === 0 ? DRAW : fromChance(tree.winRate(chosen))
    return { move: pv[0], value, pv, depth: this.deepest, nodes: this.nodes }
  }

  /** One way down the tree to a position not seen before, and back with what it is worth. */
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

  /** The chance of the side that moved here; the moves of the position become children. */
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

  /** The listed moves become children, as far as the judge keeps them: the first is tried most, the second half as often... */
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

  /** Every move the judge kept is lost: before that is believed, the others get their turn. The line stands at the node. */
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

  /** The child to go to: what it has brought so far, and the more the better it looks and the less it was tried. */
  private select(node: number): number {
    const { visits, points, prior, known, firstChild, childCount } = this.tree
    const zeal = EXPLORATION * Math.sqrt(visits[node] + 1)
    const untried = (visits[node] === 0 ? 0.5 : 1 - points[node] / visits[node]) - FIRST_PLAY_PENALTY
    const from = firstChild[node]
    let best = from
    let most = -1
    for (let child = from; child < from + childCount[node]; child++) {
      const seen = visits[child]
      if (known[child] !== UNKNOWN && isLoss(known[child])) continue
      const worth = (seen === 0 ? untried : points[child] / seen) + (zeal * prior[child]) / (1 + seen)
      if (worth <= most) continue
      most = worth
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

  /** Passes a result that has become known up the path, as far as it decides anything. */
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

  /** The best result among the children: a win, or what is left when all are known; `OPEN` while that can change. */
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

  /** An evaluation through the mist: misjudged by at most `blur`, the same way each time. */
  private noisyEvaluate(s: S): Value {
    const value = this.evaluator.evaluate(s)
    if (this.blur === 0) return value
    const hash = Math.imul(s.lo ^ this.mist, 0x735a2d97)
    const off = ((hash >>> 16) + (Math.imul(hash, 0x21f0aaad) >>> 16)) / 0xffff - 1
    return Math.max(1 - MAX_ESTIMATE, Math.min(MAX_ESTIMATE - 1, value + Math.round(off * this.blur)))
  }
}

/** A known result seen from one ply before. */
function onePlyLater(value: Value): Value {
  return isWin(value) ? value - 1 : isLoss(value) ? value + 1 : value
}
