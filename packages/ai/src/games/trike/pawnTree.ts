import type { Line, Move } from '@tabuleiro/engine'
import { maySwap, SWAP, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import { ProofNumberSearch, UNCLEAR } from '../../search/proofNumberSearch'
import type { ProofTable } from '../../search/proofTable'
import type { Best, FoundLine, GameSearch, SearchOptions } from '../../search/search'
import { UctTree, UNKNOWN } from '../../search/uctTree'
import { DRAW, fromChance, isKnown, lossIn, winIn, type Value } from '../../search/value'
import { LEVEL, PawnBoard, ROOM } from './pawnBoard'
import { PawnEstimate } from './pawnEstimate'
import { Region } from './region'

/** No tree gets deeper than this: every ply takes a cell. */
const MAX_PATH = 300
const MAX_TREE_NODES = 1 << 21
/** The exploration constant of UCT. */
const EXPLORATION = 0.5
/** A node gets children after so many visits: their evaluations cost as much as many playouts. */
const FIRST_EXPANSION = 4
/** How many visits the prior of a move counts for. */
const PRIOR_VISITS = 2
/** How much of the value of a leaf is the evaluation; the rest is a playout. */
const ESTIMATE_SHARE = 0.3
/** A node is given to the solver after so many visits, and again whenever they have doubled. */
const FIRST_PROOF = 256
/** Nodes of the solver for each visit of the node that it is given. */
const PROOF_NODES_PER_VISIT = 4
/** With more cells in reach the solver does not finish. */
export const MAX_SOLVABLE_CELLS = 40
/** Nodes of the solver that cost as much time as a node of the tree. */
export const SOLVER_NODES_PER_NODE = 4
/** Square roots of one over a number of visits, for small numbers. */
const ROOTS = Float64Array.from({ length: 4096 }, (_, visits) => 1 / Math.sqrt(visits))

/**
 * Monte Carlo tree search for Trike on hexagons: playouts on a `PawnBoard`, known results backed up, and the solver at
 * nodes that are visited often. A node is a playout, or as much work of the solver.
 */
export class PawnTree implements GameSearch {
  /** Few, since a node may evaluate as many moves as the pawn has. */
  readonly stride = 2
  nodes = 0
  /** The longest line of the tree. */
  deepest = 0
  /** The root is expanded at once. */
  readonly isPrepared = true
  private readonly tree = new UctTree(MAX_TREE_NODES)
  private readonly board: PawnBoard
  private readonly estimate: PawnEstimate
  private readonly random = new Uint32Array(1)
  private readonly list: Int32Array
  private readonly path = new Int32Array(MAX_PATH)
  /** Where the pawn stood before each move of the path. */
  private readonly pawns = new Int32Array(MAX_PATH)
  private length = 0
  private readonly swaps: boolean
  private readonly lineCount: number
  private readonly region: Region
  private solver: ProofNumberSearch<TrikeState> | undefined
  /** Nodes that the solver still has for the end of the path; 0 when it is not at work. */
  private proofBudget = 0

  /** `line` is for the solver alone, which takes its table when it is needed. */
  constructor(
    private readonly line: Line<TrikeState>,
    private readonly openTable: () => ProofTable,
    { seed, lines = 1 }: SearchOptions,
  ) {
    const s = line.state
    this.swaps = maySwap(s)
    this.lineCount = lines
    this.board = new PawnBoard(s)
    this.estimate = new PawnEstimate(this.board, s.setup)
    this.random[0] = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 1
    this.list = new Int32Array(s.setup.maxMoves)
    this.region = new Region(s.setup)
    this.expand(0)
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (this.tree.known[0] === UNKNOWN && this.nodes < until) {
      this.nodes++
      if (this.proofBudget > 0) this.continueProof()
      else this.descend()
    }
    return this.tree.known[0] !== UNKNOWN
  }

  prepareRoot(): void {
    this.step(0)
  }

  best(): Best {
    return { ...this.rootLines(1)[0], depth: this.deepest, nodes: this.nodes }
  }

  lines(): readonly FoundLine[] {
    return this.rootLines(this.lineCount)
  }

  /** The best lines. The swap is worth what the position is to the opponent. */
  private rootLines(count: number): (FoundLine & { move: Move })[] {
    const { tree } = this
    const lines = tree.bestChildren(0, count).map(child => {
      const known = tree.known[child]
      const value = known === UNKNOWN ? fromChance(tree.winRate(child)) : known
      return { move: tree.move[child], value, pv: tree.lineFrom(child) }
    })
    if (!this.swaps) return lines
    const [{ value, pv }] = lines
    const swap = { move: SWAP, value: isKnown(value) ? -value + Math.sign(value) : -value, pv: [SWAP, ...pv] }
    return (swap.value > value ? [swap, ...lines] : [...lines, swap]).slice(0, count)
  }

  /** One descent to a leaf, where a playout ends it or the solver takes over. */
  private descend(): void {
    const { tree, board, path, pawns } = this
    let node = 0
    this.length = 0
    while (tree.known[node] === UNKNOWN) {
      const visits = tree.visits[node]
      if (tree.childCount[node] === 0) {
        if (visits < FIRST_EXPANSION) break
        this.expand(node)
        if (tree.known[node] !== UNKNOWN || tree.childCount[node] === 0) break
      }
      if (visits >= FIRST_PROOF && (visits & (visits - 1)) === 0 && node !== 0) {
        if (this.startProof(node)) return
        if (tree.known[node] !== UNKNOWN) break
      }
      node = this.select(node)
      path[++this.length] = node
      pawns[this.length] = board.pawn
      board.play(tree.move[node])
    }
    this.endDescent(node)
  }

  private endDescent(node: number): void {
    const { tree, board } = this
    if (this.length > this.deepest) this.deepest = this.length
    const known = tree.known[node]
    if (known !== UNKNOWN) {
      this.backUp(known > DRAW ? 1 : 0)
      return
    }
    const isWon = board.playOut(this.random) === ((board.stones & 1) === 1)
    this.backUp(ESTIMATE_SHARE * tree.prior[node] + (isWon ? 1 - ESTIMATE_SHARE : 0))
  }

  /**
   * The moves of the pawn become children. A win at once is known, and a loss with the opponent's next move; the others
   * have their evaluation as prior.
   */
  private expand(node: number): void {
    const { tree, board, list } = this
    const size = board.moves(list)
    const first = tree.addChildren(node, size)
    if (first === 0) return
    const isBlack = (board.stones & 1) === 0
    const { pawn } = board
    for (let i = 0; i < size; i++) {
      const child = first + i
      const around = board.around[list[i]]
      tree.move[child] = list[i]
      if (around < ROOM) tree.known[child] = (isBlack ? around >= LEVEL : around <= LEVEL) ? winIn(1) : lossIn(1)
      else if (board.exposes(list[i])) tree.known[child] = lossIn(2)
      else {
        board.play(list[i])
        tree.prior[child] = 1 - this.estimate.chance()
        board.takeBack(pawn)
      }
    }
    tree.updateResult(node)
  }

  /** The child with the highest UCT score; known losses are left out. */
  private select(node: number): number {
    const { visits, points, prior, known, firstChild, childCount } = this.tree
    const from = firstChild[node]
    const to = from + childCount[node]
    const bonus = EXPLORATION * Math.sqrt(Math.log(visits[node] + 2))
    let best = from
    let highest = -1
    for (let child = from; child < to; child++) {
      if (known[child] !== UNKNOWN) continue
      const seen = visits[child] + PRIOR_VISITS
      const root = seen < ROOTS.length ? ROOTS[seen] : 1 / Math.sqrt(seen)
      const score = ((points[child] + PRIOR_VISITS * prior[child]) * root + bonus) * root
      if (score <= highest) continue
      highest = score
      best = child
    }
    return best
  }

  private backUp(gain: number): void {
    const { tree, path, pawns, board } = this
    let points = gain
    for (let i = this.length; i > 0; i--) {
      const node = path[i]
      tree.visits[node]++
      tree.points[node] += points
      points = 1 - points
      board.takeBack(pawns[i])
      if (tree.known[node] !== UNKNOWN) tree.updateResult(path[i - 1])
    }
    tree.visits[0]++
  }

  /** Gives the end of the path to the solver. False where it has nothing to do. */
  private startProof(node: number): boolean {
    const { line, region, tree, path } = this
    for (let i = 1; i <= this.length; i++) line.push(tree.move[path[i]])
    region.update(line.state)
    if (region.result === UNCLEAR && region.maxPliesLeft <= MAX_SOLVABLE_CELLS) {
      this.solver ??= new ProofNumberSearch(line, region, this.openTable())
      this.solver.restart()
      this.proofBudget = tree.visits[node] * PROOF_NODES_PER_VISIT
      return true
    }
    if (region.result !== UNCLEAR) tree.known[node] = valueForMover(region.result, region.maxPliesLeft)
    this.leaveProof()
    return false
  }

  private continueProof(): void {
    const { solver, tree, path } = this
    if (solver === undefined) return
    const node = path[this.length]
    this.proofBudget -= SOLVER_NODES_PER_NODE
    const isSolved = solver.step(SOLVER_NODES_PER_NODE)
    if (!isSolved && this.proofBudget > 0) return
    if (solver.result !== undefined) tree.known[node] = valueForMover(solver.result.result, solver.result.plies)
    this.leaveProof()
    this.endDescent(node)
  }

  private leaveProof(): void {
    const { line } = this
    this.proofBudget = 0
    while (line.ply > 0) line.pop()
  }
}

/** The value of a move, from the result for the side to move after it. */
function valueForMover(result: number, plies: number): Value {
  return result > 0 ? lossIn(plies + 1) : winIn(plies + 1)
}
