import { rulesOf, type Match, type Move } from '@tabuleiro/engine'
import { effectOf, isRisky, type TargetEffect, type TargetKind } from './effects'
import type { Arrow, Mark } from './marks'
import { previewMarks } from './preview'
import type { ShownHint } from './state'
import { continuations, legalTaps, nextTaps, pendingMove, type Input, type LegalTaps, type TapSequence } from './taps'

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
  /** What a tap on a cell would do, for the cells where it says what moves where. */
  readonly effects: ReadonlyMap<string, TargetEffect>
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
  effects: new Map(),
  beginnings: new Set(),
  choices: [],
  chooser: [],
  pending: undefined,
  marks: [],
}

/** What may be tapped after the taps so far; nothing on a locked board (an earlier position, a stopped clock). */
export function tapOptions(match: Match, input: Input, isLocked = false): TapOptions {
  if (isLocked) return noOptions
  const legal = legalTaps(match)
  const { sequences, cellOfPlace } = legal
  const { taps, chooser } = input
  const pending = pendingMove(sequences, input)
  const aims = listAims(legal, input)
  // A cell may be tapped for what lies on it, and marks are drawn on cells.
  const cellOf = (place: string) => cellOfPlace.get(place) ?? place
  const selected = [...new Set([...taps, ...chooser].map(cellOf))]
  const effects = new Map([...movesByCell(aims)].map(([cell, moves]) => [cell, effectOf(match, moves)]))
  const cells = new Set(aims.map(({ cell }) => cell))
  const write = (move: Move) => rulesOf(match).write(match.setup, move)
  return {
    taps,
    targets: new Set([...aims.map(({ place }) => place), ...cells]),
    effects,
    beginnings: nextTaps(sequences, []),
    choices: remainingChoices(sequences, taps).map(({ move, tap }) => ({ text: write(move), tap })),
    chooser,
    pending: pending === undefined ? undefined : write(pending),
    marks: [
      ...targetMarks(
        [...cells].filter(name => !selected.includes(name)),
        effects,
      ),
      { kind: 'selected', cells: selected },
      ...(pending === undefined ? [] : previewMarks(match, pending)),
    ],
  }
}

/** Marks on the targets where the piece that moves could be taken by the reply: too slow to wait for with every tap. */
export function riskMarks(match: Match, input: Input): readonly Mark[] {
  const byCell = movesByCell(listAims(legalTaps(match), input))
  const cells = [...byCell].flatMap(([cell, moves]) => (moves.every(move => isRisky(match, move)) ? [cell] : []))
  return cells.length > 0 ? [{ kind: 'risks', cells }] : []
}

/** A place that may be tapped next, the cell that shows it, and the move that goes on with it. */
interface Aim {
  readonly place: string
  readonly cell: string
  readonly move: Move
  /** Whether the tap says what moves where. */
  readonly isSettled: boolean
}

/** What may be tapped next, and where a move is pending, what aims it anew with the same piece in hand. */
function listAims({ sequences, cellOfPlace }: LegalTaps, input: Input): readonly Aim[] {
  const { taps } = input
  // A move of one tap has nothing in hand.
  const inHand = Math.min(1, taps.length - 1)
  const isPending = pendingMove(sequences, input) !== undefined
  const beginnings = isPending ? taps.slice(inHand).map((_, i) => taps.slice(0, inHand + i)) : [taps]
  return beginnings.flatMap(beginning =>
    continuations(sequences, beginning).flatMap(({ move, taps: all }) => {
      const place = all[beginning.length]
      const isSettled = beginning.length + 1 >= Math.min(TAPS_BEFORE_CHOICE, all.length)
      return place === undefined ? [] : [{ place, cell: cellOfPlace.get(place) ?? place, move, isSettled }]
    }),
  )
}

/** The moves among which a tap on a cell leaves a choice, where it says what moves where. */
function movesByCell(aims: readonly Aim[]): ReadonlyMap<string, readonly Move[]> {
  const moves = new Map<string, Move[]>()
  for (const { cell, move, isSettled } of aims) if (isSettled) moves.set(cell, [...(moves.get(cell) ?? []), move])
  return moves
}

/** The targets, one mark for each kind of effect: each is one drawing. */
function targetMarks(cells: readonly string[], effects: ReadonlyMap<string, TargetEffect>): readonly Mark[] {
  const byKind = new Map<TargetKind, string[]>([['target', []]])
  for (const cell of cells) {
    const { kind } = effects.get(cell) ?? { kind: 'target' }
    byKind.set(kind, [...(byKind.get(kind) ?? []), cell])
  }
  return [...byKind].map(([kind, names]) => ({ kind, cells: names }))
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
  const cells = [...new Set(places.map(place => cellOfPlace.get(place) ?? place))]
  const [from, to] = cells
  const arrow: Arrow | undefined = from !== undefined && to !== undefined ? { from, to, pusher: undefined } : undefined
  return [{ kind: 'hint', cells, ...(arrow && { arrow }) }]
}
