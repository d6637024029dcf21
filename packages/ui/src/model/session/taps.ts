import type { Move } from '@tabuleiro/engine'

/** A legal move and the places to tap for it, in order. No list is the beginning of another. */
export interface Choice {
  readonly move: Move
  readonly taps: readonly string[]
}

/** What has been tapped so far, and the places among which the player must choose because one tap stood for all of them. */
export interface Input {
  readonly taps: readonly string[]
  readonly chooser: readonly string[]
}

/** What a position offers to tap: the legal moves, and the cell on which an off-cell place (a stacked turtle) lies. */
export interface Offer {
  readonly choices: readonly Choice[]
  readonly lying: ReadonlyMap<string, string>
}

/** The input after a tap, and the move to play now if there is one. Nobody else decides that a move is played. */
export interface Step {
  readonly input: Input
  readonly play?: Move
}

/** Nothing tapped yet. */
export const noInput: Input = { taps: [], chooser: [] }

/** The places to tap next: the highlights. */
export function nextTaps(choices: readonly Choice[], taps: readonly string[]): ReadonlySet<string> {
  return new Set(fitting(choices, taps).flatMap(choice => choice.taps.slice(taps.length, taps.length + 1)))
}

/**
 * The move that waits for confirmation: the one whose taps have all been made. A move that is merely the last one left is
 * not meant yet: picking up a piece with a single move must not make that move.
 */
export function pendingMove(choices: readonly Choice[], { taps }: Input): Move | undefined {
  return choices.find(choice => choice.taps.length === taps.length && begins(choice.taps, taps))?.move
}

/** A tap on a place. With `confirm` on it never plays a move: it only makes one wait. */
export function tap({ choices, lying }: Offer, input: Input, place: string, confirm: boolean): Step {
  const found = resolve(choices, lying, input.taps, place) ?? resolve(choices, lying, [], place)
  return found ? settle(choices, found, confirm) : { input }
}

/** All taps of a move at once, from a list of moves or of choices. Taps of no move change nothing. */
export function choose({ choices }: Offer, input: Input, taps: readonly string[], confirm: boolean): Step {
  const meant = { taps, chooser: [] }
  return pendingMove(choices, meant) === undefined ? { input } : settle(choices, meant, confirm)
}

/** Confirms the move that waits, if there is one. */
export function confirm({ choices }: Offer, input: Input): Step {
  const move = pendingMove(choices, input)
  return move === undefined ? { input } : { input: noInput, play: move }
}

/** What becomes of an input: a move that is complete is played, or waits where it must be confirmed. */
function settle(choices: readonly Choice[], input: Input, confirm: boolean): Step {
  const move = pendingMove(choices, input)
  return move === undefined || confirm ? { input } : { input: noInput, play: move }
}

/** What a tap on `place` makes of the taps before it; undefined if it fits none of the moves they leave. */
function resolve(
  choices: readonly Choice[],
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
export function fitting(choices: readonly Choice[], taps: readonly string[]): readonly Choice[] {
  return choices.filter(choice => begins(choice.taps, taps))
}

function begins(list: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((name, i) => list[i] === name)
}
