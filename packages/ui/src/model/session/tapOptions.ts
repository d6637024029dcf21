import { rulesOf, type Match, type Move } from '@tabuleiro/engine'
import type { Mark } from './marks'
import { previewMarks } from './preview'
import type { ShownHint } from './state'
import { continuations, legalTaps, nextTaps, pendingMove, type Input, type TapSequence } from './taps'

/** A move that the last tap leaves to choose: its text, and the tap that chooses it. */
export interface MoveChoice {
  readonly text: string
  readonly tap: string
}

/** What can be done at the position shown. */
export interface TapOptions {
  /** What has been tapped so far. */
  readonly taps: readonly string[]
  /** Places that may be tapped now. */
  readonly targets: ReadonlySet<string>
  /** Places with which a move begins: a tap on another one of them starts over. */
  readonly beginnings: ReadonlySet<string>
  /** What is left to choose once it is clear what moves where: a plain move or its victim. */
  readonly choices: readonly MoveChoice[]
  /** Places to choose among because one tap stood for all of them. */
  readonly chooser: readonly string[]
  /** The text of the move that waits to be confirmed. */
  readonly pending: string | undefined
  readonly marks: readonly Mark[]
}

const noOptions: TapOptions = {
  taps: [],
  targets: new Set(),
  beginnings: new Set(),
  choices: [],
  chooser: [],
  pending: undefined,
  marks: [],
}

/** What may be tapped after the taps so far; nothing on a locked board (an earlier position, a stopped clock). */
export function tapOptions(match: Match, input: Input, isLocked = false): TapOptions {
  if (isLocked) return noOptions
  const { sequences, cellOfPlace } = legalTaps(match)
  const { taps, chooser } = input
  const pending = pendingMove(sequences, input)
  const beginnings = nextTaps(sequences, [])
  const next = pending === undefined ? nextTaps(sequences, taps) : otherAims(sequences, taps)
  // A cell may be tapped for what lies on it, and marks are drawn on cells.
  const cellOf = (place: string) => cellOfPlace.get(place) ?? place
  const cells = new Set([...next].map(cellOf))
  const selected = [...new Set([...taps, ...chooser].map(cellOf))]
  const write = (move: Move) => rulesOf(match).write(match.setup, move)
  return {
    taps,
    targets: new Set([...next, ...cells]),
    beginnings,
    choices: remainingChoices(sequences, taps).map(({ move, tap }) => ({ text: write(move), tap })),
    chooser,
    pending: pending === undefined ? undefined : write(pending),
    marks: [
      { kind: 'target', cells: [...cells].filter(name => !selected.includes(name)) },
      { kind: 'selected', cells: selected },
      ...(pending === undefined ? [] : previewMarks(match, pending)),
    ],
  }
}

/** The places that aim a pending move anew with the same piece in hand; a move of one tap has none in hand. */
function otherAims(sequences: readonly TapSequence[], taps: readonly string[]): ReadonlySet<string> {
  const inHand = Math.min(1, taps.length - 1)
  return new Set(taps.slice(inHand).flatMap((_, i) => [...nextTaps(sequences, taps.slice(0, inHand + i))]))
}

/** Two taps say what moves where; any tap beyond them is a choice. */
const TAPS_BEFORE_CHOICE = 2

function remainingChoices(
  sequences: readonly TapSequence[],
  taps: readonly string[],
): readonly { move: Move; tap: string }[] {
  if (taps.length < TAPS_BEFORE_CHOICE) return []
  return continuations(sequences, taps).flatMap(sequence => {
    const tap = sequence.taps[taps.length]
    return tap === undefined ? [] : [{ move: sequence.move, tap }]
  })
}

/** The places that a hint shows: first where its move begins, then all of its taps. */
export function hintedPlaces(hint: ShownHint | undefined): readonly string[] {
  if (hint === undefined || hint.step === 'searching') return []
  return hint.step === 'place' ? hint.hint.taps.slice(0, 1) : hint.hint.taps
}

/** Marks for the cells of a hint. Places beside the board are marked where they are drawn. */
export function hintMarks(match: Match, hint: ShownHint | undefined): readonly Mark[] {
  const places = hintedPlaces(hint)
  if (places.length === 0) return []
  const { cellOfPlace } = legalTaps(match)
  return [{ kind: 'hint', cells: [...new Set(places.map(place => cellOfPlace.get(place) ?? place))] }]
}
