import { moveList, type Draft, type Game, type Move, type MoveList, type Outcome, type State } from './game'
import { countRepetitions, KeyCounts } from './keys'

/** The positions before the root of a line, oldest first: all that the rules on history need. */
export type History = readonly { readonly lo: number; readonly hi: number }[]

/**
 * The line of play that search walks: one preallocated position per ply. `push` copies and plays, `pop` is `ply--`, so
 * no game needs undo code. Nothing is allocated once a depth has been reached before.
 */
export class Line<S extends State = State> {
  readonly game: Game<S>
  /** Plies below the root that `pop` can take back. */
  ply = 0
  private readonly states: Draft<S>[]
  private readonly past: KeyCounts
  /** The keys of the positions from the root on. `tops`: the index of each ply's own (playouts run ahead of it). */
  private lo: Int32Array
  private hi: Int32Array
  private readonly tops: number[]

  constructor(game: Game<S>, root: S, history: History = []) {
    this.game = game
    this.states = [game.copy(root)]
    this.past = new KeyCounts(history)
    this.tops = [0]
    this.lo = new Int32Array(256)
    this.hi = new Int32Array(256)
    this.lo[0] = root.lo
    this.hi[0] = root.hi
  }

  /** The present position. The next `push` at this ply and `advance` overwrite it: copy it to keep it. */
  get state(): S {
    return this.states[this.ply] as unknown as S
  }

  push(move: Move): void {
    const ply = this.ply + 1
    if (ply === this.states.length) {
      this.states.push(this.game.copy(this.state))
      this.tops.push(0)
    } else this.game.copy(this.state, this.states[ply])
    this.game.play(this.states[ply], move)
    this.ply = ply
    if (this.state.setup.repetition !== 0) this.storeKey(this.tops[ply - 1] + 1)
  }

  pop(): void {
    this.ply--
  }

  /** Plays in place, for playouts: `pop` then goes back to before the whole playout. */
  advance(move: Move): void {
    this.game.play(this.states[this.ply], move)
    if (this.state.setup.repetition !== 0) this.storeKey(this.tops[this.ply] + 1)
  }

  moves(out: MoveList): void {
    this.game.moves(this.state, out)
  }

  /** How often the present position has now occurred. */
  seen(): number {
    const s = this.state
    if (s.setup.repetition === 0) return 1
    return this.past.count(s.lo, s.hi) + countRepetitions(this.lo, this.hi, this.tops[this.ply], s.reversiblePlies)
  }

  /** Whether the present position has occurred before, from the root on: search need not go round again. */
  isCycle(): boolean {
    const s = this.state
    return s.setup.repetition !== 0 && countRepetitions(this.lo, this.hi, this.tops[this.ply], s.reversiblePlies) > 1
  }

  outcome(): Outcome {
    return this.game.outcome(this.state, this.seen())
  }

  /** Stores the key of the present position at `top`. */
  private storeKey(top: number): void {
    const { lo, hi } = this.state
    if (top === this.lo.length) this.grow()
    this.tops[this.ply] = top
    this.lo[top] = lo
    this.hi[top] = hi
  }

  private grow(): void {
    const { lo, hi } = this
    this.lo = new Int32Array(lo.length * 2)
    this.hi = new Int32Array(hi.length * 2)
    this.lo.set(lo)
    this.hi.set(hi)
  }
}

/**
 * The number of move sequences of exactly `depth` plies. With `leaves: 'played'` every leaf is played, for the bench;
 * otherwise the moves of the last ply are counted. Undefined when there are more than `limit`, or when counting them
 * would play more than `effort` moves.
 */
export function perft<S extends State>(
  line: Line<S>,
  depth: number,
  { limit = Infinity, effort = Infinity, leaves = 'counted' }: PerftOptions = {},
): number | undefined {
  const lists: MoveList[] = []
  for (let d = 0; d <= depth; d++) lists.push(moveList(line.state.setup))
  let nodes = 0
  let played = 0
  const walk = (left: number): boolean => {
    if (line.outcome() !== 'playing') return true
    const list = lists[left]
    line.moves(list)
    if (left === 1) {
      if (leaves === 'played') playAll(line, list)
      return (nodes += list.size) <= limit
    }
    for (let i = 0; i < list.size; i++) {
      if (++played > effort) return false
      line.push(list.at[i])
      const within = walk(left - 1)
      line.pop()
      if (!within) return false
    }
    return true
  }
  if (depth === 0) return 1
  return walk(depth) ? nodes : undefined
}

interface PerftOptions {
  readonly limit?: number
  readonly effort?: number
  readonly leaves?: 'counted' | 'played'
}

function playAll<S extends State>(line: Line<S>, list: MoveList): void {
  for (let i = 0; i < list.size; i++) {
    line.push(list.at[i])
    line.pop()
  }
}
