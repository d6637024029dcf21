import type { GameId } from '../../src/registry'

type Kind = 'perft' | 'playouts'

/** One piece of work: a game with its options, and how much of it. */
export interface Row {
  readonly bench: Kind
  readonly game: GameId
  readonly options: object
  /** Perft: the depth, and a smaller one for machines that interpret. */
  readonly depth?: number
  readonly slowDepth?: number
  /** Playouts: plies after which one is given up. */
  readonly cap?: number
}

const basic = { variant: 'basic', repetition: 0, noProgress: 0 }

/** The rows whose work has a twin in `limits.c` say exactly the same work as it does. */
export const rows: readonly Row[] = [
  { bench: 'perft', game: 'three-dragons', options: basic, depth: 4, slowDepth: 3 },
  { bench: 'perft', game: 'three-dragons', options: {}, depth: 3, slowDepth: 3 },
  { bench: 'perft', game: 'trike', options: {}, depth: 6, slowDepth: 5 },
  { bench: 'perft', game: 'alliances', options: {}, depth: 2, slowDepth: 2 },
  { bench: 'perft', game: 'turtles', options: {}, depth: 6, slowDepth: 5 },
  { bench: 'playouts', game: 'three-dragons', options: basic, cap: 2_000 },
  { bench: 'playouts', game: 'three-dragons', options: {}, cap: 2_000 },
  ...[7, 11, 13].map(size => ({ bench: 'playouts', game: 'trike', options: { size, pie: false } }) as const),
  { bench: 'playouts', game: 'alliances', options: {} },
  { bench: 'playouts', game: 'turtles', options: {}, cap: 2_000 },
  { bench: 'playouts', game: 'turtles', options: { width: 4, length: 6 }, cap: 2_000 },
]
