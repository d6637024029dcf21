import type { GameId } from '@tabuleiro/engine'
import type { OptionName } from './rulebook'

/** The texts that the screens look up in every game. A game has others for its own words. */
export interface GameTexts<G extends GameId> {
  /** The line on the game's card. */
  readonly about: string
  /** Who designed and published it, and which rules it follows. */
  readonly credit: string
  readonly option: Readonly<Record<OptionName<G>, string>>
  /** A line under an option, where its name does not say enough. */
  readonly explain: { readonly [O in OptionName<G>]?: string }
  /** The values of an option that are words. */
  readonly value?: { readonly [O in OptionName<G>]?: Readonly<Record<string, string>> }
  /** The players of the original reports. */
  readonly bot: Readonly<Record<string, { readonly name: string; readonly about: string }>>
  /** Why a game ended, by reason code. */
  readonly reason: Readonly<Record<string, string>>
  /** The colour of a player, by the kind of the piece beside their score. */
  readonly colour: Readonly<Record<string, string>>
}

/** One line per game and language. */
export type TextsByGame = { readonly [G in GameId]: GameTexts<G> }
