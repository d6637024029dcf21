import { moveList, type Line, type Move, type MoveList, type State } from '@tabuleiro/engine'
import { Random } from './random'
import type { Evaluator } from './evaluator'
import type { Best, Conditions, Search } from './search'
import { OPEN, UctTree } from './uctTree'
import { chanceOf, DRAW, FAR, isLoss, isWin, valueOfChance, WIN, type Value } from './value'

/** Deeper than any tree gets. */
const MAX_PATH = 256
/** Places in the tree at most. */
const ROOM = 1 << 21
/** How much is tried that does not look best. */
const CURIOSITY = 0.5
/** A move not tried yet is taken for this much worse than its position. */
const DISTRUST = 0.1

/**
 * Best-first tree search without playouts (PUCT): a judge values the leaves, its ranks say which moves to try how often, and
 * results found on the way are passed up. A node is a position looked at.
 */
export class Puct<S extends State> implements Search {
  readonly stride: number
  private nodes = 0
  private deepest = 0
  private readonly tree = new UctTree(ROOM)
  private readonly list: MoveList
  private readonly ranks: Int32Array
  private readonly path = new Int32Array(MAX_PATH + 1)
  private readonly depth: number
  private readonly blur: number
  private readonly mist: number

  constructor(
    private readonly line: Line<S>,
    private readonly judge: Evaluator<S>,
    { seed, depth = MAX_PATH, evalNoise = 0 }: Conditions,
    stride: number,
  ) {
    const { setup } = line.state
    this.stride = stride
    this.depth = Math.min(depth, MAX_PATH)
    this.blur = evalNoise
    const dice = new Random(seed)
    this.mist = dice.roll(1 << 30)
    this.list = moveList(setup)
    this.ranks = new Int32Array(setup.maxMoves)
    line.moves(this.list)
    // Of moves that look equal another comes first with every seed.
    dice.shuffle(this.list)
    this.expand(0)
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (this.tree.known[0] === OPEN && this.nodes < until) this.visit()
    return this.tree.known[0] !== OPEN
  }

  best(): Best {
    const { tree } = this
    const chosen = tree.bestChild(0)
    const pv: Move[] = []
    for (let node = chosen; ; node = tree.bestChild(node)) {
      pv.push(tree.move[node])
      if (tree.count[node] === 0) break
    }
    const known = tree.known[chosen]
    const value = known !== OPEN ? later(known) : tree.visits[chosen] === 0 ? DRAW : valueOfChance(tree.chance(chosen))
    return { move: pv[0], value, pv, depth: this.deepest, nodes: this.nodes }
  }

  /** One way down the tree to a position not seen before, and back with what it is worth. */
  private visit(): void {
    const { line, tree, path } = this
    let node = 0
    let length = 0
    while (tree.count[node] > 0 && tree.known[node] === OPEN) {
      node = this.select(node)
      path[++length] = node
      line.push(tree.move[node])
    }
    this.nodes++
    if (length > this.deepest) this.deepest = length
    const chance = this.lookAt(node, length)
    this.backUp(length, chance)
  }

  /** The chance of the side that moved here; the moves of the position become children. */
  private lookAt(node: number, length: number): number {
    const { line, tree } = this
    if (tree.known[node] !== OPEN) return chanceOf(tree.known[node])
    const outcome = line.outcome()
    if (outcome === 'draw') tree.known[node] = DRAW
    else if (outcome !== 'playing') tree.known[node] = (outcome === 'first') === (line.state.turn === 1) ? WIN : -WIN
    if (outcome !== 'playing') return chanceOf(tree.known[node])
    const chance = 1 - chanceOf(this.guess(line.state))
    if (length < this.depth) {
      line.moves(this.list)
      this.expand(node)
    }
    return chance
  }

  /** The listed moves become children, as far as the judge keeps them: the first is tried most, the second half as often... */
  private expand(node: number): void {
    const { line, list, ranks, judge, tree } = this
    const all = list.size
    judge.rank(line.state, list, ranks)
    const first = tree.grow(node, list.size)
    if (first === 0) return
    tree.partial[node] = list.size < all && judge.exhaustive?.(line.state) !== true ? 1 : 0
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
    const from = tree.first[node]
    const to = from + tree.count[node]
    line.moves(list)
    const first = tree.grow(node, list.size)
    if (first === 0) return
    tree.partial[node] = 0
    for (let i = 0; i < list.size; i++) {
      tree.move[first + i] = list.at[i]
      tree.prior[first + i] = 1 / list.size
      for (let old = from; old < to; old++) if (tree.move[old] === list.at[i]) tree.known[first + i] = tree.known[old]
    }
  }

  /** The child to go to: what it has brought so far, and the more the better it looks and the less it was tried. */
  private select(node: number): number {
    const { visits, points, prior, known, first, count } = this.tree
    const zeal = CURIOSITY * Math.sqrt(visits[node] + 1)
    const untried = (visits[node] === 0 ? 0.5 : 1 - points[node] / visits[node]) - DISTRUST
    const from = first[node]
    let best = from
    let most = -1
    for (let child = from; child < from + count[node]; child++) {
      const seen = visits[child]
      if (known[child] !== OPEN && isLoss(known[child])) continue
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
    this.settle(length)
  }

  /** Passes a result that has become known up the path, as far as it decides anything. */
  private settle(length: number): void {
    const { path, line } = this
    for (let i = length - 1; i >= 0 && this.tree.known[path[i + 1]] !== OPEN; i--) {
      const best = this.bestKnown(path[i])
      if (best === OPEN) return
      if (isWin(best) || this.tree.partial[path[i]] === 0) this.tree.known[path[i]] = 0 - later(best)
      else {
        for (let down = 1; down <= i; down++) line.push(this.tree.move[path[down]])
        this.widen(path[i])
        for (let up = 0; up < i; up++) line.pop()
      }
    }
  }

  /** The best result among the children: a win, or what is left when all are known; `OPEN` while that can change. */
  private bestKnown(node: number): Value {
    const { known, first, count } = this.tree
    let best = -WIN - 1
    let open = false
    for (let child = first[node]; child < first[node] + count[node]; child++) {
      const result = known[child]
      if (result === OPEN) open = true
      else if (result > best) best = result
    }
    return isWin(best) || !open ? best : OPEN
  }

  /** An evaluation through the mist: misjudged by at most `blur`, the same way each time. */
  private guess(s: S): Value {
    const value = this.judge.evaluate(s)
    if (this.blur === 0) return value
    const hash = Math.imul(s.lo ^ this.mist, 0x735a2d97)
    const off = ((hash >>> 16) + (Math.imul(hash, 0x21f0aaad) >>> 16)) / 0xffff - 1
    return Math.max(1 - FAR, Math.min(FAR - 1, value + Math.round(off * this.blur)))
  }
}

/** A known result seen from one ply before. */
function later(value: Value): Value {
  return isWin(value) ? value - 1 : isLoss(value) ? value + 1 : value
}
