import { moveList, type Line, type Move, type MoveList, type Side, type State } from '@tabuleiro/engine'
import { Random } from './random'
import type { Best, Conditions, Search } from './search'
import { OPEN, UctTree } from './uctTree'
import { chanceOf, DRAW, isKnown, isLoss, isWin, pliesToEnd, valueOfChance, WIN, type Value } from './value'

/** What tree search must know about a game. Made for one setup, so that it may own scratch buffers. */
export interface Policy<S extends State> {
  /** Writes for each move what it looks like for the side to move, a known result (`WIN - 1`) where it is one; may shorten the list. */
  rank(s: S, list: MoveList, ranks: Int32Array): void
  /** The next move of a playout, one of the list. */
  choose(s: S, list: MoveList, dice: Random): Move
  /** A playout of more plies than this ends with `evaluate`. */
  readonly horizon: number
  /** A guess for the side to move, below `FAR`. */
  evaluate(s: S): Value
  /** How many visits the first look at a move counts for. */
  readonly trust: number
  /** How much is tried that does not look best. */
  readonly curiosity: number
  /** Whether `rank` plays the moves to look at them: then they count as nodes. */
  readonly plays?: boolean
}

/** Deeper than any tree gets. */
const MAX_PATH = 256
/** Nodes of the tree when time is the limit. */
const ROOM = 1 << 20
/** Moves at the root that are looked at in one go before the search begins: there can be as many as cells. */
const PORTION = 8
/** A move that few playouts went through is not chosen for its good luck: so many with an even result are added. */
const DOUBT = 4
/** What a lost move looks like to a player who does not see so far. */
const OVERLOOKED = -130

/**
 * Monte Carlo tree search (UCT): playouts through the rules, a first look at each move as its prior, and results proven on
 * the way passed up the tree. A node is a move played, in the tree or in a playout.
 */
export class Uct<S extends State> implements Search {
  readonly stride = 1
  nodes = 0
  /** Whether every move at the root has been looked at. */
  ready = false
  private granted = 0
  private deepest = 0
  private readonly tree: UctTree
  private readonly dice: Random
  private readonly list: MoveList
  private readonly ranks: Int32Array
  /** The moves at the root and, as far as they were looked at, those that are kept and what they look like. */
  private readonly rootList: MoveList
  private readonly rootRanks: Int32Array
  private looked = 0
  private kept = 0
  private readonly path = new Int32Array(MAX_PATH + 1)
  private readonly turn: Side
  private readonly depth: number
  private readonly blur: number
  private readonly mist: number

  constructor(
    private readonly line: Line<S>,
    private readonly policy: Policy<S>,
    { seed, nodes = ROOM, depth = MAX_PATH, evalNoise = 0 }: Conditions,
  ) {
    const { setup, turn } = line.state
    this.turn = turn
    this.depth = Math.min(depth, MAX_PATH)
    this.blur = evalNoise
    this.dice = new Random(seed)
    this.mist = this.dice.roll(1 << 30)
    this.list = moveList(setup)
    this.ranks = new Int32Array(setup.maxMoves)
    this.tree = new UctTree(Math.min(ROOM, nodes) + setup.maxMoves + 1)
    this.rootList = moveList(setup)
    this.rootRanks = new Int32Array(setup.maxMoves)
    line.moves(this.rootList)
  }

  step(nodes: number): boolean {
    this.granted += nodes
    while (!this.ready && this.nodes < this.granted) this.prepare()
    while (this.tree.known[0] === OPEN && this.nodes < this.granted) this.playOnce()
    return this.tree.known[0] !== OPEN
  }

  /** Looks at a few more moves at the root; after the last of them the search can begin. */
  prepare(): void {
    const { rootList, rootRanks, list, ranks, line, policy } = this
    const to = Math.min(this.looked + PORTION, rootList.size)
    list.size = 0
    while (this.looked < to) list.at[list.size++] = rootList.at[this.looked++]
    policy.rank(line.state, list, ranks)
    if (policy.plays === true) this.nodes += list.size
    for (let i = 0; i < list.size; i++) {
      rootList.at[this.kept] = list.at[i]
      rootRanks[this.kept++] = ranks[i]
    }
    if (this.looked < rootList.size) return
    rootList.size = this.kept
    this.ready = true
    this.plant(0, rootList, rootRanks)
    this.settle(0)
  }

  best(): Best {
    while (!this.ready) this.prepare()
    const { tree } = this
    const chosen = this.blur === 0 ? tree.bestChild(0) : this.blurredChild()
    const pv: Move[] = []
    for (let node = chosen; ; node = tree.bestChild(node)) {
      pv.push(tree.move[node])
      if (tree.count[node] === 0) break
    }
    return { move: pv[0], value: this.valueAt(chosen), pv, depth: this.deepest, nodes: this.nodes }
  }

  /** The value of a move at the root: a guess, or a known result. */
  valueOf(move: Move): Value | undefined {
    const { tree } = this
    for (let child = 1; child <= tree.count[0]; child++) {
      if (tree.move[child] !== move) continue
      return tree.known[child] === OPEN ? valueOfChance(tree.chance(child)) : tree.known[child]
    }
    return undefined
  }

  /** The value of a choice. A loss is one of the position only if every other move loses as well. */
  private valueAt(chosen: number): Value {
    const { tree } = this
    const known = tree.known[chosen]
    if (known === OPEN) return valueOfChance(tree.chance(chosen))
    if (!isLoss(known)) return known
    const best = tree.known[tree.bestChild(0)]
    return isLoss(best) ? best : OVERLOOKED
  }

