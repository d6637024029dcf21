import type { Analysis } from '@tabuleiro/ai'
import type { ErrorCode, GameId, Match, MatchResult, Pair, Result, Seat } from '@tabuleiro/engine'
import type { StorageFault } from '../storage/storage'
import type { MatchSession } from '../session/session'

/** A saved game as lists show it. */
export interface SavedGame {
  readonly id: string
  readonly game: GameId
  /** What its links are recognised by; undefined for a game of the first formats. */
  readonly identity: string | undefined
  /** The name that a person gave it, else empty. */
  readonly title: string
  readonly seats: Pair<Seat>
  readonly plies: number
  readonly result: MatchResult | undefined
  /** When it was last changed, in milliseconds since 1970; undefined where the date is none that a calendar has. */
  readonly changed: number | undefined
}

/** A save that cannot be read. It is kept unchanged: a person can see it and copy it, and only a person deletes it. */
export interface BrokenSave {
  readonly id: string
  readonly code: ErrorCode
  readonly text: string
}

/** Whether saving works now. With `full` and `absent` the game goes on but is not saved. */
export type Saving = 'works' | Exclude<StorageFault, 'conflict'>

/** How many games people have won, lost and drawn against a computer player. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly draws: number
}

/** How many games of a backup were added, were here already, or cannot be read. */
export interface Restored {
  readonly added: number
  readonly known: number
  readonly broken: number
}

/**
 * The saved games. Every function answers from memory at once, and the write of a change starts in the same tick. The
 * functions need no `this`.
 */
export interface Library {
  readonly subscribe: (listener: () => void) => () => void
  /** Saved games, the last changed first: the same list until something changes. */
  readonly list: () => readonly SavedGame[]
  readonly listBroken: () => readonly BrokenSave[]
  readonly saving: () => Saving
  /** Saves a new match; returns its id. */
  readonly add: (match: Match) => string
  /**
   * Reads the match of a game without side effects, for pictures and comparisons. A failure if it cannot be read,
   * undefined if there is no such game.
   */
  readonly read: (id: string) => Result<Match> | undefined
  /**
   * Opens the session of a game for the play screen; the same session each time. A game that cannot be read is set
   * aside and subscribers are notified, so call this while rendering only after `read` has succeeded.
   */
  readonly open: (id: string) => Result<MatchSession> | undefined
  /** The analysis that is kept with a game, as text; undefined where there is none. It may belong to other moves. */
  readonly analysis: (id: string) => string | undefined
  readonly keepAnalysis: (id: string, analysis: Analysis) => void
  readonly rename: (id: string, title: string) => void
  /** Deletes the games without a move, but the one with this id: they would pile up in the lists. */
  readonly dropUnplayed: (kept?: string) => void
  /** The screen of a game is left: without a move it is dropped by `dropLeft`, unless it is resumed before. */
  readonly leave: (id: string) => void
  readonly dropLeft: () => void
  /** Stores a game without a move again when its screen is opened once more. */
  readonly resumeUnplayed: (id: string) => void
  /**
   * Moves a game, or a broken save, to the trash; `restoreRemoved` undoes it. A game is deleted for good when another
   * one is removed or the app starts again.
   */
  readonly remove: (id: string) => void
  readonly restoreRemoved: (id: string) => void
  /** All games, settings and progress as one text. `restore` adds its games to those that are here already. */
  readonly backup: () => string
  readonly restore: (text: string) => Result<Restored>
  /** Finished games of a person against each computer player of a game, by its name in `Seat.player`. */
  readonly tallies: (game: GameId) => ReadonlyMap<string, Tally>
  /** What the new-game page starts from: the last setup of a game. */
  readonly lastSetup: (game: GameId) => unknown
  readonly rememberSetup: (game: GameId, setup: unknown) => void
}

/** The games that can be continued, the last changed first. */
export function unfinished(games: readonly SavedGame[]): readonly SavedGame[] {
  return games.filter(({ result }) => result === undefined)
}
