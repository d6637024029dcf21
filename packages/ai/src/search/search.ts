import type { Move } from '@tabuleiro/engine'
import type { Value } from './value'

/** What a search would answer now. */
export interface Best {
  readonly move: Move
  /** From the view of the side to move. */
  readonly value: Value
  /** The line it expects, its own move first. */
  readonly pv: readonly Move[]
  readonly depth: number
  readonly nodes: number
}

/**
 * A search that can stop after any number of nodes and go on later: one loop, its frames in typed arrays. Where the slices
 * end changes nothing in what it finds. A node is a move played on the search's line of play.
 */
export interface Search {
  /** Nodes between two looks at the clock: few enough that an interpreter on a phone needs well under 8 ms for them. */
  readonly stride: number
  /** Visits about `nodes` more nodes. True when there is nothing left to learn. */
  step(nodes: number): boolean
  /** A legal move at any time, also before the first step. */
  best(): Best
}

/** What makes a player other than it could be, as data; nothing set is full strength and an honest judgement. */
export interface Handicap {
  /** How many plies it looks ahead. */
  readonly depth?: number
  /** How far it misjudges positions, in hundredths: the same position always in the same way. */
  readonly evalNoise?: number
  /** What it gives up to avoid a draw, in hundredths: for players that are expected to win. */
  readonly contempt?: number
}

/** What a search is opened with. */
export interface SearchOptions extends Handicap {
  /** Chance: the same seed gives the same search. */
  readonly seed: number
  /** About how many nodes it will be given; tables are made to measure. Undefined when time is the limit. */
  readonly nodes?: number
}
