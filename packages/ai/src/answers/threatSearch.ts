import { moveList, otherSide, winFor, type Line, type Move, type MoveList, type Outcome } from '@tabuleiro/engine'
import { Random } from '../search/random'

/** With this many safe moves the threat does not count, and the search ends. */
const MAX_SAFE_MOVES = 4
/** The opponent threatens to win at the next ply when at least this many moves allow it for each that does not. */
const UNSAFE_PER_SAFE = 3
const STRIDE = 16

/** How a move defends against a win at the next ply: it is the only one, or one of few, that prevents it. */
export type Defence = 'only' | 'defends'

/**
 * Finds out whether the opponent threatens to win at the next ply: plays the moves in random order, counts those that
 * allow it, and ends when enough of them do not.
 */
export class ThreatSearch {
  readonly stride = STRIDE
  private readonly own: MoveList
  private readonly replies: MoveList
  private readonly lost: Outcome
  private at = 0
  private reply = 0
  private unsafe = 0
  private readonly safe: Move[] = []
  /** The last reply that won: it is tried first against the next move. */
  private winner: Move = -1

  /** `line` stands at the position to move from. The search owns it. */
  constructor(
    private readonly line: Line,
    seed: number,
  ) {
    const { setup, turn } = line.state
    this.own = moveList(setup)
    this.replies = moveList(setup)
    this.lost = winFor(otherSide(turn))
    line.moves(this.own)
    new Random(seed).shuffle(this.own)
  }

  /** Plays at most `nodes` moves. True when the search is complete. */
  step(nodes: number): boolean {
    for (let n = 0; n < nodes && !this.over(); n++) {
      if (this.line.ply === 0) this.tryMove()
      else this.tryReply()
    }
    return this.over()
  }

  /** How `move` defends, if there is a threat. */
  defence(move: Move): Defence | undefined {
    const { own, at, safe, unsafe } = this
    const isUnsafe = own.at.subarray(0, at).includes(move) && !safe.includes(move)
    if (!this.over() || isUnsafe || unsafe === 0) return undefined
    if (at === own.size && safe.length === 1) return 'only'
    return unsafe >= UNSAFE_PER_SAFE * safe.length ? 'defends' : undefined
  }

  private over(): boolean {
    return this.line.ply === 0 && (this.at === this.own.size || this.safe.length === MAX_SAFE_MOVES)
  }

  private tryMove(): void {
    const { line, replies } = this
    line.push(this.own.at[this.at])
    const outcome = line.outcome()
    if (outcome !== 'playing') {
      this.settle(outcome !== this.lost)
      return
    }
    line.moves(replies)
    const first = replies.at.subarray(0, replies.size).indexOf(this.winner)
    if (first > 0) {
      replies.at[first] = replies.at[0]
      replies.at[0] = this.winner
    }
    this.reply = 0
  }

  private tryReply(): void {
    const { line, replies } = this
    const move = replies.at[this.reply++]
    line.push(move)
    const lost = line.outcome() === this.lost
    line.pop()
    if (lost) this.winner = move
    if (lost || this.reply === replies.size) this.settle(!lost)
  }

  /** Returns to the root and counts the move tried as safe or not. */
  private settle(safe: boolean): void {
    const move = this.own.at[this.at++]
    if (safe) this.safe.push(move)
    else this.unsafe++
    this.line.pop()
  }
}
