import type { Place } from '../core/events'
import type { State } from '../core/game'
import type { WhyNot } from '../core/whyNot'

/** What tests and programs need of a game beside its rules: each game has one in its folder, `testing/manifest.ts`. */
export interface GameManifest {
  /** One whole game, as `golden/<id>.txt` shows it move by move. */
  readonly golden: { readonly options: object; readonly moves: readonly string[] }
  /** Whole short games for tests of screens and browsers, in which a computer beat random moves. */
  readonly samples: {
    /** The moves of a game with the default options. */
    readonly usual: string
    /** The most key presses by which that game can be played, with the one that leads to the board. */
    readonly usualKeys: number
    /** A game on another board or with other rules. */
    readonly variant?: { readonly options: object; readonly moves: string }
  }
  /** A position text as lines of characters, for people who read a diff. */
  picture(text: string): readonly string[]
  /** Options with which games last longest: the largest board, and draw rules off where they can be. */
  readonly longest: object
  /** Every place that can be tapped at a position, legal or not: the cells, and what lies beside the board. */
  places(s: State): readonly Place[]
  /** A tap that is refused for each code of `WhyNot`. */
  readonly refusedTaps: Readonly<Record<string, RefusedTap>>
  /** Fields of a position that its text does not carry, beside `reversiblePlies`. */
  readonly unwritten: readonly string[]
  /** What `bench` measures. */
  readonly bench: readonly BenchTask[]
}

/** A refused tap: where, after which taps, and what the reason says beside its code. */
export interface RefusedTap {
  readonly options?: object
  readonly position?: string
  readonly moves?: string
  readonly taps?: readonly string[]
  readonly place: string
  readonly says?: object
}

/** Every code of a game has a refused tap. */
export type RefusedTaps<W extends WhyNot> = Readonly<Record<W['code'], RefusedTap>>

/** One piece of work for `bench`: the options of the game, and how much of it. */
export type BenchTask =
  | {
      readonly bench: 'perft'
      readonly options: object
      readonly depth: number
      /** A smaller depth for machines that interpret. */
      readonly slowDepth: number
    }
  | {
      readonly bench: 'playouts'
      readonly options: object
      /** Plies after which a playout is given up. */
      readonly cap?: number
    }
