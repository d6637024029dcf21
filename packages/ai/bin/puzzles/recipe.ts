import { expectOk, gameOf, type GameId, type State } from '@tabuleiro/engine'
import type { Random } from '../../src/search/random'

/** A board or variant of a game on which puzzles are looked for. */
export interface Variant {
  readonly options: Readonly<Record<string, unknown>>
  /** Nodes that full strength has in a second on a phone: those of an interpreter, see docs/performance.md. */
  readonly phoneNodes: number
  /** Random plies at the beginning where the variant needs another number. */
  readonly opening?: readonly [number, number]
}

/** How puzzles of one game are found. */
export interface Recipe<S extends State = State> {
  readonly game: GameId
  readonly variants: readonly Variant[]
  /** The games that the computer plays against itself. */
  readonly play: {
    /** Random plies at the beginning, at least and at most. */
    readonly opening: readonly [number, number]
    /** Each side gets one of these numbers of nodes for its moves. */
    readonly nodes: readonly number[]
    /** One move in so many is random. */
    readonly randomEvery: number
    readonly maxPlies: number
  }
  /** Nodes of the first look at a position; one in four gets the second number. */
  readonly scanNodes: readonly [number, number]
  /** Grade 1 ends at the first number of nodes, grade 2 at the second, grade 3 at the third. */
  readonly grades: readonly [number, number, number]
  /** Where some of the games begin instead of the usual start: an endgame, say. */
  start?(setup: S['setup'], random: Random): S
  /** The position as seen by the side to move, once for each symmetry of the board. */
  pictures(s: S): readonly string[]
  /** Whether a position has a single winning move, proved for every move; absent where search confirms it instead. */
  onlyWin?(s: S): number | undefined
}

/** A confirming search has as many nodes as a phone visits in this many seconds. */
export const CONFIRM_SECONDS = 50

/** Nodes of a confirming search on the board of `s`; one that no variant has gets those of the fastest. */
export function confirmNodes({ game, variants }: Recipe, s: State): number {
  const same = variants.filter(({ options }) => expectOk(gameOf(game).setup(options)) === s.setup)
  const rates = (same.length > 0 ? same : variants).map(({ phoneNodes }) => phoneNodes)
  return CONFIRM_SECONDS * Math.max(...rates)
}

/** The grade, 1 to 4, of a puzzle that full strength solves with so many nodes. */
export function gradeOf({ grades }: Recipe, nodes: number): 1 | 2 | 3 | 4 {
  return nodes <= grades[0] ? 1 : nodes <= grades[1] ? 2 : nodes <= grades[2] ? 3 : 4
}

/** A name for the position that all its mirror images and rotations share. */
export function canonicalPicture(recipe: Recipe, s: State): string {
  return JSON.stringify(s.setup.options) + [...recipe.pictures(s)].sort()[0]
}
