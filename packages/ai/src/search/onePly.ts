import { moveList, type Line, type Move, type MoveList, type State } from '@tabuleiro/engine'
import type { Random } from './random'
import type { Best, Search } from './search'
import { DRAW } from './value'

/** Scores a move for the side that made it: `line` stands after it, `before` is the position it was made in. */
export type MoveScore<S extends State> = (line: Line<S>, move: Move, before: S) => number

/** A search of one ply that plays the move with the highest score, ties at random: how the reports' bots choose. */
export class OnePly<S extends State> implements Search {
  readonly stride = 1
  private readonly list: MoveList
  private readonly before: S
  private tried = 0
  private bestScore = -Infinity
  /** How many of the moves tried have the highest score. */
  private ties = 0
  private move: Move

  constructor(
    private readonly line: Line<S>,
    private readonly score: MoveScore<S>,
    private readonly random: Random,
  ) {
    this.before = line.state
    this.list = moveList(line.state.setup)
    line.moves(this.list)
    this.move = this.list.at[0]
  }

  step(nodes: number): boolean {
    const { list, line, before } = this
    for (let left = nodes; left > 0 && this.tried < list.size; left--) {
      const move = list.at[this.tried++]
      line.push(move)
      this.consider(move, this.score(line, move, before))
      line.pop()
    }
    return this.tried === list.size
  }

  best(): Best {
    return { move: this.move, value: DRAW, pv: [this.move], depth: 0, nodes: this.tried }
  }

  /** Of k ties the last replaces the choice with a chance of one in k, so that all are equally likely. */
  private consider(move: Move, score: number): void {
    if (score < this.bestScore) return
    this.ties = score > this.bestScore ? 1 : this.ties + 1
    this.bestScore = score
    if (this.random.below(this.ties) === 0) this.move = move
  }
}
