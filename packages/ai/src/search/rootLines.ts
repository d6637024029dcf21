import type { Move } from '@tabuleiro/engine'
import type { Frames } from './frames'
import type { FoundLine } from './search'
import { isKnown, pliesToEnd, type Value } from './value'

/**
 * The best lines of one search, kept beside each other: the moves at the root are searched for more than the worst of
 * them is worth, so that each of these few has an exact value and a line of its own.
 */
export class RootLines {
  private readonly count: number
  private present: FoundLine[] = []
  private last: readonly FoundLine[] = []

  /** The frames of the search, with the moves at the root. */
  constructor(
    private readonly frames: Frames,
    lines: number,
  ) {
    this.count = Math.min(lines, frames.moves(0).size)
  }

  /** Whether this iteration still lacks lines, so that any move makes one. */
  get isOpen(): boolean {
    return this.present.length < this.count
  }

  /** Takes the value of a root move. True where it is the best so far. */
  accept(move: Move, value: Value): boolean {
    const { frames, present } = this
    if (value <= frames.alpha[0]) return false
    frames.setPv(0, move)
    const after = present.findIndex(line => line.value < value)
    const at = after < 0 ? present.length : after
    present.splice(at, 0, { value, pv: frames.pvAt(0) })
    present.length = Math.min(present.length, this.count)
    if (!this.isOpen) frames.alpha[0] = present[this.count - 1].value
    frames.best[0] = present[0].value
    return at === 0
  }

  /** Ends an iteration and returns the best line. The moves of the lines are the first of the next iteration. */
  finish(): FoundLine & { readonly move: Move } {
    this.last = this.present
    this.present = []
    for (let i = this.last.length - 1; i >= 0; i--) this.frames.bringToFront(this.last[i].pv[0])
    return { ...this.last[0], move: this.last[0].pv[0] }
  }

  /** Whether the last iteration has reached the end of the game in every line. */
  areSettled(iteration: number): boolean {
    return this.last.every(({ value }) => isKnown(value) && iteration >= pliesToEnd(value))
  }

  /** The lines of the last whole iteration; during the first, those found so far. */
  list(): readonly FoundLine[] {
    return this.last.length > 0 ? this.last : this.present
  }
}
