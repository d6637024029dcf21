import type { Hint } from '@tabuleiro/ai'
import {
  countHint,
  dropRequest,
  endMatch,
  makeRequest,
  playMove,
  positionOf,
  undo,
  type Ending,
  type Match,
  type Move,
  type Request,
  type Side,
} from '@tabuleiro/engine'
import type { StorageFault } from '../storage/storage'
import { flagFallAt, isTimed, startedAt, stoppedAt, stoppedWatch, withClockUpdated, type Stopwatch } from './clock'
import { lowTimeWarningAt } from './lowTime'
import { isComputerOnly, isSameMoment, linkSideOf, whoMoves } from './seats'
import { afterRedo, afterUndo, canRedo, canUndo } from './takeback'
import { noInput, type Input } from './taps'

/** What a screen says of a hint. */
export type HintInWords = Pick<Hint, 'move' | 'taps' | 'reason' | 'known' | 'chance'>

/** A hint on a screen: being searched, its first place, the whole move. */
export type ShownHint = { readonly step: 'searching' } | { readonly step: 'place' | 'move'; readonly hint: HintInWords }

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
  /** Whether the player who moved still has the device in hand: no move is accepted until it is passed on. */
  readonly isHeld: boolean
  /** The time of the present turn. */
  readonly stopwatch: Stopwatch
  /** The low-time warning on the screen: the side to move has no more than these milliseconds left. */
  readonly warning: number | undefined
  /** The least milliseconds between two moves of two computers. */
  readonly pace: number
  /** What has come by link and is shown in a moment: makes the match after it, or none if it fits no more. */
  readonly received: Received | undefined
  /** Whether the last move of a game by link was made here and not sent: it is taken back freely. */
  readonly isUnsent: boolean
  /** Why the match is not saved as it is shown. */
  readonly saveFault: StorageFault | undefined
}

/** What a link adds to a match; undefined where it adds nothing to the match as it is by then. */
export type Received = (match: Match) => Match | undefined

/** A move, and the time its player had left when it was made; undefined without a clock. */
export interface TimedMove {
  readonly move: Move
  readonly left: number | undefined
}

/** How fast two computers play at first. */
const DEFAULT_PACE_MS = 1000

/** The state of a newly opened match. It is paused if its clock has run, or if an undo stopped two computers. */
export function initialState(match: Match, isUnsent = false): PlayState {
  return {
    match,
    input: noInput,
    browsedPly: undefined,
    hint: undefined,
    thinking: 'idle',
    isPaused: isTimed(match) || (isComputerOnly(match) && match.undone.length > 0),
    isHeld: false,
    stopwatch: stoppedWatch,
    warning: undefined,
    pace: DEFAULT_PACE_MS,
    received: undefined,
    isUnsent: isUnsent && linkSideOf(match) !== undefined,
    saveFault: undefined,
  }
}

/** Whether a person may ask for a hint: in their own turn, at the present position, where the match allows it. */
export function canHint(state: PlayState): boolean {
  return state.match.hints.allowed && !isBoardLocked(state) && whoMoves(state.match) === 'person'
}

/** Whether no tap is accepted: while an earlier position is shown, the match is paused or the device not passed on. */
export function isBoardLocked({ browsedPly, isPaused, isHeld }: PlayState): boolean {
  return browsedPly !== undefined || isPaused || isHeld
}

/** Sets the clock of `next` for a new turn, if its position or its ending differs from that of `before`. */
export function withTurnStarted(before: PlayState, next: PlayState, now: number): PlayState {
  const { match } = next
  if (isSameMoment(match, before.match)) return next
  // A pause ends with the match: there is nothing left to resume.
  const isPaused = next.isPaused && (isTimed(match) || isComputerOnly(match))
  const stopwatch = isTimed(match) && !isPaused ? startedAt(now) : stoppedWatch
  return { ...next, isPaused, stopwatch, warning: undefined }
}

/** Whether all fields of two states are identical. */
export function isSameState(a: PlayState, b: PlayState): boolean {
  return (Object.keys(a) as (keyof PlayState)[]).every(key => a[key] === b[key])
}

/** The one place where a move enters the match. An earlier position stays on the screen. */
export function withMove(state: PlayState, { move, left }: TimedMove): PlayState {
  const played = playMove(state.match, move, left)
  if (!played.ok) throw new Error(`an offered move was refused: ${played.error.code}`)
  const isUnsent = linkSideOf(state.match) !== undefined
  return { ...state, match: played.value, input: noInput, hint: undefined, isUnsent }
}

/** Shows a position that something has come for by link, which `withArrival` adds. */
export function withReceived(state: PlayState, received: Received): PlayState {
  return { ...atPresent(state, state.match), received }
}

/** Adds what has come by link, if it still fits. */
export function withArrival(state: PlayState): PlayState {
  const match = state.received?.(state.match)
  return match ? atPresent(state, match) : { ...state, received: undefined }
}

