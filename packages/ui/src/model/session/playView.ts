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
import type { Mark } from './marks'
import type { StorageFault } from '../storage/storage'
import type { Stopwatch } from './clock'
import { hintedPlaces, hintMarks, tapOptions, type TapOptions } from './tapOptions'
import { canHint, canUndoNow, isBoardLocked, type PlayState, type ShownHint } from './state'
import { canRedo } from './takeback'

/** The position shown: the present one or an earlier one. */
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

/** What a screen shows of a match: plain values, all derived from the state of its session. */
export interface PlayView extends PositionView, TapOptions {
  readonly match: Match
  readonly hint: ShownHint | undefined
  /** The places of the hint as taps name them, which include places that are not cells. */
  readonly hinted: ReadonlySet<string>
  /** Whether a computer thinks, and at which side. */
  readonly isThinking: boolean
  readonly thinker: Side | undefined
  /** Whether a computer gave no answer and waits to be asked again. */
  readonly hasFailed: boolean
  readonly isPaused: boolean
  /** The time of the present turn. */
  readonly stopwatch: Stopwatch
  /** The low-time warning on the screen: the side to move has no more than these milliseconds left. */
  readonly warning: number | undefined
  readonly pace: number
  readonly saveFault: StorageFault | undefined
  readonly canHint: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The hint shown, as places and marks. */
interface HintView {
  readonly hinted: ReadonlySet<string>
  readonly marks: readonly Mark[]
}

/**
 * Derives what a screen shows from the state of a session. A caller may pass parts that it has already derived, so
 * that a screen derives again only those that have changed.
 */
export function viewPlay(
  playState: PlayState,
  position: PositionView = viewPosition(playState.match, playState.browsedPly),
  options: TapOptions = tapOptions(playState.match, playState.input, isBoardLocked(playState)),
  advice: HintView = viewHint(playState.match, visibleHint(playState, options)),
  marks: readonly Mark[] = [...position.marks, ...options.marks, ...advice.marks],
): PlayView {
  const { match, hint, thinking, isPaused, stopwatch, warning, pace, saveFault } = playState
  const isThinking = thinking === 'thinking'
  return {
    ...position,
    ...options,
    ...advice,
    marks,
    match,
    hint,
    isThinking,
    thinker: isThinking ? positionOf(match).turn : undefined,
    hasFailed: thinking === 'failed',
    isPaused,
    stopwatch,
    warning,
    pace,
    saveFault,
    canHint: canHint(playState) && (hint === undefined || hint.step === 'place'),
    canUndo: canUndoNow(playState),
    canRedo: canRedo(match),
  }
}

/** The hint to draw: none at an earlier position, nor beside a pending move, whose preview matters more. */
export function visibleHint({ browsedPly, hint }: PlayState, { pending }: TapOptions): ShownHint | undefined {
  return browsedPly === undefined && pending === undefined ? hint : undefined
}

/** A hint as places and marks. */
export function viewHint(match: Match, hint: ShownHint | undefined): HintView {
  return { hinted: new Set(hintedPlaces(hint)), marks: hintMarks(match, hint) }
}

/** The position after `lookingAt` moves, or the present one. */
export function viewPosition(match: Match, lookingAt?: number): PositionView {
  const game = rulesOf(match)
  const ply = lookingAt ?? match.plies.length
  const isPresent = lookingAt === undefined
  const state = positionOf(match, ply)
  const result = resultOf(match)
  const events = ply > 0 ? eventsOf(match, ply) : []
  // At an earlier position the reason for the result is hidden.
  const evidence = isPresent && result ? game.evidence(state, seenAt(match)) : []
  // What the winner did is the last move itself; what befell the loser is seen beside it.
  const isWinners = evidence.some(({ side }) => side === result?.winner)
  return {
    ply,
    isPresent,
    state,
    position: game.encode(state),
    turn: isPresent && result ? 'over' : state.turn === 0 ? '1' : '2',
    pieces: piecesOf(match, ply),
    events,
    result,
    marks: [...reasonMarks(evidence, result?.winner), ...(isWinners ? [] : [lastMark(events)])],
  }
}

/**
 * The cells that decided: those of the winner, and as counted those of the other side. Where one side's alone are the
 * reason, such as the last piece of the loser, they are what decided. Evidence of neither side has no mark.
 */
function reasonMarks(evidence: readonly Evidence[], winner: Side | undefined): Mark[] {
  const sides = new Set(evidence.flatMap(({ side }) => side ?? []))
  return evidence.flatMap(({ side, cells }) =>
    side === undefined ? [] : [{ kind: side === winner || sides.size === 1 ? 'won' : 'counted', cells }],
  )
}

/** Where the last move changed the board. */
function lastMark(events: readonly GameEvent[]): Mark {
  return { kind: 'last', cells: [...new Set(events.flatMap(placesOf))] }
}

/** Where an event changed the board: the ends of a way, and where pieces were placed, taken or pushed. */
function placesOf(event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'moved':
    case 'pushed':
      return [event.from, event.to]
    case 'placed':
    case 'captured':
      return [event.at]
    case 'returned':
    case 'scored':
      return [event.from]
    // What woke or was won is seen on the board itself.
    case 'woken':
    case 'weakened':
    case 'opened':
    case 'climbed':
    case 'smashed':
    case 'won':
    case 'swapped':
    case 'trapped':
      return []
  }
}

/** The moves of a match as text. */
export function writeMoves(match: Match): readonly string[] {
  return match.plies.map(({ move }) => rulesOf(match).write(match.setup, move))
}
