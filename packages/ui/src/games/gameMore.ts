import type { State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'

/** What a sentence on a result may name: players, colours, scores, and the options of the match that are numbers. */
export interface ReasonValues extends Readonly<Record<string, string | number>> {
  readonly winner: string
  readonly loser: string
  readonly winnerColour: string
  readonly loserColour: string
  /** The winner's score, and the other's. */
  readonly own: number
  readonly other: number
}

/** What a game says after a match: loaded when it is first needed. */
export interface GameMore<S extends State = State> {
  /**
   * Why the match is over, where the text of the reason alone is not enough; `s` is the last position. The context
   * `won` or `lost` among the values chooses what is said to "you".
   */
  explainResult?(t: TFunction, s: S, reason: string, values: ReasonValues): string | undefined
}
