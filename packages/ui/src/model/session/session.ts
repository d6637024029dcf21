import {
  endMatch,
  movesOf,
  piecesOf,
  positionOf,
  rulesOf,
  countHint as counted,
  type Ending,
  type Match,
  type Move,
  type Ply,
  type Side,
} from '@tabuleiro/engine'
import { monotonicNow } from '../../platform/time'
import type { StorageFault } from '../storage/storage'
import { flagFallAt, isTimed, withClockUpdated, startedAt, stoppedWatch } from './clock'
import { createHolder, type PlayState, type Save, type ShownHint, type Thinking } from './state'
import { choose, confirm, noInput, tap, type Input, type LegalTaps, type TapResult } from './taps'
import { isComputerOnly, whoMoves } from './seats'
import { canRedo, afterRedo, afterUndo } from './takeback'
import { lowTimeWarningAt } from './lowTime'

export type { PlayState, ShownHint, Thinking } from './state'

/** Holds one match and lets nobody else assign it: every change comes in through these functions. */
export interface MatchSession {
  readonly get: () => PlayState
  readonly subscribe: (listener: () => void) => () => void
  /** A person's tap on a place. With `confirm` the move it completes only waits. Does nothing in a computer's turn. */
  readonly tap: (place: string, confirm: boolean) => void
  /** All taps of a move at once. */
  readonly choose: (taps: readonly string[], confirm: boolean) => void
  /** Plays the move that waits. */
  readonly confirm: () => void
  /** Forgets what was tapped. */
  readonly cancel: () => void
  /** The move of the computer whose turn it is; false where it is refused. Who looks back goes on looking. */
  readonly submitComputerMove: (move: Move) => boolean
  /** Takes back what a person means by it; with `by` all since that side's own turn. */
  readonly undo: (by?: Side) => void
  readonly redo: () => void
  /** Ends a match that is still on; where the time of the side to move is out, by that. */
  readonly end: (ending: Ending) => void
  /** Looks at the position after `ply` moves. */
  readonly browse: (ply: number) => void
  /** Shows advice to the person to move, and counts it in the match when its first step is shown. */
  readonly showHint: (hint: ShownHint | undefined) => void
  /** Stops two computers or the clock, or lets them go on. What the clocks show when they are stopped is kept. */
  readonly pause: (isPaused: boolean) => void
  /** Looks at a clock that runs: ends the match where no time is left, else keeps in the match what is and warns of little. */
  readonly tickClock: () => void
  readonly setPace: (millis: number) => void
  /** For whoever asks the computers (see `seatComputers`). */
  readonly setThinking: (thinking: Thinking) => void
  /** Has a computer that failed asked again. */
  readonly askAgain: () => void
  /** Takes in the match as another tab has left it, without writing it. */
  readonly reload: (match: Match) => void
  /** Says why the match could not be kept; undefined once it is. */
  readonly setSaveFault: (fault: StorageFault | undefined) => void
}

/** What a store may be given: where its match is kept, and a time that is never set back. */
interface SessionOptions {
  readonly save?: Save
  readonly now?: () => number
}

/**
 * A store for one match. With `save` every change is shown at once and its write started in the same tick; the next move waits
 * until it has settled, so that no more than one move can be lost.
 */
export function createMatchSession(match: Match, { save, now = monotonicNow }: SessionOptions = {}): MatchSession {
  const holder = createHolder(match, save, now)
  const { get, subscribe, show, change } = holder
  const step = (next: (offer: LegalTaps, input: Input) => TapResult) => {
    if (get().browsedPly !== undefined || get().isPaused || holder.isHolding()) return
    const { input, play } = next(legalTaps(get().match), get().input)
    if (play === undefined) show({ ...get(), input })
    else holder.enter(play)
  }
  return {
    get,
    subscribe,
    tap: (place, waits) => step((offer, input) => tap(offer, input, place, waits)),
    choose: (taps, waits) => step((offer, input) => choose(offer, input, taps, waits)),
    confirm: () => step(confirm),
    cancel: () => show({ ...get(), input: noInput }),
    submitComputerMove: move => {
      const isMeant = whoMoves(get().match) === 'computer' && movesOf(get().match).includes(move)
      if (isMeant) holder.enter(move)
      return isMeant
    },
    undo: by => change(undone(get(), by)),
    redo: () => change(canRedo(get().match) ? present(get(), afterRedo(get().match)) : get()),
    end: ending => change(ended(get(), ending, now())),
    browse: ply => show({ ...get(), input: noInput, browsedPly: clamped(get().match, ply) }),
    showHint: hint => change(hinted(get(), hint)),
    pause: isPaused => {
      if (isPaused && isComputerOnly(get().match)) holder.letGo()
      change(isPaused ? stopped(get(), now()) : resumed(get(), now(), holder.isHolding()))
    },
    tickClock: () => {
      if (get().watch.since !== undefined) change(timeTold(get(), now()))
    },
    setPace: pace => show({ ...get(), pace }),
    setThinking: thinking => show({ ...get(), thinking }),
    askAgain: () => show({ ...get(), thinking: get().thinking === 'failed' ? 'idle' : get().thinking }),
    // A clock runs in one place: here it waits for a word to go on.
    reload: newer =>
      show({ ...reloaded(get(), newer), isPaused: get().isPaused || isTimed(newer), warning: undefined }),
    setSaveFault: saveFault => show({ ...get(), saveFault }),
  }
}

