import { rulesOf, type Match, type Move } from '@tabuleiro/engine'
import type { Mark } from './marks'
import { previewMarks } from './preview'
import { fitting, nextTaps, pendingMove, type TapSequence, type Input } from './taps'
import { legalTaps, type ShownHint } from './session'

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
  /** Places with which a move begins: tapping another one of them begins anew. */
  readonly beginnings: ReadonlySet<string>
  /** What is left to choose once it is clear what moves where: a plain move or its victim. */
  readonly choices: readonly MoveChoice[]
  /** Places to choose among because one tap stood for all of them. */
  readonly chooser: readonly string[]
  /** The text of the move that waits to be confirmed. */
  readonly pending: string | undefined
  readonly marks: readonly Mark[]
}

const nothing: TapOptions = {
  taps: [],
  targets: new Set(),
  beginnings: new Set(),
  choices: [],
  chooser: [],
  pending: undefined,
  marks: [],
}

/** What can be tapped after the taps so far; nothing while the board is shut: looking back, and while a clock is stopped. */
export function tapOptions(match: Match, input: Input, isShut = false): TapOptions {
  if (isShut) return nothing
  const { sequences, cellOfPlace } = legalTaps(match)
  const { taps, chooser } = input
  const pending = pendingMove(sequences, input)
  // While a move waits, another one may be begun instead.
  const beginnings = nextTaps(sequences, [])
  const next = pending === undefined ? nextTaps(sequences, taps) : beginnings
  // A cell may be tapped for what lies on it, and marks stand on cells.
  const cellOf = (place: string) => cellOfPlace.get(place) ?? place
  const cells = new Set([...next].map(cellOf))
  const selected = [...new Set([...taps, ...chooser].map(cellOf))]
  const write = (move: Move) => rulesOf(match).write(match.setup, move)
  return {
    taps,
    targets: new Set([...next, ...cells]),
    beginnings,
    choices: choicesLeft(sequences, taps).map(({ move, tap }) => ({ text: write(move), tap })),
    chooser,
    pending: pending === undefined ? undefined : write(pending),
    marks: [
      { kind: 'target', cells: [...cells].filter(name => !selected.includes(name)) },
      { kind: 'selected', cells: selected },
      ...(pending === undefined ? [] : previewMarks(match, pending)),
    ],
  }
}

/** Two taps say what moves where; whatever a move needs beyond them is a choice. */
const PLACES = 2

function choicesLeft(choices: readonly TapSequence[], taps: readonly string[]): readonly { move: Move; tap: string }[] {
  if (taps.length < PLACES) return []
  return fitting(choices, taps).flatMap(choice => {
    const tap = choice.taps[taps.length]
    return tap === undefined ? [] : [{ move: choice.move, tap }]
  })
}

/** The places that a hint shows: first the one to look at, then all of its move. */
export function hintedPlaces(hint: ShownHint | undefined): readonly string[] {
  if (hint === undefined || hint.step === 'sought') return []
  return hint.step === 'place' ? hint.hint.taps.slice(0, 1) : hint.hint.taps
}

/** Marks for the cells of a hint; places beside the board are for those who draw them to mark. */
export function hintMarks(match: Match, hint: ShownHint | undefined): readonly Mark[] {
  const places = hintedPlaces(hint)
  if (places.length === 0) return []
  const { cellOfPlace } = legalTaps(match)
  return [{ kind: 'hint', cells: [...new Set(places.map(place => cellOfPlace.get(place) ?? place))] }]
}
