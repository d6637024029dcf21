import type { Hint } from '@tabuleiro/ai'
import {
  countHint,
  endMatch,
  playMove,
  positionOf,
  type Ending,
  type Match,
  type Move,
  type Side,
} from '@tabuleiro/engine'
import type { StorageFault } from '../storage/storage'
import { flagFallAt, isTimed, startedAt, stoppedAt, stoppedWatch, withClockUpdated, type Stopwatch } from './clock'
import { lowTimeWarningAt } from './lowTime'
import { isComputerOnly, isSameMoment, whoMoves } from './seats'
import { afterRedo, afterUndo, canRedo } from './takeback'
import { noInput, type Input } from './taps'

/** A hint on a screen: being searched, its first place, the whole move. */
export type ShownHint =
  | { readonly step: 'searching' }
  | { readonly step: 'place' | 'move'; readonly hint: Pick<Hint, 'move' | 'taps' | 'reason'> }

/** What a computer player is doing: nothing, thinking about its move, or waiting to be asked again after it failed. */
export type Thinking = 'idle' | 'thinking' | 'failed'

/** A match on a screen: the match itself, and what the screen shows of it that no record holds. */
export interface PlayState {
  readonly match: Match
  /** What has been tapped for the next move. */
  readonly input: Input
  /** The earlier ply that is shown; undefined while the present position is. Browsing never edits the match. */
  readonly browsedPly: number | undefined
  readonly hint: ShownHint | undefined
  readonly thinking: Thinking
  /** Whether two computers, or the clock, were stopped: no move is accepted then. */
  readonly isPaused: boolean
  /** The time of the present turn. */
  readonly stopwatch: Stopwatch
  /** The low-time warning on the screen: the side to move has no more than these milliseconds left. */
  readonly warning: number | undefined
  /** The least milliseconds between two moves of two computers. */
  readonly pace: number
  /** Why the match is not saved as it is shown. */
  readonly saveFault: StorageFault | undefined
}

/** A move, and the time its player had left when it was made; undefined without a clock. */
export interface TimedMove {
  readonly move: Move
  readonly left: number | undefined
}

/** How fast two computers play at first. */
const DEFAULT_PACE_MS = 1000

/** The state of a match that was just opened. A clock that has run before, and two computers after an undo, start paused. */
export function initialState(match: Match): PlayState {
  return {
    match,
    input: noInput,
    browsedPly: undefined,
    hint: undefined,
    thinking: 'idle',
    isPaused: isTimed(match) || (isComputerOnly(match) && match.undone.length > 0),
    stopwatch: stoppedWatch,
    warning: undefined,
    pace: DEFAULT_PACE_MS,
    saveFault: undefined,
  }
}

/** Whether a person may ask for a hint: in their own turn, at the present position, where the match allows it. */
export function canHint({ match, browsedPly, isPaused }: PlayState): boolean {
  return match.hints.allowed && browsedPly === undefined && !isPaused && whoMoves(match) === 'person'
}

/** `next` with its clock set for a new turn, where its match is at another moment than `before`. */
export function withTurnStarted(before: PlayState, next: PlayState, now: number): PlayState {
  const { match } = next
  if (isSameMoment(match, before.match)) return next
  // A pause ends with the match: there is nothing left to resume.
  const isPaused = next.isPaused && (isTimed(match) || isComputerOnly(match))
  const stopwatch = isTimed(match) && !isPaused ? startedAt(now) : stoppedWatch
  return { ...next, isPaused, stopwatch, warning: undefined }
}

/** Whether two states show the same. */
export function isSameState(a: PlayState, b: PlayState): boolean {
  return (Object.keys(a) as (keyof PlayState)[]).every(key => a[key] === b[key])
}

/** The one place where a move enters the match. An earlier position stays on the screen. */
export function withMove(state: PlayState, { move, left }: TimedMove): PlayState {
  const played = playMove(state.match, move, left)
  if (!played.ok) throw new Error(`an offered move was refused: ${played.error.code}`)
  return { ...state, match: played.value, input: noInput, hint: undefined }
}

