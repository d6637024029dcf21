import { moveList, winFor, type Line, type Move, type MoveList, type State } from '@tabuleiro/engine'

/**
 * Finds how soon a game whose result is proven can end: the shortest win, or the longest resistance. It looks for a
 * forced end within one more ply in each iteration, since either side may make the last move. Only for games in which
 * no position can be repeated. It can stop after any node and continue later.
 */
export class DistanceSearch<S extends State> {
  nodes = 0
  /** The best root move so far. */
  move: Move
  /** The plies until the end, once they are known. */
  plies: number | undefined
  private isComplete = false
  /** Plies of the present iteration. */
  private limit = 1
  /** Lost root moves that the present iteration has not refuted. */
  private kept = 0
  private readonly lists: MoveList[] = []
  /** How many moves of each ply have been tried. */
  private readonly tried: number[] = []
  private readonly winner

  /** `known` is the root move to prefer among equal ones, `maxPlies` the longest end that is looked for. */
  constructor(
    private readonly line: Line<S>,
    private readonly isWon: boolean,
    known: Move,
    private readonly maxPlies: number,
  ) {
    const { turn } = line.state
    this.winner = winFor(isWon ? turn : turn === 0 ? 1 : 0)
    this.move = known
    this.open(0)
    const root = this.lists[0]
    const at = root.at.indexOf(known)
    root.at[at] = root.at[0]
    root.at[0] = known
    this.isComplete = this.limit > maxPlies
  }

  /** Visits about `nodes` more nodes. True when the search is complete. */
  step(nodes: number): boolean {
    const until = this.nodes + nodes
    while (!this.isComplete && this.nodes < until) this.tryNextMove()
    return this.isComplete
  }

  /** Lists the moves of the present position. */
  private open(ply: number): void {
    if (this.lists.length === ply) this.lists.push(moveList(this.line.state.setup))
    this.line.moves(this.lists[ply])
    this.tried[ply] = 0
  }

  private tryNextMove(): void {
    const { line } = this
    const { ply } = line
    const list = this.lists[ply]
    if (this.tried[ply] === list.size) {
      if (ply === 0) this.endIteration()
      else this.leave(!this.isWinnerToMove(ply))
      return
    }
    line.push(list.at[this.tried[ply]++])
    this.nodes++
    const outcome = line.outcome()
    if (outcome !== 'playing') this.leave(outcome === this.winner)
    else if (line.ply === this.limit) this.leave(false)
    else this.open(line.ply)
  }

  /** Returns from a node to the nearest one above that its result does not decide. */
  private leave(isForced: boolean): void {
    const { line } = this
    do line.pop()
    while (line.ply > 0 && isForced === this.isWinnerToMove(line.ply))
    if (line.ply === 0) this.judgeRootMove(isForced)
  }

  private judgeRootMove(isForced: boolean): void {
    const root = this.lists[0]
    const move = root.at[this.tried[0] - 1]
    if (!this.isWon && !isForced) root.at[this.kept++] = move
    if (!this.isWon || !isForced) return
    this.move = move
    this.plies = this.limit
    this.isComplete = true
  }

  /** Goes on with the root moves that are left: for the loser those that have not been refuted, if there are any. */
  private endIteration(): void {
    const root = this.lists[0]
    if (!this.isWon) {
      if (this.kept === 0) this.plies = this.limit
      else {
        root.size = this.kept
        this.move = root.at[0]
      }
      this.isComplete = this.kept <= 1
    }
    this.kept = 0
    this.tried[0] = 0
    this.limit++
    if (this.limit > this.maxPlies) this.isComplete = true
  }

  private isWinnerToMove(ply: number): boolean {
    return (ply % 2 === 0) === this.isWon
  }
}