const nothing: LegalTaps = { sequences: [], cellOfPlace: new Map() }

/** What the present position offers a person to tap: nothing in a computer's turn, nor once the match is over. */
export function legalTaps(match: Match): LegalTaps {
  if (whoMoves(match) !== 'person') return nothing
  const game = rulesOf(match)
  const state = positionOf(match)
  return {
    sequences: movesOf(match).map(move => ({ move, taps: game.taps(state, move) })),
    // A piece that is tapped for itself is called by its kind and id (`turtle-s4`).
    cellOfPlace: new Map(piecesOf(match).map(piece => [`${piece.kind}-${piece.id}`, piece.at])),
  }
}

/** Whether a person may ask for advice: in their own turn, at the present position, where the match allows it. */
export function canHint({ match, browsedPly, isPaused }: PlayState): boolean {
  return match.hints.allowed && browsedPly === undefined && !isPaused && whoMoves(match) === 'person'
}

function undone(state: PlayState, by: Side | undefined): PlayState {
  const match = afterUndo(state.match, by)
  if (match === state.match) return state
  // Whoever takes back an end has put the board aside: a clock waits as two computers do.
  const waits = isComputerOnly(match) || state.match.ending !== undefined
  return { ...present(state, match), isPaused: state.isPaused || waits }
}

function ended(state: PlayState, ending: Ending, now: number): PlayState {
  const fallen = flagFallAt(state, now)
  if (fallen) return present(state, fallen)
  const over = endMatch(withClockUpdated(state, now).match, ending)
  return over.ok ? present(state, over.value) : state
}

function timeTold(state: PlayState, now: number): PlayState {
  const fallen = flagFallAt(state, now)
  return fallen ? present(state, fallen) : { ...withClockUpdated(state, now), warning: lowTimeWarningAt(state, now) }
}

function stopped(state: PlayState, now: number): PlayState {
  const told = timeTold(state, now)
  const canStop = isTimed(told.match) || isComputerOnly(told.match)
  return canStop ? { ...told, isPaused: true, watch: stoppedWatch, warning: undefined } : told
}

function resumed(state: PlayState, now: number, isHolding: boolean): PlayState {
  // The time of a move that waits for its write was taken when it was made.
  const runs = state.isPaused && isTimed(state.match) && !isHolding
  return { ...state, isPaused: false, watch: runs ? startedAt(now) : state.watch }
}

function hinted(state: PlayState, hint: ShownHint | undefined): PlayState {
  if (hint === undefined ? state.hint === undefined : !canHint(state)) return state
  const { match } = state
  return { ...state, hint, match: hint?.step === 'place' ? counted(match, positionOf(match).turn) : match }
}

/** Another match, or another moment of this one, at its present position. */
function present(state: PlayState, match: Match): PlayState {
  return { ...state, match, input: noInput, browsedPly: undefined, hint: undefined }
}

/** The match as another tab has left it. Where only time has passed there, whoever looks back here goes on looking. */
function reloaded(state: PlayState, newer: Match): PlayState {
  const { match } = state
  const isSamePly = (ply: Ply, i: number) => ply.move === newer.plies[i]?.move
  const isOn = match.ending === undefined && newer.ending === undefined
  const isSame = isOn && match.plies.length === newer.plies.length && match.plies.every(isSamePly)
  return isSame ? { ...state, match: newer } : present(state, newer)
}

function clamped({ plies }: Match, ply: number): number | undefined {
  return ply >= plies.length ? undefined : Math.max(0, ply)
}
