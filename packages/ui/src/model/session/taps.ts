import type { Move } from '@tabuleiro/engine'

/** A legal move and the places to tap for it, in order. No list is the beginning of another. */
export interface TapSequence {
  readonly move: Move
  readonly taps: readonly string[]
}

/** What has been tapped so far, and the places among which the player must choose because one tap stood for all of them. */
export interface Input {
  readonly taps: readonly string[]
  readonly chooser: readonly string[]
}

/** What a position offers to tap: the legal moves, and the cell on which an off-cell place (a stacked turtle) lies. */
export interface LegalTaps {
  readonly sequences: readonly TapSequence[]
  readonly cellOfPlace: ReadonlyMap<string, string>
}

/** The input after a tap, and the move to play now if there is one. Nobody else decides that a move is played. */
export interface TapResult {
  readonly input: Input
  readonly play?: Move
}

/** Nothing tapped yet. */
export const noInput: Input = { taps: [], chooser: [] }

/** The places to tap next: the highlights. */
export function nextTaps(choices: readonly TapSequence[], taps: readonly string[]): ReadonlySet<string> {
  return new Set(fitting(choices, taps).flatMap(choice => choice.taps.slice(taps.length, taps.length + 1)))
}

/**
 * The move that waits for confirmation: the one whose taps have all been made. A move that is merely the last one left is
 * not meant yet: picking up a piece with a single move must not make that move.
 */
export function pendingMove(choices: readonly TapSequence[], { taps }: Input): Move | undefined {
  return choices.find(choice => choice.taps.length === taps.length && begins(choice.taps, taps))?.move
}

/** A tap on a place. With `confirm` on it never plays a move: it only makes one wait. */
export function tap({ sequences, cellOfPlace }: LegalTaps, input: Input, place: string, confirm: boolean): TapResult {
  const found = resolve(sequences, cellOfPlace, input.taps, place) ?? resolve(sequences, cellOfPlace, [], place)
  return found ? settle(sequences, found, confirm) : { input }
}

/** All taps of a move at once, from a list of moves or of choices. Taps of no move change nothing. */
export function choose({ sequences }: LegalTaps, input: Input, taps: readonly string[], confirm: boolean): TapResult {
  const meant = { taps, chooser: [] }
  return pendingMove(sequences, meant) === undefined ? { input } : settle(sequences, meant, confirm)
}

/** Confirms the move that waits, if there is one. */
export function confirm({ sequences }: LegalTaps, input: Input): TapResult {
  const move = pendingMove(sequences, input)
  return move === undefined ? { input } : { input: noInput, play: move }
}

/** What becomes of an input: a move that is complete is played, or waits where it must be confirmed. */
function settle(choices: readonly TapSequence[], input: Input, confirm: boolean): TapResult {
  const move = pendingMove(choices, input)
  return move === undefined || confirm ? { input } : { input: noInput, play: move }
}

/** What a tap on `place` makes of the taps before it; undefined if it fits none of the moves they leave. */
function resolve(
  choices: readonly TapSequence[],
  lying: ReadonlyMap<string, string>,
  taps: readonly string[],
  place: string,
): Input | undefined {
  const next = nextTaps(choices, taps)
  if (next.has(place)) return { taps: [...taps, place], chooser: [] }
  // A cell stands for what lies on it: a stack of turtles is tapped as one.
  const meant = [...next].filter(name => lying.get(name) === place)
  const [only] = meant
  if (only === undefined) return undefined
  return meant.length === 1 ? { taps: [...taps, only], chooser: [] } : { taps, chooser: meant }
}

/** The moves whose taps begin with those made so far. */
export function fitting(choices: readonly TapSequence[], taps: readonly string[]): readonly TapSequence[] {
  return choices.filter(choice => begins(choice.taps, taps))
}

function begins(list: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((name, i) => list[i] === name)
}
