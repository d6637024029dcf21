import { moveList, otherSide, winFor, type Line, type Move, type MoveList, type Outcome } from '@tabuleiro/engine'

/** Thrown where a proof takes more nodes than it was given. */
class TooLong extends Error {}

/**
 * Proves by trying every move of both sides that the side to move wins within so many plies, or that it does not. No
 * evaluation, nothing left out. `line` stands at the position to prove.
 */
export class WinProof {
  nodes = 0
  private readonly won: Outcome
  private readonly lists: MoveList[] = []
  /** The last move that worked at each ply: it is tried first. */
  private readonly killers: Move[] = []
  /** For positions of the attacker: the least number of plies known to win, and the most known not to. */
  private readonly proven = new Map<number, number>()
  private readonly failed = new Map<number, number>()

  constructor(
    private readonly line: Line,
    private readonly maxNodes: number,
  ) {
    this.won = winFor(line.state.turn)
  }

  /**
   * The least number of plies, at most `most`, within which the side to move wins; 0 where there is none. The last ply
   * may be one of the other side, which has to end the game.
   */
  winsIn(most: number): number | undefined {
    return this.within(() => this.shortestWin(most))
  }

  /** Every first move with which the side to move wins within `plies`. */
  winningMoves(plies: number): Move[] | undefined {
    return this.within(() => this.moves().filter(move => this.after(move, () => this.isLost(plies - 1))))
  }

  /** For each reply of the other side, which is to move now, how many plies it holds out at most. */
  resistance(most: number): { move: Move; plies: number }[] | undefined {
    return this.within(() =>
      this.moves().map(move => ({ move, plies: this.after(move, () => this.shortestWin(most)) })),
    )
  }

  /** Plays a move for good: the line goes on from there. */
  advance(move: Move): void {
    this.line.push(move)
  }

  private within<T>(work: () => T): T | undefined {
    const { ply } = this.line
    try {
      return work()
    } catch (error) {
      if (!(error instanceof TooLong)) throw error
      this.line.ply = ply
      return undefined
    }
  }

  private moves(): Move[] {
    const list = this.listMoves()
    return Array.from(list.at.subarray(0, list.size))
  }

  private listMoves(): MoveList {
    const { ply, state } = this.line
    while (this.lists.length <= ply) this.lists.push(moveList(state.setup))
    const list = this.lists[ply]
    this.line.moves(list)
    const at = list.at.subarray(0, list.size).indexOf(this.killers[ply] ?? -1)
    if (at > 0) {
      list.at[at] = list.at[0]
      list.at[0] = this.killers[ply]
    }
    return list
  }

  private after<T>(move: Move, ask: () => T): T {
    if (++this.nodes > this.maxNodes) throw new TooLong()
    this.line.push(move)
    const answer = ask()
    this.line.pop()
    return answer
  }

  private shortestWin(most: number): number {
    if (this.line.outcome() === 'playing')
      for (let plies = 1; plies <= most; plies++) if (this.isWon(plies)) return plies
    return 0
  }

  /** The attacker is to move: whether it wins within `plies`. */
  private isWon(plies: number): boolean {
    const outcome = this.line.outcome()
    if (outcome !== 'playing') return outcome === this.won
    if (plies <= 0) return false
    const key = this.key()
    if ((this.proven.get(key) ?? Infinity) <= plies) return true
    if ((this.failed.get(key) ?? -1) >= plies) return false
    const wins = this.searchWin(plies)
    if (wins) this.proven.set(key, plies)
    else this.failed.set(key, plies)
    return wins
  }

  private searchWin(plies: number): boolean {
    const { ply } = this.line
    const list = this.listMoves()
    for (let i = 0; i < list.size; i++) {
      const move = list.at[i]
      if (!this.after(move, () => this.isLost(plies - 1))) continue
      this.killers[ply] = move
      return true
    }
    return false
  }

  /** The defender is to move: whether every move lets the attacker win within `plies`. */
  private isLost(plies: number): boolean {
    const outcome = this.line.outcome()
    if (outcome !== 'playing') return outcome === this.won
    if (plies <= 0 || this.line.isCycle()) return false
    const { ply } = this.line
    const list = this.listMoves()
    for (let i = 0; i < list.size; i++) {
      const move = list.at[i]
      if (this.after(move, () => this.isWon(plies - 1))) continue
      this.killers[ply] = move
      return false
    }
    return true
  }

  /** 53 bits of the key and what else decides the moves. */
  private key(): number {
    const { line } = this
    const salt = Math.imul(line.game.salt(line.state) + otherSide(line.state.turn), 0x9e3779b1)
    return ((line.state.hi ^ salt) & 0x1fffff) * 2 ** 32 + ((line.state.lo ^ salt) >>> 0)
  }
}
