import {
  eventsOf,
  piecesOf,
  positionOf,
  resultOf,
  rulesOf,
  seenAt,
  type GameEvent,
  type Evidence,
  type Match,
  type MatchResult,
  type Piece,
  type Side,
  type State,
} from '@tabuleiro/engine'
import { useMemo } from 'react'
import type { Mark } from './marks'
import type { StorageFault } from '../storage/storage'
import type { Stopwatch } from './clock'
import { hintedPlaces, hintMarks, tapOptions, type TapOptions } from './tapOptions'
import { canHint, usePlayState, type MatchSession, type PlayState, type ShownHint } from './session'
import { canRedo, canUndo } from './takeback'

/** The position shown: the present one or one looked back at. */
interface PositionView {
  /** How many moves were made before it. */
  readonly ply: number
  readonly isPresent: boolean
  readonly state: State
  readonly position: string
  readonly turn: '1' | '2' | 'over'
  readonly pieces: readonly Piece[]
  /** What the move before it did. */
  readonly events: readonly GameEvent[]
  /** The result of the match, once it is over. */
  readonly result: MatchResult | undefined
  readonly marks: readonly Mark[]
}

/** What a screen shows of a match: plain values, all derived. */
export interface PlayView extends PositionView, TapOptions {
  readonly match: Match
  readonly hint: ShownHint | undefined
  /** The places of the hint as taps name them, for those that are no cells. */
  readonly hinted: ReadonlySet<string>
  /** Whether a computer thinks, and at which side. */
  readonly isThinking: boolean
  readonly thinker: Side | undefined
  /** Whether a computer gave no answer and waits to be asked again. */
  readonly hasFailed: boolean
  readonly isPaused: boolean
  /** The time of the present turn. */
  readonly watch: Stopwatch
  /** The milliseconds of which whoever thinks is being warned. */
  readonly warning: number | undefined
  readonly pace: number
  readonly saveFault: StorageFault | undefined
  readonly canHint: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The view of a store's match. Tapping changes what is offered and leaves the rest the same objects as before. */
export function usePlayView(store: MatchSession): PlayView {
  const playState = usePlayState(store)
  const { match, input, browsedPly, isPaused, hint } = playState
  const isShut = browsedPly !== undefined || isPaused
  const shown = useMemo(() => viewPosition(match, browsedPly), [match, browsedPly])
  const offered = useMemo(() => tapOptions(match, input, isShut), [match, input, isShut])
  // What a move would do counts for more than what somebody else would have done.
  const advised = browsedPly === undefined && offered.pending === undefined ? hint : undefined
  const advice = useMemo(() => adviceOf(match, advised), [match, advised])
  const marks = useMemo(() => [...shown.marks, ...offered.marks, ...advice.marks], [shown, offered, advice])
  return { ...shown, ...offered, ...advice, ...doingsOf(playState), match, hint, marks }
}

/** A hint as places and marks. */
function adviceOf(match: Match, hint: ShownHint | undefined) {
  return { hinted: new Set(hintedPlaces(hint)), marks: hintMarks(match, hint) }
}

/** What goes on around the position: who thinks, and what may be asked for. */
function doingsOf(playState: PlayState) {
  const { match, hint, thinking, isPaused, watch, warning, pace, saveFault } = playState
  const isThinking = thinking === 'thinking'
  return {
    isThinking,
    thinker: isThinking ? positionOf(match).turn : undefined,
    hasFailed: thinking === 'failed',
    isPaused,
    watch,
    warning,
    pace,
    saveFault,
    canHint: canHint(playState) && (hint === undefined || hint.step === 'place'),
    canUndo: canUndo(match),
    canRedo: canRedo(match),
  }
}

/** The position after `lookingAt` moves, or the present one. */
export function viewPosition(match: Match, lookingAt?: number): PositionView {
  const game = rulesOf(match)
  const ply = lookingAt ?? match.plies.length
  const isPresent = lookingAt === undefined
  const state = positionOf(match, ply)
  const result = resultOf(match)
  const events = ply > 0 ? eventsOf(match, ply) : []
  // Stepping back hides the reason of a result that is not there yet.
  const reason = isPresent && result ? reasonMarks(game.evidence(state, seenAt(match)), result) : []
  return {
    ply,
    isPresent,
    state,
    position: game.encode(state),
    turn: isPresent && result ? 'over' : state.turn === 0 ? '1' : '2',
    pieces: piecesOf(match, ply),
    events,
    result,
    marks: reason.length > 0 ? reason : [{ kind: 'last', cells: [...new Set(events.flatMap(placesOf))] }],
  }
}

/** The cells that speak for the winner, and those that were counted for the other side. */
function reasonMarks(grounds: readonly Evidence[], { winner }: MatchResult): Mark[] {
  return grounds
    .filter(ground => ground.kind !== 'pawn')
    .map(({ side, cells }) => ({ kind: side === undefined || side === winner ? 'won' : 'counted', cells }))
}

function placesOf(event: GameEvent): readonly string[] {
  if (event.kind === 'moved') return [event.from, event.to]
  return event.kind === 'placed' ? [event.at] : []
}