  /** One way down the tree, one new leaf, one playout, and back. */
  private playOnce(): void {
    const { line, tree, path } = this
    let node = this.select(0)
    let length = 1
    path[1] = node
    line.push(tree.move[node])
    this.nodes++
    for (;;) {
      if (tree.count[node] === 0 && tree.visits[node] > 0 && tree.known[node] === OPEN && length < this.depth) {
        this.expand(node)
        this.settle(node)
      }
      if (tree.count[node] === 0 || tree.known[node] !== OPEN) break
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
    const { line, list, ranks } = this
    line.moves(list)
    this.policy.rank(line.state, list, ranks)
    if (this.policy.plays === true) this.nodes += list.size
    this.plant(node, list, ranks)
  }

  private plant(node: number, list: MoveList, ranks: Int32Array): void {
    const { tree } = this
    const first = tree.grow(node, list.size)
    if (first === 0) return
    for (let i = 0; i < list.size; i++) {
      tree.move[first + i] = list.at[i]
      tree.prior[first + i] = chanceOf(ranks[i])
      if (isKnown(ranks[i])) tree.known[first + i] = ranks[i]
    }
  }

  /** The child to go to: what it has brought so far, and the more the less it was tried. */
  private select(node: number): number {
    const { tree } = this
    const { visits, points, prior, known } = tree
    const { trust, curiosity } = this.policy
    const from = tree.first[node]
    const to = from + tree.count[node]
    const zeal = curiosity * Math.sqrt(Math.log(visits[node] + 2))
    let best = from
    let most = -1
    for (let child = from; child < to; child++) {
      const seen = visits[child] + trust
      if (known[child] !== OPEN && known[child] < DRAW) continue
      const worth = (points[child] + trust * prior[child]) / seen + zeal / Math.sqrt(seen)
      if (worth <= most) continue
      most = worth
      best = child
    }
    return best
  }

  /** Points for the first player: from what is known, or from a playout. */
  private evaluateLeaf(node: number): number {
    const { line, tree } = this
    const before = line.state.turn
    if (tree.known[node] === OPEN && tree.visits[node] === 0) {
      const outcome = line.outcome()
      if (outcome === 'draw') tree.known[node] = DRAW
      else if (outcome !== 'playing') tree.known[node] = (outcome === 'first') === (before === 1) ? WIN - 1 : 1 - WIN
    }
    const known = tree.known[node]
    if (known === OPEN) return this.playout()
    // Known for the side that moved here, the one whose turn it is not.
    const gain = known === DRAW ? 0.5 : known > 0 ? 1 : 0
    return before === 1 ? gain : 1 - gain
  }

  private playout(): number {
    const { line, list, policy, dice } = this
    for (let plies = 0; plies < policy.horizon; plies++) {
      const outcome = line.outcome()
      if (outcome !== 'playing') return outcome === 'draw' ? 0.5 : outcome === 'first' ? 1 : 0
      line.moves(list)
      line.advance(policy.choose(line.state, list, dice))
      this.nodes++
    }
    const chance = chanceOf(policy.evaluate(line.state))
    return line.state.turn === 0 ? chance : 1 - chance
  }

  private backUp(length: number, points: number): void {
    const { tree, path } = this
    for (let i = length; i > 0; i--) {
      const node = path[i]
      const mover = (this.turn + i - 1) & 1
      tree.visits[node]++
      tree.points[node] += mover === 0 ? points : 1 - points
      if (tree.known[node] !== OPEN) this.settle(path[i - 1])
    }
    tree.visits[0]++
  }

  /** A node is won by one won child, and otherwise known when all its children are. */
  private settle(node: number): void {
    const { tree } = this
    const from = tree.first[node]
    const to = from + tree.count[node]
    let best = -WIN - 1
    let open = tree.count[node] === 0
    for (let child = from; child < to; child++) {
      const known = tree.known[child]
      if (known === OPEN) open = true
      else if (known > best) best = known
    }
    if (isWin(best) || !open) tree.known[node] = isWin(best) ? 1 - best : isLoss(best) ? -1 - best : DRAW
  }

  /**
   * A choice among misjudged moves: the same moves of the same position always in the same way. A known win is never missed;
   * a loss beyond the depth only looks bad.
   */
  private blurredChild(): number {
    const { tree } = this
    const best = tree.bestChild(0)
    if (tree.known[best] !== OPEN && tree.known[best] > DRAW) return best
    let chosen = best
    let most = -Infinity
    for (let child = 1; child <= tree.count[0]; child++) {
      const known = tree.known[child]
      const lost = known !== OPEN && known < DRAW
      if (lost && pliesToEnd(known) <= this.depth) continue
      const chance = (tree.points[child] + DOUBT * tree.prior[child]) / (tree.visits[child] + DOUBT)
      const value = (lost ? OVERLOOKED : valueOfChance(chance)) + this.misjudgement(tree.move[child])
      if (value <= most) continue
      most = value
      chosen = child
    }
    return chosen
  }

  /** Up to `blur` either way, the small ones more often. */
  private misjudgement(move: Move): Value {
    const { lo, hi } = this.line.state
    const dice = new Random(lo ^ Math.imul(hi, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca6b) ^ this.mist)
    return Math.round((this.blur * (dice.roll(2001) + dice.roll(2001) - 2000)) / 2000)
  }
}