/** A move was made and waits for a write: its player's clock stops now. */
export function withMoveQueued(state: PlayState, now: number): PlayState {
  return { ...state, input: noInput, stopwatch: stoppedAt(state.stopwatch, now) }
}

/** The match ended by time where the side to move has none left; an earlier position stays on the screen. */
export function withFlagFallen(state: PlayState, now: number): PlayState | undefined {
  const match = flagFallAt(state, now)
  return match && { ...state, match, input: noInput, hint: undefined }
}

export function withUndo(state: PlayState, by: Side | undefined): PlayState {
  const match = afterUndo(state.match, by)
  if (match === state.match) return state
  // Computers wait until people have looked, and so does a clock after an ending was taken back.
  const pauses = isComputerOnly(match) || state.match.ending !== undefined
  return { ...atPresent(state, match), isPaused: state.isPaused || pauses }
}

export function withRedo(state: PlayState): PlayState {
  return canRedo(state.match) ? atPresent(state, afterRedo(state.match)) : state
}

/** The match ended by `ending`, or by time where the side to move has none left. */
export function withEnding(state: PlayState, ending: Ending, now: number): PlayState {
  const fallen = flagFallAt(state, now)
  if (fallen) return atPresent(state, fallen)
  const ended = endMatch(withClockUpdated(state, now).match, ending)
  return ended.ok ? atPresent(state, ended.value) : state
}

/** The position after `ply` moves is shown. */
export function withBrowsing(state: PlayState, ply: number): PlayState {
  const browsedPly = ply >= state.match.plies.length ? undefined : Math.max(0, ply)
  return { ...state, input: noInput, browsedPly }
}

/** A hint is shown, or none. It counts in the match when its first place is shown. */
export function withHint(state: PlayState, hint: ShownHint | undefined): PlayState {
  if (hint === undefined ? state.hint === undefined : !canHint(state)) return state
  const { match } = state
  return { ...state, hint, match: hint?.step === 'place' ? countHint(match, positionOf(match).turn) : match }
}

/** The match holds what its clock shows now, or has ended by time. */
export function withClockTick(state: PlayState, now: number): PlayState {
  const fallen = flagFallAt(state, now)
  return fallen ? atPresent(state, fallen) : { ...withClockUpdated(state, now), warning: lowTimeWarningAt(state, now) }
}

/** Two computers, or the clock, are stopped; other matches cannot be paused. */
export function withPause(state: PlayState, now: number): PlayState {
  const ticked = withClockTick(state, now)
  const canPause = isTimed(ticked.match) || isComputerOnly(ticked.match)
  return canPause ? { ...ticked, isPaused: true, stopwatch: stoppedWatch, warning: undefined } : ticked
}

/** The match goes on after a pause. The clock of a queued move was stopped when the move was made and stays so. */
export function withResume(state: PlayState, now: number, hasQueuedMove: boolean): PlayState {
  const runs = state.isPaused && isTimed(state.match) && !hasQueuedMove
  return { ...state, isPaused: false, stopwatch: runs ? startedAt(now) : state.stopwatch }
}

/**
 * The match as another tab has left it. Where only time has passed there, an earlier position stays on the screen. A clock runs
 * in one tab alone: here it is paused.
 */
export function withReload(state: PlayState, newer: Match): PlayState {
  const reloaded = hasSameMoves(state.match, newer) ? { ...state, match: newer } : atPresent(state, newer)
  return { ...reloaded, isPaused: state.isPaused || isTimed(newer), warning: undefined }
}

/** Another match, or another moment of this one, at its present position. */
function atPresent(state: PlayState, match: Match): PlayState {
  return { ...state, match, input: noInput, browsedPly: undefined, hint: undefined }
}

/** Whether two unfinished matches have the same moves. */
function hasSameMoves(a: Match, b: Match): boolean {
  if (a.ending !== undefined || b.ending !== undefined || a.plies.length !== b.plies.length) return false
  return a.plies.every(({ move }, i) => move === b.plies[i]?.move)
}
