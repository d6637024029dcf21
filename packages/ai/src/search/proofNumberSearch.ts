import { type Line, moveList, type Move, type MoveList, type State } from '@tabuleiro/engine'
import { logCost, INFINITE, type ProofTable } from './proofTable'

/** What proof-number search must know about a game that always ends. Made for one setup, so that it may own buffers. */
export interface ProofModel<S extends State> {
  /** The longest possible game. */
  readonly maxPlies: number
  /** Whether a game can be drawn: otherwise one question is enough. */
  readonly canDraw: boolean
  /** Computes the fields below for a position in which the game is on. */
  update(s: S): void
  /** The result for the side to move as far as it is known without search: 1, 0, -1, or `UNCLEAR`. */
  readonly result: number
  /** The longest possible rest of the game. */
  readonly maxPliesLeft: number
  /** A key of everything that matters for the result, for the side to move. */
  readonly lo: number
  readonly hi: number
  /** The initial proof and disproof numbers: estimates of how hard it is to prove that the side to move wins or not. */
  readonly proof: number
  readonly disproof: number
}

/** The result is not known without search. */
export const UNCLEAR = 2

/** A child is searched until it is this many times as hard as its best sibling: fewer switches between them. */
const SIBLING_FACTOR = 8

/** Mixed into the key where drawn games count as won for the side to move. */
const DRAW_COUNTS_SALT = 0x2a5b3c71

/** A proven result: 1, 0 or -1 for the side to move at the root, with a best move. */
export interface Proven {
  readonly result: number
  readonly move: Move
  /** The game ends after at most this many plies if the winner follows the proof. */
  readonly plies: number
}

/**
 * Depth-first proof-number search (df-pn). It proves whether the side to move wins and, where draws exist, whether it
 * at least draws. Only for games in which no position can be repeated. It can stop after any node and continue later.
 */
export class ProofNumberSearch<S extends State> {
  nodes = 0
  private answer: Proven | undefined
  /** The ply of the line at which the present question began. */
  private base = 0
  /** The side for which a draw counts as a win in the present question: first the opponent, then the side to move. */
  private drawCountsFor: number
  private entering = true
  private readonly width: number
  private readonly lists: MoveList[] = []
  /** One slot for each ply. */
  private readonly proofLimit: Int32Array
  private readonly disproofLimit: Int32Array
  private readonly chosen: Int32Array
  private readonly nodesAtEntry: Float64Array
  private readonly keyLo: Int32Array
  private readonly keyHi: Int32Array
  /** `width` slots for each ply: the numbers of the children, for the side to move there. */
  private readonly proofs: Int32Array
  private readonly disproofs: Int32Array
  private readonly plies: Int32Array
  private readonly costs: Int32Array
  private readonly childLo: Int32Array
  private readonly childHi: Int32Array

  constructor(
    private readonly line: Line<S>,
    private readonly model: ProofModel<S>,
    private readonly table: ProofTable,
  ) {
    const { setup, turn } = line.state
    this.width = setup.maxMoves
    this.drawCountsFor = 1 - turn
    this.base = line.ply
    const plies = model.maxPlies + 1
    this.proofLimit = new Int32Array(plies)
    this.disproofLimit = new Int32Array(plies)
    this.chosen = new Int32Array(plies)
    this.nodesAtEntry = new Float64Array(plies)
    this.keyLo = new Int32Array(plies)
    this.keyHi = new Int32Array(plies)
    this.proofs = new Int32Array(plies * this.width)
    this.disproofs = new Int32Array(plies * this.width)
    this.plies = new Int32Array(plies * this.width)
    this.costs = new Int32Array(plies * this.width)
    this.childLo = new Int32Array(plies * this.width)
    this.childHi = new Int32Array(plies * this.width)
    this.startQuestion()
  }

  /** Asks for the result of the present position of the line, whatever was asked before. */
  restart(): void {
    const { line } = this
    this.answer = undefined
    this.base = line.ply
    this.drawCountsFor = 1 - line.state.turn
    this.startQuestion()
  }

