import type { GameEvent, OptionValue } from '@tabuleiro/engine'

/** An event as a lesson names it: its kind, and as much of the rest as matters. */
export type EventPattern = PatternOf<GameEvent>
type PatternOf<E> = E extends { readonly kind: infer K } ? { readonly kind: K } & Partial<Omit<E, 'kind'>> : never

/** What a step asks for, decided by what the engine says of a move. */
export type Goal =
  /** The move does this: a capture, a colour won, a turtle home. */
  | { readonly kind: 'event'; readonly event: EventPattern }
  /** The move wins the game. */
  | { readonly kind: 'win' }
  /** After the move no answer of the other side does this; nor does the move where it names the other side. */
  | { readonly kind: 'prevent'; readonly event: EventPattern }
  /** After the move no answer of the other side wins. */
  | { readonly kind: 'hold' }
  /** After the move every answer loses at once, or lets the learner win with the next move. */
  | { readonly kind: 'force' }
  /** Every legal move will do: the idea is that the choice is free. */
  | { readonly kind: 'any' }

/** One thing to do on the board. It has either the moves that do it or a goal. */
export interface LessonStep {
  /** The position it begins from; the side to move is the learner's. */
  readonly position: string
  /** Moves made from there before anything is asked: they are shown, and count for the rules that look back. */
  readonly lead?: readonly string[]
  /** The moves that do it, any of them. */
  readonly accept?: readonly string[]
  readonly goal?: Goal
  /** What the other side answers to an accepted move; `*` stands for all the others. */
  readonly replies?: Readonly<Record<string, string>>
  /** Legal moves that beginners try instead. Each has a line of text. */
  readonly tries?: readonly string[]
  /** What the other side would answer to a wrong try, where its line tells. It wins where the goal is to hold. */
  readonly refutations?: Readonly<Record<string, string>>
  /** Cells to point at while asking: an accepted move goes there. */
  readonly points?: readonly string[]
  /** What every accepted move does: the claims of the texts, which a test compares with the engine. */
  readonly shows?: readonly EventPattern[]
  /** What no accepted move does. */
  readonly spares?: readonly EventPattern[]
  /** What wrong tries do. */
  readonly tryShows?: Readonly<Record<string, readonly EventPattern[]>>
}

/** One idea in a few steps. Its id is part of an address and of the progress that is kept: it never changes. */
export interface Lesson {
  readonly id: string
  readonly kind: 'rules' | 'strategy'
  readonly options?: Readonly<Record<string, OptionValue>>
  readonly steps: readonly LessonStep[]
}
