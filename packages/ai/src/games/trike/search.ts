import { Line, type Move } from '@tabuleiro/engine'
import { maySwap, SWAP, type TrikeSetup, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import { DistanceSearch } from '../../search/distanceSearch'
import { Random } from '../../search/random'
import { ProofNumberSearch } from '../../search/proofNumberSearch'
import { ProofTable } from '../../search/proofTable'
import type { Best, FoundLine, GameSearch, SearchOptions } from '../../search/search'
import { tableBitsFor } from '../../search/transpositionTable'
import { Uct } from '../../search/uct'
import { DRAW, isKnown, isWin, lossIn, pliesToEnd, winIn, type Value } from '../../search/value'
import { Book, LOST } from './book'
import { MAX_SOLVABLE_CELLS, PawnTree, SOLVER_NODES_PER_NODE } from './pawnTree'
import { TrikePolicy } from './policy'
import { Region } from './region'

/** Up to here the solver is nearly sure to finish, so it gets most of the nodes. */
const QUICK_SOLVE_CELLS = 24
const TABLE_BITS = 19
/** The table of a position that the solver gets only parts of: a new one for each move, it should not cost time. */
const LEAF_TABLE_BITS = 17
/** Nodes of tree search for the best defence in a position that is lost by the book. */
const LOST_POSITION_NODES = 10_000
/** Nodes for a shorter win, or a longer resistance, than the first that was proven. */
const DISTANCE_NODES = 20_000
/** Nodes before tree search and solver change over. */
const NODES_PER_TURN = 8

/**
 * The search of Trike: the opening book, then tree search and the exact solver in turns until the solver has the
 * answer, then the shortest way to that result. A handicap of `depth` plies leaves out the book, and the solver until
 * the end is that near.
 */
export class TrikeSearch implements GameSearch {
  readonly stride: number
  /** The tree search, which has an opinion of every root move. */
  readonly tree: Uct<TrikeState> | PawnTree
  private table: ProofTable | undefined
  private readonly proof: ProofNumberSearch<TrikeState> | undefined
  private settled: { move: Move; value: Value } | undefined
  private distance: DistanceSearch<TrikeState> | undefined
  private isComplete = false
  /** A result that is known before the best move is. */
  private provenValue: Value | undefined
  private nodeLimit = 0
  /** The most plies ahead that the player sees. */
  private readonly depth: number
  /** Whether the solver may finish at the root. */
  private readonly isSolvable: boolean
  /** Nodes of the solver for each of the tree search. */
  private readonly solverShare: number

  constructor(
    private readonly line: Line<TrikeState>,
    options: SearchOptions,
  ) {
    const { setup } = line.state
    const { depth, nodes, seed } = options
    this.depth = depth ?? setup.cells.length
    const region = new Region(setup)
    region.update(line.state)
    const { maxPliesLeft } = region
    if (depth !== undefined && line.state.stones === 0) this.settled = { move: innerCell(setup, seed), value: DRAW }
    else if (depth === undefined && Book.covers(setup)) this.consultBook(new Book(setup), maxPliesLeft, seed)
    this.tree = this.openTree(options)
    this.stride = this.tree instanceof PawnTree ? this.tree.stride : NODES_PER_TURN
    this.solverShare =
      (maxPliesLeft <= QUICK_SOLVE_CELLS ? 7 : 1) * (this.tree instanceof PawnTree ? SOLVER_NODES_PER_NODE : 1)
    this.isSolvable = maxPliesLeft <= Math.min(MAX_SOLVABLE_CELLS, depth ?? MAX_SOLVABLE_CELLS)
    if (!this.isSolvable || this.settled !== undefined || this.provenValue !== undefined) return
    this.proof = new ProofNumberSearch(new Line(line.game, line.state), region, this.openTable(nodes))
  }

  step(nodes: number): boolean {
    this.nodeLimit += nodes
    while (!this.isComplete && this.totalNodes() < this.nodeLimit) this.stepOne()
    return this.isComplete
  }

  best(): Best {
    const { settled, provenValue, tree } = this
    if (settled !== undefined) return { ...settled, pv: [settled.move], depth: 0, nodes: this.totalNodes() }
    const best = tree.best()
    return { ...best, value: provenValue ?? best.value, nodes: this.totalNodes() }
  }

  /** The line of the best move: `TrikeLines` has several. */
  lines(): readonly FoundLine[] {
    const { value, pv } = this.best()
    return [{ value, pv }]
  }

  private totalNodes(): number {
    return this.tree.nodes + (this.proof?.nodes ?? 0) + (this.distance?.nodes ?? 0)
  }

  /** Playouts for full strength on hexagons once the pawn is on the board; otherwise a tree with the evaluation. */
  private openTree(options: SearchOptions): Uct<TrikeState> | PawnTree {
    const { game, state } = this.line
    const line = new Line(game, state)
    const isFull = options.depth === undefined && options.evalNoise === undefined
    return isFull && state.stones > 0 && state.setup.options.board !== 'pyramid'
      ? new PawnTree(line, () => this.openTable(options.nodes), options)
      : new Uct(line, new TrikePolicy(line), options)
  }

  /** The solver's table, one for all that is solved in this search. */
  private openTable(nodes?: number): ProofTable {
    const bits = this.isSolvable ? TABLE_BITS : LEAF_TABLE_BITS
    this.table ??= new ProofTable(nodes === undefined ? bits : Math.min(bits, tableBitsFor(nodes)))
    return this.table
  }

  /** One step of tree search or solver, whichever has had less than its share, or of what follows their answer. */
  private stepOne(): void {
    const { tree, proof, settled } = this
    if (settled !== undefined) {
      this.stepDistance(settled)
      return
    }
    if (!tree.isPrepared) {
      tree.prepareRoot()
      if (tree.step(0)) this.settleByTree()
      return
    }
    if (proof === undefined || proof.nodes > tree.nodes * this.solverShare) {
      if (tree.step(this.stride) || (this.provenValue !== undefined && tree.nodes >= LOST_POSITION_NODES))
        this.settleByTree()
      return
    }
    if (!proof.step(NODES_PER_TURN) || proof.result === undefined) return
    const { result, move, plies } = proof.result
    this.settled = { move, value: result === 0 ? DRAW : result > 0 ? winIn(plies) : lossIn(plies) }
  }

  /** Takes the answer of the book: a move, or in a lost position only the result. */
  private consultBook(book: Book, left: number, seed: number): void {
    const { line } = this
    const s = line.state
    if (s.stones === 0) this.settled = this.firstMove(book, seed)
    if (maySwap(s)) {
      // After the swap the same position is on the board without the right to swap, and the book contains that one.
      line.push(SWAP)
      const move = book.winningMove(line) ?? SWAP
      line.pop()
      this.settled = { move, value: winIn(left) }
    } else if (book.contains(s)) {
      const move = book.winningMove(line)
      if (move === undefined) this.provenValue = lossIn(left)
      else this.settled = { move, value: winIn(left) }
    }
  }

  /** A random first cell: any where the opponent may swap, otherwise one that wins. */
  private firstMove(book: Book, seed: number): { move: Move; value: Value } {
    const { line } = this
    const { cells, options } = line.state.setup
    const good = cells.filter(({ index }) => {
      line.push(index)
      const wins = options.pie || book.answer(line.state) === LOST
      line.pop()
      return wins
    })
    const value = options.pie ? lossIn(cells.length + 1) : winIn(cells.length)
    return { move: good[new Random(seed).below(good.length)].index, value }
  }

  /** Looks for a shorter win or a longer resistance than the settled one. */
  private stepDistance({ move, value }: { move: Move; value: Value }): void {
    const { line } = this
    if (!isKnown(value) || line.state.stones === 0 || maySwap(line.state)) {
      this.isComplete = true
      return
    }
    const longest = isWin(value) ? pliesToEnd(value) - 1 : pliesToEnd(value)
    this.distance ??= new DistanceSearch(
      new Line(line.game, line.state),
      isWin(value),
      move,
      Math.min(longest, this.depth),
    )
    const { distance } = this
    this.isComplete = distance.step(NODES_PER_TURN) || distance.nodes >= DISTANCE_NODES
    const { plies } = distance
    this.settled = {
      move: distance.move,
      value: plies === undefined ? value : isWin(value) ? winIn(plies) : lossIn(plies),
    }
  }

  private settleByTree(): void {
    const { move, value } = this.tree.best()
    this.settled = { move, value: this.provenValue ?? value }
  }
}

/** A first cell as people choose it: a random one away from the sides, or any cell of a board that has none. */
function innerCell({ cells, directions, empty }: TrikeSetup, seed: number): Move {
  const inner = cells.filter(({ index }) => directions.every(step => empty[index + step] === 0))
  const choices = inner.length > 0 ? inner : cells
  return choices[new Random(seed).below(choices.length)].index
}