  /** Visits about `nodes` more nodes. True when the result is known. */
  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (this.answer === undefined && this.nodes < until) {
      if (this.entering) this.expand()
      else this.descendOrReturn()
    }
    return this.answer !== undefined
  }

  get result(): Proven | undefined {
    return this.answer
  }

  private startQuestion(): void {
    const { base } = this
    this.proofLimit[base] = INFINITE
    this.disproofLimit[base] = INFINITE
    this.nodesAtEntry[base] = this.nodes
    this.entering = true
  }

  private list(ply: number): MoveList {
    while (this.lists.length <= ply) this.lists.push(moveList(this.line.state.setup))
    return this.lists[ply]
  }

  /** Initialises all children of the node just entered, or only the one that decides it. */
  private expand(): void {
    const { line, width } = this
    const { ply } = line
    const list = this.list(ply)
    line.moves(list)
    this.entering = false
    const from = ply * width
    for (let i = 0; i < list.size; i++) {
      line.push(list.at[i])
      this.nodes++
      this.initialiseChild(from + i)
      line.pop()
      if (this.disproofs[from + i] !== 0) continue
      list.at[0] = list.at[i]
      this.copySlot(from + i, from)
      list.size = 1
    }
  }

  private copySlot(from: number, to: number): void {
    this.proofs[to] = this.proofs[from]
    this.disproofs[to] = this.disproofs[from]
    this.plies[to] = this.plies[from]
    this.costs[to] = this.costs[from]
    this.childLo[to] = this.childLo[from]
    this.childHi[to] = this.childHi[from]
  }

  /** Writes what is known of the present position without search into a slot. */
  private initialiseChild(slot: number): void {
    const { line, model, table } = this
    const s = line.state
    const outcome = line.outcome()
    this.costs[slot] = 0
    this.plies[slot] = 0
    if (outcome !== 'playing') {
      this.setResult(slot, outcome === 'draw' ? 0 : (outcome === 'first') === (s.turn === 0) ? 1 : -1, s.turn)
      return
    }
    model.update(s)
    if (model.result !== UNCLEAR) {
      this.plies[slot] = model.maxPliesLeft
      this.setResult(slot, model.result, s.turn)
      return
    }
    const salt = model.canDraw && this.drawCountsFor === s.turn ? DRAW_COUNTS_SALT : 0
    const lo = (this.childLo[slot] = model.lo ^ salt)
    const hi = (this.childHi[slot] = model.hi ^ salt)
    if (table.probe(lo, hi)) {
      this.proofs[slot] = table.proof
      this.disproofs[slot] = table.disproof
      this.plies[slot] = table.plies
      this.costs[slot] = table.cost
    } else {
      this.proofs[slot] = model.proof
      this.disproofs[slot] = model.disproof
    }
  }

  private setResult(slot: number, result: number, turn: number): void {
    const wins = result > 0 || (result === 0 && this.drawCountsFor === turn)
    this.proofs[slot] = wins ? 0 : INFINITE
    this.disproofs[slot] = wins ? INFINITE : 0
  }

  /** Sums up the children of the present node, then returns to its parent or descends to its most promising child. */
  private descendOrReturn(): void {
    const { line, width, proofs, disproofs } = this
    const { ply } = line
    const list = this.lists[ply]
    const from = ply * width
    let proof = INFINITE
    let second = INFINITE
    let maxProof = 0
    let others = -1
    let best = 0
    for (let i = 0; i < list.size; i++) {
      const needed = disproofs[from + i]
      if (needed < proof) {
        second = proof
        proof = needed
        best = i
      } else if (needed < second) second = needed
      if (proofs[from + i] === 0) continue
      others++
      if (proofs[from + i] > maxProof) maxProof = proofs[from + i]
    }
    const disproof = proof === 0 ? INFINITE : others < 0 ? 0 : Math.min(INFINITE, maxProof + others)
    if (proof >= this.proofLimit[ply] || disproof >= this.disproofLimit[ply] || proof === 0 || disproof === 0) {
      this.returnToParent(ply, proof, disproof, best)
      return
    }
    this.descend(ply, best, from, second, disproof)
  }

  private descend(ply: number, best: number, from: number, second: number, disproof: number): void {
    const { line } = this
    this.chosen[ply] = best
    line.push(this.lists[ply].at[best])
    this.nodes++
    const below = ply + 1
    this.keyLo[below] = this.childLo[from + best]
    this.keyHi[below] = this.childHi[from + best]
    this.nodesAtEntry[below] = this.nodes
    this.disproofLimit[below] = Math.min(this.proofLimit[ply], second * SIBLING_FACTOR)
    this.proofLimit[below] = this.disproofLimit[ply] - disproof + this.proofs[from + best]
    this.entering = true
  }

  private returnToParent(ply: number, proof: number, disproof: number, best: number): void {
    const { line, width, table } = this
    const plies = proof === 0 || disproof === 0 ? this.pliesToEnd(ply, proof === 0, best) : 0
    if (ply === this.base) {
      this.finishQuestion(proof === 0, best, plies)
      return
    }
    const spent = this.nodes - this.nodesAtEntry[ply]
    table.store(this.keyLo[ply], this.keyHi[ply], proof, disproof, plies, spent)
    line.pop()
    const slot = (ply - 1) * width + this.chosen[ply - 1]
    this.proofs[slot] = proof
    this.disproofs[slot] = disproof
    this.plies[slot] = plies
    this.costs[slot] = logCost(spent)
  }

  /** The plies of a decided node: the winner plays the proven move, the loser the longest defence. */
  private pliesToEnd(ply: number, won: boolean, best: number): number {
    const from = ply * this.width
    if (won) return this.plies[from + best] + 1
    let most = 0
    for (let i = 0; i < this.lists[ply].size; i++) most = Math.max(most, this.plies[from + i])
    return most + 1
  }

  /** The first question is whether the side to move wins. If not, the second one is whether it draws. */
  private finishQuestion(yes: boolean, best: number, plies: number): void {
    const { turn } = this.line.state
    const list = this.lists[this.base]
    if (yes) this.answer = { result: this.drawCountsFor === turn ? 0 : 1, move: list.at[best], plies }
    else if (this.model.canDraw && this.drawCountsFor !== turn) {
      this.drawCountsFor = turn
      this.startQuestion()
    } else this.answer = { result: -1, move: list.at[this.hardestToRefute()], plies }
  }

  /** The move of a lost position that took most nodes to refute; of equal ones the one with the longest defence. */
  private hardestToRefute(): number {
    const from = this.base * this.width
    let found = 0
    for (let i = 1; i < this.lists[this.base].size; i++) {
      const gain = this.costs[from + i] - this.costs[from + found] || this.plies[from + i] - this.plies[from + found]
      if (gain > 0) found = i
    }
    return found
  }
}
