import type { Line, Move, State } from '@tabuleiro/engine'
import type { Random } from '../search/random'
import type { Features, Weights } from '../search/features'
import type { MoveScore } from '../search/onePly'
import type { SearchOptions, Handicap, Search } from '../search/search'

/** The names of the levels, weakest first. `max` has no handicap. */
export const LEVEL_IDS = ['1', '2', '3', '4', '5', 'max'] as const
export type LevelId = (typeof LEVEL_IDS)[number]

/**
 * How strong a player is, as data. Levels 1 to 4 count nodes, so that they are equally strong on every device. Level 5 and
 * `max` are limited by time; nodes beside it keep a fast machine from thinking longer than the level needs.
 */
export interface Level extends Handicap {
  readonly nodes?: number
  readonly millis?: number
}

/** A computer player of the original reports: what each move from `s` is worth to it (see `OnePly`). */
export type Bot<S extends State = State> = (s: S, random: Random) => MoveScore<S>

/**
 * Why a move is good: for hints. Search itself finds `wins`, `only` (no other is legal, or every other loses at once), `defends`
 * (most others lose at once) and `resists` (all lose, this one last); the others are for the games to find.
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

/** What a game brings to be played by the computer: one object, one folder, one line in the registry. */
export interface GameAi<S extends State = State> {
  /** The search that plays this game best. `line` stands at the position to move from and is the search's own from now on. */
  open(line: Line<S>, conditions: SearchOptions): Search
  /** The evaluation behind it, for tuning. */
  readonly evaluation: { readonly weights: Weights; features(setup: S['setup']): Features<S> }
  readonly levels: Readonly<Record<LevelId, Level>>
  readonly bots: Readonly<Record<string, Bot<S>>>
  /** What makes a good move good in this game's words, when the search alone does not tell (see `hint`). */
  hintReason(before: S, move: Move, after: S): HintReason
}
