import type { Line, Move, State } from '@tabuleiro/engine'
import type { Random } from '../search/random'
import type { Features, Weights } from '../search/features'
import type { MoveScore } from '../search/onePly'
import type { GameSearch, Handicap, SearchOptions } from '../search/search'

/** The names of the levels, weakest first. `max` has no handicap. */
export const LEVEL_IDS = ['1', '2', '3', '4', '5', '6', '7', '8', 'max'] as const
export type LevelId = (typeof LEVEL_IDS)[number]

/**
 * How strong a player is, as data. Levels 1 to 4 count nodes, so that they are equally strong on every device. Those
 * above are limited by time. Nodes beside it keep a fast machine from thinking longer than the level needs.
 */
export interface Level extends Handicap {
  readonly nodes?: number
  readonly millis?: number
}

/** A computer player of the original reports: how it scores each move from `s` (see `OnePly`). */
export type Bot<S extends State = State> = (s: S, random: Random) => MoveScore<S>

/**
 * Why a move is good, for hints. The search finds `wins`, `only` (no other is legal, or every other loses at the next
 * ply), `defends` (most others lose at the next ply) and `resists` (all lose, this one last). The games find the
 * others.
 */
export const HINT_REASONS = [
  'wins',
  'only',
  'defends',
  'saves',
  'captures',
  'wakes',
  'blocks',
  'threatens',
  'connects',
  'fences',
  'scores',
  'pushes',
  'advances',
  'traps',
  'resists',
  'best',
] as const
export type HintReason = (typeof HINT_REASONS)[number]

/** The plain data of a game's computer players, in `games/<id>/players.ts`. That file imports nothing but types. */
export interface GamePlayers {
  /** The computer players of the original reports, weakest first. */
  readonly bots: readonly string[]
  /**
   * Nodes for each position of an analysis by default, so that it is the same on every device: about 20 ms in a
   * browser, less than a second for an interpreter on a phone.
   */
  readonly analysisNodes: number
}

/** A bot for each name in the players' data. */
export type Bots<P extends GamePlayers, S extends State> = Readonly<Record<P['bots'][number], Bot<S>>>

/** How the computer plays a game: one object, in its own folder, with one line in the registry. */
export interface GameAi<S extends State = State> {
  /** Opens the search that plays this game best. `line` stands at the position to move from. The search owns it. */
  open(line: Line<S>, options: SearchOptions): GameSearch
  /** Its evaluation, for tuning. */
  readonly evaluation: { readonly weights: Weights; features(setup: S['setup']): Features<S> }
  readonly levels: Readonly<Record<LevelId, Level>>
  readonly bots: Readonly<Record<string, Bot<S>>>
  /** Why a good move is good, where the search alone does not know (see `openHint`). */
  hintReason(before: S, move: Move, after: S): HintReason
}
