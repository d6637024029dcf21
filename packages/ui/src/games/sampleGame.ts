/** Whole short games for tests, in which a computer beat random moves. They are no part of the app. */
export interface GameSamples {
  /** The moves of a game with the default options. */
  readonly usual: string
  /** A game on another board or with other rules. */
  readonly variant?: { readonly options: object; readonly moves: string }
}
