/** What can be wrong with text from outside. Codes, not sentences: the user interface has the words. */
export type ErrorCode =
  | 'json/invalid'
  | 'request/invalid'
  | 'game/unknown'
  | 'options/invalid'
  | 'position/invalid'
  | 'move/unreadable'
  | 'move/illegal'
  | 'game/over'
  | 'game/unfinished'
  | 'match/invalid'
  | 'record/invalid'
  | 'record/newer'
  | 'record/older'
  | 'record/result'
  | 'link/invalid'
  | 'link/newer'
  | 'link/older'
  | 'link/damaged'
  | 'link/long'
  | 'study/large'
  | 'player/unknown'

/** What is wrong with a position that can be read, as a code: the user interface has the words. */
export type PositionFault =
  | 'few-pieces'
  | 'wrong-square'
  | 'uneven'
  | 'colour-to-move'
  | 'pawn-needed'
  | 'pawn-early'
  | 'pawn-colour'
  | 'swap-early'
  | 'many-discs'
  | 'unsettled'
  | 'both-won'

/** A refusal: the code and, where there is one, the place (index of the move, or line of a text). */
export interface Failure {
  readonly code: ErrorCode
  readonly at?: number
  /** The side whose move was refused, where a whole game is read. */
  readonly turn?: 0 | 1
  /** The tag that a text record lacks. */
  readonly missingTag?: string
  /** Why a position that follows the notation is not one of its game. */
  readonly fault?: PositionFault
}

/** A value read from outside, or the reason why it was refused. Nothing is guessed and nothing is thrown. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(code: ErrorCode, at?: number): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: at === undefined ? { code } : { code, at } }
}

/** The refusal of a position that can be read. */
export function refusePosition(fault: PositionFault): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { code: 'position/invalid', fault } }
}

/** Throws where the program breaks its own promise: that is a bug, and is never caught to carry on. */
export function assert(claim: boolean, message: string): asserts claim {
  if (!claim) throw new Error(message)
}

/** The value of a result that cannot have failed. */
export function expectOk<T>(result: Result<T>): T {
  assert(result.ok, result.ok ? '' : `unexpected ${result.error.code}`)
  return result.value
}
