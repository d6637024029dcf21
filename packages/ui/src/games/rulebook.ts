import type { GameId, OptionValue, StateOf } from '@tabuleiro/engine'
import type { PieceAppearance } from './piece'
import type { Mark } from '../model/session/marks'
import type { Language } from '../i18n/texts'

/** A legal position with something to see in it. */
export interface Diagram {
  readonly options?: Readonly<Record<string, OptionValue>>
  /** The position it starts from; by default the start of the game. */
  readonly position?: string
  /** Moves made from there. The effects of the last one are marked. */
  readonly moves?: readonly string[]
  /** The taps after those moves. They are marked, and so is everything that may be tapped next. */
  readonly tapped?: readonly string[]
  /** A move about to be made. Its path and its effects are marked. */
  readonly plan?: string
  /** Shows the board after the plan beside the one before it. */
  readonly isPair?: boolean
  readonly marks?: readonly Mark[]
}

/** A diagram and the key of its caption, which describes it in words. */
export interface Figure<K extends string> extends Diagram {
  readonly caption: K
}

/** Pieces, and the key of their description. */
export interface LegendRow<K extends string> {
  readonly pieces: readonly PieceAppearance[]
  readonly text: K
}

/** Keys of short paragraphs and of a list, with what illustrates them. */
export interface Block<K extends string> {
  readonly text: readonly K[]
  readonly points?: readonly K[]
  readonly legend?: readonly LegendRow<K>[]
  readonly figure?: Figure<K>
}

/** A part of the rules with the key of its heading. */
export interface Section<K extends string> {
  readonly title: K
  readonly blocks: readonly Block<K>[]
}

/** A piece of notation as it is written, and the key of its meaning. */
export interface NotationRow<K extends string> {
  readonly written: string
  readonly means: K
}

/**
 * The rules of a game for a beginner: keys and positions in order, and their texts in every language. `K` are the keys
 * of the texts and `O` the names of the options, so that a rulebook that lacks one does not compile.
 */
export interface Rulebook<K extends string = string, O extends string = string> {
  readonly sections: readonly Section<K>[]
  /** The key of each way to end, by the reason code of the rules. */
  readonly endings: Readonly<Record<string, K>>
  readonly options: Readonly<Record<O, K>>
  readonly notation: readonly NotationRow<K>[]
  readonly hints: readonly K[]
  readonly source: readonly K[]
  readonly texts: Readonly<Record<Language, Readonly<Record<K, string>>>>
}

/** The names of a game's options. */
export type OptionName<G extends GameId> = keyof StateOf<G>['setup']['options'] & string