/** Asks the friend for something, or with `undefined` drops what is asked. */
export function withRequest(state: PlayState, request: Request | undefined): PlayState {
  const { match } = state
  if (request === undefined) return match.request ? { ...state, match: dropRequest(match) } : state
  const asked = makeRequest(match, request)
  return asked.ok ? { ...state, match: asked.value } : state
}

/** Stops the clock of a player whose move waits for a write. */
export function withMoveQueued(state: PlayState, now: number): PlayState {
  return { ...state, input: noInput, stopwatch: stoppedAt(state.stopwatch, now) }
}

/** Ends the match by flag fall if the side to move has no time left. An earlier position stays on the screen. */
export function withFlagFallen(state: PlayState, now: number): PlayState | undefined {
  const match = flagFallAt(state, now)
  return match && { ...state, match, input: noInput, hint: undefined }
}

/** Whether a person may undo without asking: in a game by link only a move that was not sent. */
export function canUndoNow({ match, isUnsent }: PlayState): boolean {
  return canUndo(match) || (isUnsent && match.takebacks.allowed && match.ending === undefined)
}

/** Takes moves back; of a game by link without `by` the move that was not sent, which then counts as never made. */
export function withUndo(state: PlayState, by: Side | undefined): PlayState {
  const isFree = by === undefined && linkSideOf(state.match) !== undefined && canUndoNow(state)
  const match = isFree ? { ...undo(state.match), undone: [] } : afterUndo(state.match, by)
  if (match === state.match) return state
  // Two computers wait to be resumed, and so does the clock after an ending was taken back.
  const pauses = isComputerOnly(match) || state.match.ending !== undefined
  // A move that is taken back before the device is passed on goes on as if the clock had not been stopped.
  return { ...atPresent(state, match), isPaused: (state.isPaused && !state.isHeld) || pauses }
}

export function withRedo(state: PlayState): PlayState {
  return canRedo(state.match) ? atPresent(state, afterRedo(state.match)) : state
}

/** Ends the match by `ending`, or by flag fall if the side to move has no time left. */
export function withEnding(state: PlayState, ending: Ending, now: number): PlayState {
  const fallen = flagFallAt(state, now)
  if (fallen) return atPresent(state, fallen)
  const ended = endMatch(withClockUpdated(state, now).match, ending)
  return ended.ok ? atPresent(state, ended.value) : state
}

/** Shows the position after `ply` moves. */
export function withBrowsing(state: PlayState, ply: number): PlayState {
  const browsedPly = ply >= state.match.plies.length ? undefined : Math.max(0, ply)
  return { ...state, input: noInput, browsedPly }
}

/** Shows a hint, or clears it. It counts in the match when its first place is shown. */
export function withHint(state: PlayState, hint: ShownHint | undefined): PlayState {
  if (hint === undefined ? state.hint === undefined : !canHint(state)) return state
  const { match } = state
  return { ...state, hint, match: hint?.step === 'place' ? countHint(match, positionOf(match).turn) : match }
}

/** Stores the time that the clock shows now in the match, or ends the match by flag fall. */
export function withClockTick(state: PlayState, now: number): PlayState {
  const fallen = flagFallAt(state, now)
  return fallen ? atPresent(state, fallen) : { ...withClockUpdated(state, now), warning: lowTimeWarningAt(state, now) }
}

/** Pauses two computers or the clock. Other matches cannot be paused. */
export function withPause(state: PlayState, now: number): PlayState {
  const ticked = withClockTick(state, now)
  const canPause = isTimed(ticked.match) || isComputerOnly(ticked.match)
  return canPause ? { ...ticked, isPaused: true, stopwatch: stoppedWatch, warning: undefined } : ticked
}

/** Resumes a paused match. While a move is queued the clock stays stopped, because its player has already moved. */
export function withResume(state: PlayState, now: number, hasQueuedMove: boolean): PlayState {
  const runs = state.isPaused && isTimed(state.match) && !hasQueuedMove
  return { ...state, isPaused: false, stopwatch: runs ? startedAt(now) : state.stopwatch }
}

/**
 * Takes over the match that another tab has saved. An earlier position stays on the screen if only time has passed
 * there. A clock runs in one tab only, so here it is paused.
 */
export function withReload(state: PlayState, newer: Match, isUnsent: boolean): PlayState {
  const reloaded = hasSameMoves(state.match, newer) ? { ...state, match: newer } : atPresent(state, newer)
  return { ...reloaded, isUnsent, isPaused: state.isPaused || isTimed(newer), warning: undefined }
}

/** Replaces the match and shows its present position, with no taps and no hint. */
function atPresent(state: PlayState, match: Match): PlayState {
  const fresh = { input: noInput, browsedPly: undefined, hint: undefined, received: undefined }
  return { ...state, ...fresh, isUnsent: false, isHeld: false, match }
}

/** Whether two unfinished matches have the same moves. */
function hasSameMoves(a: Match, b: Match): boolean {
  if (a.ending !== undefined || b.ending !== undefined || a.plies.length !== b.plies.length) return false
  return a.plies.every(({ move }, i) => move === b.plies[i]?.move)
}
