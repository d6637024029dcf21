import type { GameId, OptionValue, StateOf } from '@tabuleiro/engine'
import type { PieceAppearance } from './piece'
import type { Mark } from '../model/session/marks'
import type { Language } from '../i18n/texts'

/** A real position with something to see on it. */
export interface Diagram {
  readonly options?: Readonly<Record<string, OptionValue>>
  /** Where it begins, unless that is the start of the game. */
  readonly position?: string
  /** Moves made from there; what the last one did is marked. */
  readonly moves?: readonly string[]
  /** What has been tapped since: it is marked with all that may be tapped next. */
  readonly tapped?: readonly string[]
  /** A move about to be made: its way and what it will do are marked. */
  readonly plan?: string
  /** Shows the board after the plan beside the one before it. */
  readonly isPair?: boolean
  readonly marks?: readonly Mark[]
}

/** A diagram and the key of its caption, which says in words what there is to see. */
export interface Figure<K extends string> extends Diagram {
  readonly caption: K
}

/** Pieces, and the key of what they are. */
export interface LegendRow<K extends string> {
  readonly pieces: readonly PieceAppearance[]
  readonly text: K
}

/** What is read together: keys of short paragraphs and of a list, and what illustrates them. */
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

/** A text of the notation as it is written, and the key of what it means. */
export interface NotationRow<K extends string> {
  readonly written: string
  readonly means: K
}

/**
 * The rules of a game for somebody who has never played it: keys and positions in order, and the words in every language. `K`
 * are the keys of the words and `O` the names of the options, so that a text that lacks either does not compile.
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
