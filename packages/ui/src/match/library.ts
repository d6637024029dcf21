import type { ErrorCode, GameId, Match, MatchResult, Pair, Result, Seat } from '@tabuleiro/engine'
import type { StorageFault } from '../storage/storage'
import type { MatchStore } from './store'

/** A saved game as lists show it. */
export interface SavedGame {
  readonly id: string
  readonly game: GameId
  /** The name that its owner gave it, else empty. */
  readonly title: string
  readonly seats: Pair<Seat>
  readonly plies: number
  readonly result: MatchResult | undefined
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number
}

/** A save that cannot be read. It is set aside as it is: shown, copied, never deleted by itself. */
export interface BrokenSave {
  readonly id: string
  readonly code: ErrorCode
  readonly text: string
}

/** How well saving works now: `full` and `absent` let the game go on, unsaved. */
export type Saving = 'works' | Exclude<StorageFault, 'conflict'>

/** What a person has won and lost against somebody. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly draws: number
}

/** Where matches are kept and found. Everything answers from memory at once and is written in the same tick. */
export interface Library {
  subscribe(listener: () => void): () => void
  /** Saved games, the last changed first: the same list until something changes. */
  games(): readonly SavedGame[]
  broken(): readonly BrokenSave[]
  saving(): Saving
  /** Keeps a new match and names it. */
  add(match: Match): string
  /** The store of a match, the same one each time. */
  find(id: string): Result<MatchStore> | undefined
  rename(id: string, title: string): void
  /** Takes a game out of the lists; `bringBack` undoes it. */
  remove(id: string): void
  bringBack(id: string): void
  /** All games and settings as one text, and back; what is there already is kept beside it. */
  backup(): string
  restore(text: string): Result<{ readonly added: number; readonly known: number }>
  /** Finished games of a person against each computer player of a game, by its name in `Seat.player`. */
  tallies(game: GameId): ReadonlyMap<string, Tally>
  /** What the new-game page starts from: the last choices for a game. */
  lastChoices(game: GameId): unknown
  keepChoices(game: GameId, choices: unknown): void
}
