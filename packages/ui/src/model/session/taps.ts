import { movesOf, piecesOf, positionOf, rulesOf, type Match, type Move } from '@tabuleiro/engine'
import { whoMoves } from './seats'

/** A legal move and the places to tap for it, in order. No sequence is the beginning of another. */
export interface TapSequence {
  readonly move: Move
  readonly taps: readonly string[]
}

/** What has been tapped so far, and the places to choose among where one tap stood for all of them. */
export interface Input {
  readonly taps: readonly string[]
  readonly chooser: readonly string[]
}

/** What may be tapped at a position: the legal moves, and the cell of each place that is a piece (a stacked turtle). */
export interface LegalTaps {
  readonly sequences: readonly TapSequence[]
  readonly cellOfPlace: ReadonlyMap<string, string>
}

/** The input after a tap, and the move to play now, if any. Only this result plays a person's move. */
export interface TapResult {
  readonly input: Input
  readonly play?: Move
}

/** Nothing tapped yet. */
export const noInput: Input = { taps: [], chooser: [] }

const noTaps: LegalTaps = { sequences: [], cellOfPlace: new Map() }

/** What a person may tap at the present position: nothing in a computer's turn, nor once the match is over. */
export function legalTaps(match: Match): LegalTaps {
  if (whoMoves(match) !== 'person') return noTaps
  const game = rulesOf(match)
  const state = positionOf(match)
  return {
    sequences: movesOf(match).map(move => ({ move, taps: game.taps(state, move) })),
    // A piece that is tapped for itself is named by its kind and id (`turtle-s4`).
    cellOfPlace: new Map(piecesOf(match).map(piece => [`${piece.kind}-${piece.id}`, piece.at])),
  }
}

/** The places to tap next: the highlights. */
export function nextTaps(sequences: readonly TapSequence[], taps: readonly string[]): ReadonlySet<string> {
  return new Set(continuations(sequences, taps).flatMap(sequence => sequence.taps.slice(taps.length, taps.length + 1)))
}

/**
 * The pending move, which waits for confirmation: the one whose taps have all been made. The only move left is not
 * pending before that, since selecting a piece that has a single move must not play it.
 */
export function pendingMove(sequences: readonly TapSequence[], { taps }: Input): Move | undefined {
  return sequences.find(sequence => sequence.taps.length === taps.length && startsWith(sequence.taps, taps))?.move
}

/**
 * Handles a tap on a place. It goes on from the longest part of the taps so far that it fits: so another cell aims a
 * pending move anew, and another piece starts over. With `needsConfirm` it never plays a move: a complete one becomes
 * pending.
 */
export function tap(
  { sequences, cellOfPlace }: LegalTaps,
  input: Input,
  place: string,
  needsConfirm: boolean,
): TapResult {
  const found = findInput({ sequences, cellOfPlace }, input, place)
  return found ? settle(sequences, found, needsConfirm) : { input }
}

/** The input after a tap that goes on from the longest part of the taps so far that it fits. */
export function findInput({ sequences, cellOfPlace }: LegalTaps, input: Input, place: string): Input | undefined {
  for (let kept = input.taps.length; kept >= 0; kept--) {
    const found = resolve(sequences, cellOfPlace, input.taps.slice(0, kept), place)
    if (found) return found
  }
  return undefined
}

/** Enters a whole move at once, chosen from a list of moves. A move that is not legal changes nothing. */
export function choose({ sequences }: LegalTaps, input: Input, move: Move, needsConfirm: boolean): TapResult {
  const chosen = sequences.find(sequence => sequence.move === move)
  return chosen ? settle(sequences, { taps: chosen.taps, chooser: [] }, needsConfirm) : { input }
}

/** Goes back one step: takes back the last tap, or the choice that it left. What was in hand stays there. */
export function cancel({ taps, chooser }: Input): Input {
  const kept = chooser.length > 0 ? taps : taps.slice(0, -1)
  return kept.length === 0 ? noInput : { taps: kept, chooser: [] }
}

/** Plays the pending move, if there is one. */
export function confirm({ sequences }: LegalTaps, input: Input): TapResult {
  const move = pendingMove(sequences, input)
  return move === undefined ? { input } : { input: noInput, play: move }
}

/** Plays a complete move, or leaves it pending where it must be confirmed. */
function settle(sequences: readonly TapSequence[], input: Input, needsConfirm: boolean): TapResult {
  const move = pendingMove(sequences, input)
  return move === undefined || needsConfirm ? { input } : { input: noInput, play: move }
}

/** The input after a tap on `place`; undefined where no move goes on with it after `taps`. */
function resolve(
  sequences: readonly TapSequence[],
  cellOfPlace: ReadonlyMap<string, string>,
  taps: readonly string[],
  place: string,
): Input | undefined {
  const next = nextTaps(sequences, taps)
  if (next.has(place)) return { taps: [...taps, place], chooser: [] }
  // A cell stands for what lies on it: a stack of turtles is tapped as one.
  const candidates = [...next].filter(name => cellOfPlace.get(name) === place)
  const [only] = candidates
  if (only === undefined) return undefined
  return candidates.length === 1 ? { taps: [...taps, only], chooser: [] } : { taps, chooser: candidates }
}

/** The moves whose taps begin with those made so far. */
export function continuations(sequences: readonly TapSequence[], taps: readonly string[]): readonly TapSequence[] {
  return sequences.filter(sequence => startsWith(sequence.taps, taps))
}

function startsWith(list: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((name, i) => list[i] === name)
}
