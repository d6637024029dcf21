import type { GameEvent, Evidence, Piece, Place } from './events'
import type { Options, OptionSpecs } from './options'
import type { Result } from './result'
import type { Side } from './side'
import type { WhyNot } from './whyNot'

export { otherSide, type Side } from './side'

/** A move is a small integer whose meaning is private to the game: 0 <= move < 2^30. */
export type Move = number
export type Outcome = 'playing' | 'first' | 'second' | 'draw'

/** The typed arrays of a position as other code may read them. */
export interface Cells {
  readonly length: number
  readonly [index: number]: number
}

/** A position that may be written: only `play` and `copy` get one. */
export type Draft<S> = { -readonly [K in keyof S]: S[K] extends Cells ? Uint8Array : S[K] }

/** Checked options and the tables made from them, shared by reference by all positions of a match. */
export interface Setup {
  readonly options: Options
  /** No position that `decode` accepts has more moves than this. */
  readonly maxMoves: number
  /** The occurrence of a position that makes a draw; 0 where there is no such rule. */
  readonly repetition: number
}

/** A position: a flat little struct. History belongs to the line of play, never to the position. */
export interface State {
  readonly setup: Setup
  readonly turn: Side
  /** The key of what the rules count as "the same position" for repetition; `play` updates it. */
  readonly lo: number
  readonly hi: number
  /** Plies since the last irreversible move: no position from before it can occur again. */
  readonly reversiblePlies: number
}

/** Where `moves` writes: at least `setup.maxMoves` long. */
export interface MoveList {
  readonly at: Int32Array
  size: number
}

/** The rules: everything search needs. `play` is the only code that knows what a move does. */
export interface Rules<S extends State> {
  start(setup: S['setup']): S
  /** A copy that shares no array. With `into`, a position of the same setup, it allocates nothing. */
  copy(from: S, into?: Draft<S>): Draft<S>
  /** Every legal move once, in the same order every time. Called only while the game is on. */
  moves(s: S, out: MoveList): void
  /** Changes the position in place. `move` must come from `moves`. */
  play(s: Draft<S>, move: Move): void
  /** `seen`: how often this position has now occurred. */
  outcome(s: S, seen: number): Outcome
  /** The reason code of the rules file, once the game is over. */
  reason(s: S, seen: number): string | undefined
  /** What else changes the legal moves or the result (a clock, a ban): for transposition tables, not for repetition. */
  salt(s: S): number
}

/** Text: positions and moves both ways, canonical and strict. */
export interface Notation<S extends State> {
  encode(s: S): string
  /** A position without history, or `position/invalid`. */
  decode(setup: S['setup'], text: string): Result<S>
  write(setup: S['setup'], move: Move): string
  /** Whether a text is inside the move grammar of the game, legal or not. */
  isMoveSyntax(text: string): boolean
}

/** What a game says of taps that lead to no legal move. */
export interface Refusals<S extends State = State, W extends WhyNot = WhyNot> {
  /**
   * Why no legal move goes on with `place` after `taps`, with which a legal move begins; undefined where one does. A
   * cell also stands for the pieces on it that can be tapped. Called only while the game is on.
   */
  whyNot(s: S, taps: readonly Place[], place: Place): W | undefined
}

/** Plain data for boards, screen readers and panels. */
export interface Presentation<S extends State, F, W extends WhyNot = WhyNot> {
  /** The places to tap for a move, in order. No move's taps are the beginning of another's. */
  taps(s: S, move: Move): readonly string[]
  /** Loads what it says of taps that lead to no legal move: most games are played without it. */
  refusals(): Promise<Refusals<S, W>>
  /** What the move did, in the order in which the rules do it. */
  events(before: S, move: Move, after: S): readonly GameEvent[]
  pieces(s: S): readonly Piece[]
  /** What the game counts: supplies, scores, trophies. */
  facts(s: S): F
  /** For a finished game, what to draw as the reason. */
  evidence(s: S, seen: number): readonly Evidence[]
  /** Kinds that a position shows only where a piece first appears; the match keeps them when the piece moves on. */
  readonly trackedKinds?: readonly string[]
  /** Whether a reply can take the piece that moved, off the board or back to its start: screens warn of it. */
  readonly takesPieces?: boolean
}

/** A game: one object, one folder, one line in the registry. */
export interface Game<S extends State = State, F = unknown, W extends WhyNot = WhyNot>
  extends Rules<S>, Notation<S>, Presentation<S, F, W> {
  readonly id: string
  /** The title, the same in every language. */
  readonly name: string
  /** Grows when a change of the rules gives old records another meaning. */
  readonly rulesVersion: number
  readonly options: OptionSpecs
  /** The move of the pie rule that swaps the sides, in games that have one: a single tap. */
  readonly swap?: Move
  /** Fills in the defaults, refuses the rest and builds the tables. */
  setup(options: unknown): Result<S['setup']>
}

/** The position after `move`; `s` stays as it was. Everything outside search uses this. */
export function next<S extends State>(game: Game<S>, s: S, move: Move): S {
  const after = game.copy(s)
  game.play(after, move)
  return after as unknown as S
}

export function moveList(setup: Setup): MoveList {
  return { at: new Int32Array(setup.maxMoves), size: 0 }
}

/** The legal moves as an array; none once the game is over. */
export function legalMoves<S extends State>(game: Game<S>, s: S, seen = 1): Move[] {
  if (game.outcome(s, seen) !== 'playing') return []
  const list = moveList(s.setup)
  game.moves(s, list)
  return Array.from(list.at.subarray(0, list.size))
}

/** The outcome in which `side` wins. */
export function winFor(side: Side): Outcome {
  return side === 0 ? 'first' : 'second'
}
