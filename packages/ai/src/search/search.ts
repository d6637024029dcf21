import type { Move } from '@tabuleiro/engine'
import type { Value } from './value'

/** The best move a search has found so far. */
export interface Best {
  readonly move: Move
  /** For the side to move. */
  readonly value: Value
  /** The principal variation, `move` first. */
  readonly pv: readonly Move[]
  readonly depth: number
  readonly nodes: number
}

/**
 * A search that can stop after any number of nodes and continue later: one loop, its stack in typed arrays. How it is
 * sliced does not change what it finds. A node is a move played on the search's line of play.
 */
export interface Search {
  /** Nodes between two readings of the clock: an interpreter on a phone needs well under 8 ms for them. */
  readonly stride: number
  /** Visits about `nodes` more nodes. True when the search is complete. */
  step(nodes: number): boolean
  /** Always has a legal move, also before the first step. */
  best(): Best
}

/** A line that begins with one of the best moves: its value for the side to move, and its moves. */
export interface FoundLine {
  readonly value: Value
  readonly pv: readonly Move[]
}

/** The search of a game, which also has the best lines beside each other. */
export interface GameSearch extends Search {
  /** The lines of the best moves, best first: as many as it was opened for, or as there are moves. */
  lines(): readonly FoundLine[]
}

/** How a player is weaker than full strength or plays for a win, as data. Without any field it is full strength. */
export interface Handicap {
  /** The most plies it searches. */
  readonly depth?: number
  /** The largest error of its evaluation, in hundredths: see `EvalNoise`. */
  readonly evalNoise?: number
  /** How much below an even position it values a draw, in hundredths: for players that are expected to win. */
  readonly contempt?: number
}

/** How a search is opened. */
export interface SearchOptions extends Handicap {
  /** The same seed gives the same search. */
  readonly seed: number
  /** How many lines it is asked for; 1, as every player needs, unless it says otherwise. */
  readonly lines?: number
  /** About how many nodes it will be given, to size its tables. Undefined when time is the limit. */
  readonly nodes?: number
}
