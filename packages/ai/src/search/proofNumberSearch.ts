import { type Line, moveList, type Move, type MoveList, type State } from '@tabuleiro/engine'
import { logCost, INFINITE, type ProofTable } from './proofTable'

/** What a proof search must know about a game that ends by itself. Made for one setup, so that it may own buffers. */
export interface ProofModel<S extends State> {
  /** No game goes on for longer than this. */
  readonly maxPlies: number
  /** Whether a game can be drawn at all: if not, one question is enough. */
  readonly canDraw: boolean
  /** Looks at a position in which the game is on, and fills in the fields below. */
  update(s: S): void
  /** What the result for the side to move is known to be without search: 1, 0, -1, or `UNCLEAR`. */
  readonly result: number
  /** No game goes on for longer than this from here. */
  readonly maxPliesLeft: number
  /** A key of all that matters for the result, as seen by the side to move. */
  readonly lo: number
  readonly hi: number
  /** A first guess of how much is missing to prove that the side to move wins, and that it does not. */
  readonly proof: number
  readonly disproof: number
}

/** The result cannot be seen at a glance. */
export const UNCLEAR = 2

/** How many times harder than its next sibling a child may turn out before the search changes over. */
const SIBLING_FACTOR = 8

/** Drawn games count for the side to move, in the key of a question. */
const DRAW_COUNTS_SALT = 0x2a5b3c71

/** What a proof search has found out: 1, 0 or -1 for the side to move at the root; the rest for a line of defence. */
export interface Proven {
  readonly result: number
  readonly move: Move
  /** The game is over after so many plies at most, if the winner follows the proof. */
  readonly plies: number
}

/**
 * Depth-first proof-number search: an exact answer to "does the side to move win?", and where draws exist to "does it at least
 * draw?". Only for games that cannot come back to a position. It can stop after any node and go on later.
 */
export class ProofNumberSearch<S extends State> {
  nodes = 0
  private answer: Proven | undefined
  /** The side that drawn games count for in the present question: first the opponent's, then that of the root. */
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
  /** `width` slots for each ply: what is known of the children, for the side to move there. */
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
    this.proofLimit[0] = INFINITE
    this.disproofLimit[0] = INFINITE
    this.nodesAtEntry[0] = this.nodes
    this.entering = true
  }

  private list(ply: number): MoveList {
    while (this.lists.length <= ply) this.lists.push(moveList(this.line.state.setup))
    return this.lists[ply]
  }

  /** Looks at all children of the node just entered, or until one of them settles it. */
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

  /** Writes into a slot what is known of the present position without going further. */
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

  /** One more look at the node the search stands at: give it back to its parent, or go down to its best child. */
  private descendOrReturn(): void {
    const { line, width, proofs, disproofs } = this
    const { ply } = line
    const list = this.lists[ply]
    const from = ply * width
    let proof = INFINITE
    let second = INFINITE
    let hardestToRefute = 0
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
      if (proofs[from + i] > hardestToRefute) hardestToRefute = proofs[from + i]
    }
    const disproof = proof === 0 ? INFINITE : others < 0 ? 0 : Math.min(INFINITE, hardestToRefute + others)
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
    if (ply === 0) {
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

  /** The winner has a move, the loser takes the longest way. */
  private pliesToEnd(ply: number, won: boolean, best: number): number {
    const from = ply * this.width
    if (won) return this.plies[from + best] + 1
    let most = 0
    for (let i = 0; i < this.lists[ply].size; i++) most = Math.max(most, this.plies[from + i])
    return most + 1
  }

  /** The first question asked whether the side to move wins; if not, the second one asks whether it draws. */
  private finishQuestion(yes: boolean, best: number, plies: number): void {
    const { turn } = this.line.state
    const list = this.lists[0]
    if (yes) this.answer = { result: this.drawCountsFor === turn ? 0 : 1, move: list.at[best], plies }
    else if (this.model.canDraw && this.drawCountsFor !== turn) {
      this.drawCountsFor = turn
      this.startQuestion()
    } else this.answer = { result: -1, move: list.at[this.hardest()], plies }
  }

  /** In a lost position, the move that took most to refute; of equal ones that with the longest way to go. */
  private hardest(): number {
    let found = 0
    for (let i = 1; i < this.lists[0].size; i++) {
      const gain = this.costs[i] - this.costs[found] || this.plies[i] - this.plies[found]
      if (gain > 0) found = i
    }
    return found
  }
}
