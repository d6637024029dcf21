import type { ErrorCode, GameId, Match, MatchResult, Pair, Result, Seat } from '@tabuleiro/engine'
import type { StorageFault } from '../storage/storage'
import type { MatchSession } from '../session/session'

/** A saved game as lists show it. */
export interface SavedGame {
  readonly id: string
  readonly game: GameId
  /** The name that a person gave it, else empty. */
  readonly title: string
  readonly seats: Pair<Seat>
  readonly plies: number
  readonly result: MatchResult | undefined
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number
}

/** A save that cannot be read. It is set aside as it is: shown, copied, deleted only by a person. */
export interface BrokenSave {
  readonly id: string
  readonly code: ErrorCode
  readonly text: string
}

/** How well saving works now: `full` and `absent` let the game go on, unsaved. */
export type Saving = 'works' | Exclude<StorageFault, 'conflict'>

/** What people have won and lost against a computer player. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly draws: number
}

/** What a backup brought: new games, games that were here already, and saves that cannot be read. */
export interface Restored {
  readonly added: number
  readonly known: number
  readonly broken: number
}

/**
 * The saved games. Everything answers from memory at once, and its write starts in the same tick. The functions need no `this`.
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
   * The match of a game, for pictures and comparisons: reading has no side effect. A failure where it cannot be read, undefined
   * where there is no such game.
   */
  readonly read: (id: string) => Result<Match> | undefined
  /**
   * The session of a game, the same one each time, for the play screen. A game that cannot be read is set aside and subscribers
   * are notified: call it while rendering only after `read` has succeeded.
   */
  readonly open: (id: string) => Result<MatchSession> | undefined
  readonly rename: (id: string, title: string) => void
  /**
   * Takes a game, or a broken save, out of the lists; `restoreRemoved` undoes it. The game is deleted when another is removed
   * or the app starts again.
   */
  readonly remove: (id: string) => void
  readonly restoreRemoved: (id: string) => void
  /** All games and settings as one text, and back; games that are here already stay beside it. */
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
