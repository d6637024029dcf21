/**
 * Work that is done step by step: finding a move, a hint, an analysis. The runner decides when a step is done and the
 * task how large it is, so that slicing does not change the answer.
 */
export interface Task<Answer> {
  /** The most time it may take; undefined where it counts nodes. */
  readonly millis: number | undefined
  /** Does as much as fits between two readings of the clock. True when the answer is final. */
  step(): boolean
  /** How much of it is done, from 0 to 1, as far as that is known without a clock. */
  done(): number
  /**
   * The answer so far: a playable one at any time for a move or a hint, only the plies judged so far for an analysis.
   */
  answer(): Answer
  /** What is worth showing while it goes on, for tasks that have something. To ask changes nothing. */
  soFar?(): Answer | undefined
}
