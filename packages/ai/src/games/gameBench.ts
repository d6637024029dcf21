/** Positions to search: options of a game, the moves of one match, and after how many of them to stand. */
export interface BenchRow {
  readonly options: object
  readonly moves: string
  readonly plies: readonly number[]
  /**
   * What full strength finds there: see `bin/bench/signature.ts`. A change that should not change play leaves it as it
   * is. One that should writes the new one here and brings an arena result.
   */
  readonly signature: string
  /** Whether its slices are measured although its options are not the defaults. */
  readonly sliced?: boolean
}

/** What is measured of a game, in `games/<id>/bench.ts`: only programs and tests import that file. */
export interface GameBench {
  /** For the search bench. Rows with a twin in `limits.c` have the options that it plays. */
  readonly rows: readonly BenchRow[]
  /** For the test that a search allocates nothing for a node. */
  readonly heap: { readonly options: object; readonly nodes: number }
  /**
   * For the strength log: the boards on which level 5 must beat every bot of the reports, and the hardest of these
   * bots.
   */
  readonly strength: { readonly boards: readonly object[]; readonly hardestBot: string }
}
