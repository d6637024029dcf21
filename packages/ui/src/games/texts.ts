import type { GameId } from '@tabuleiro/engine'
import type { OptionName } from './rulebook'

/** The texts that the screens look up in every game. A game has others for its own words. */
export interface GameTexts<G extends GameId> {
  /** The line on the game's card. */
  readonly about: string
  readonly option: Readonly<Record<OptionName<G>, string>>
  /** A line under an option, where its name does not say enough. */
  readonly explain: { readonly [O in OptionName<G>]?: string }
  /** The values of an option that are words. */
  readonly value?: { readonly [O in OptionName<G>]?: Readonly<Record<string, string>> }
  /** The players of the original reports. */
  readonly bot: Readonly<Record<string, { readonly name: string; readonly about: string }>>
  /** The colour of a player, by the kind of the piece beside their score. */
  readonly colour: Readonly<Record<string, string>>
}

/** One line per game and language. */
export type TextsByGame = { readonly [G in GameId]: GameTexts<G> }

/**
 * The texts of a game that are loaded when they are first needed, such as when a board is first shown. `W` are the
 * codes of refused taps. A game has others for its own words.
 */
export interface MoreTexts<W extends string = string> {
  /** The game in three lines, for a person who is invited to it. */
  readonly brief: { readonly one: string; readonly two: string; readonly three: string }
  /** Who designed and published it, and which rules it follows. */
  readonly credit: string
  /** Why a match is over, by reason code; with `_won` and `_lost` as it is put to the winner and the loser. */
  readonly reason: Readonly<Record<string, string>>
  /** Why a tap is refused, by code. */
  readonly refused: Readonly<Record<W, string>>
}

/** These texts of every game in one language, as texts of the app. */
export interface MoreTextsByGame {
  readonly more: Readonly<Partial<Record<GameId, MoreTexts>>>
}
