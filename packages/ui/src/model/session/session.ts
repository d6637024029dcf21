import { movesOf, type Ending, type Match, type Move, type Request, type Side } from '@tabuleiro/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { monotonicNow } from '../../platform/time'
import type { StorageFault } from '../storage/storage'
import { timeLeftAfterMove } from './clock'
import { isComputerOnly, isSameMoment, whoMoves } from './seats'
import {
  initialState,
  isBoardLocked,
  isSameState,
  withArrival,
  withBrowsing,
  withClockTick,
  withEnding,
  withFlagFallen,
  withHint,
  withMove,
  withMoveQueued,
  withPause,
  withReceived,
  withRedo,
  withReload,
  withRequest,
  withResume,
  withTurnStarted,
  withUndo,
  type PlayState,
  type Received,
  type ShownHint,
  type Thinking,
  type TimedMove,
} from './state'
import { cancel, choose, confirm, legalTaps, tap, type Input, type LegalTaps, type TapResult } from './taps'

/** One match on a screen. Every change of the match or of what is shown of it goes through these functions. */
export interface MatchSession extends Pick<StoreApi<PlayState>, 'getState' | 'subscribe'> {
  /**
   * Handles a person's tap on a place; ignored in a computer's turn. With `needsConfirm` a complete move becomes
   * pending; otherwise it is played.
   */
  readonly tap: (place: string, needsConfirm: boolean) => void
  /** Enters a person's whole move at once; `needsConfirm` as for a tap. */
  readonly choose: (move: Move, needsConfirm: boolean) => void
  /** Plays the pending move. */
  readonly confirm: () => void
  /** Takes back the last tap: a pending move waits no more, and what was in hand before it stays there. */
  readonly cancel: () => void
  /** Plays the move of the computer to move; false if it is refused. An earlier position stays on the screen. */
  readonly submitComputerMove: (move: Move) => boolean
  /** Takes back one move or more, as `afterUndo` says; with `by` everything since that side's own turn. */
  readonly undo: (by?: Side) => void
  readonly redo: () => void
  /** Ends an unfinished match; by flag fall instead if the side to move has no time left. */
  readonly end: (ending: Ending) => void
  /** Asks the friend of a game by link for something; with `undefined` drops what either has asked. */
  readonly request: (request: Request | undefined) => void
  /** Takes something that came by link, which `runReceiving` shows in a moment, so that it is seen to happen. */
  readonly receive: (received: Received) => void
  /** Adds to the match what came by link. */
  readonly takeIn: () => void
  /** The link was handed over: what it holds is taken back no more without the friend's consent. */
  readonly markSent: () => void
  /** Shows the position after `ply` moves. */
  readonly browse: (ply: number) => void
  /** Shows a hint to the person to move, and counts it in the match when its first step is shown. */
  readonly showHint: (hint: ShownHint | undefined) => void
  /** Pauses or resumes two computers or the clock. The match is saved with the time its clock shows. */
  readonly pause: (isPaused: boolean) => void
  /** The player who moved keeps the device in hand, or has passed it on. */
  readonly hold: (isHeld: boolean) => void
  /**
   * Reads a running clock. If no time is left, the flag falls and the match ends; otherwise the time is stored in
   * the match and a low-time warning is shown if one is due.
   */
  readonly tickClock: () => void
  readonly setPace: (millis: number) => void
  /** For `runComputers`: what the computer to move is doing. */
  readonly setThinking: (thinking: Thinking) => void
  /** Asks a computer that failed once more. */
  readonly askAgain: () => void
  /** Takes in the match as another tab has left it, without writing it, and whether its last move was not sent. */
  readonly reload: (match: Match, isUnsent?: boolean) => void
  /** Shows why the match could not be saved; undefined once it is. */
  readonly setSaveFault: (fault: StorageFault | undefined) => void
  /** Whether a screen or a player follows the session. */
  readonly isObserved: () => boolean
}

/**
 * Saves a match, and whether its last move waits to be sent. It settles when the write has succeeded or failed, and
 * never rejects; writes keep their order.
 */
export type Save = (match: Match, isUnsent: boolean) => Promise<void>

/** How a session saves its match, whether its last move waits to be sent, and the monotonic clock that it reads. */
interface SessionOptions {
  readonly save?: Save
  readonly isUnsent?: boolean
  readonly now?: () => number
}

/**
 * Creates the session of one match. With `save` every change is shown at once and its write starts in the same tick.
 * The next move waits until the write has settled, so that a kill loses at most one move.
 */
export function createMatchSession(
  match: Match,
  { save, isUnsent, now = monotonicNow }: SessionOptions = {},
): MatchSession {
  const queue = createMoveQueue(initialState(match, isUnsent), save, now)
  const { getState, subscribe, show, change } = queue
  const input = (next: (legal: LegalTaps, input: Input) => TapResult) => {
    if (isBoardLocked(getState()) || queue.hasQueuedMove()) return
    const { input, play } = next(legalTaps(getState().match), getState().input)
    if (play === undefined) show({ ...getState(), input })
    else queue.submitMove(play)
  }
  return {
    getState,
    subscribe,
    tap: (place, needsConfirm) => input((legal, before) => tap(legal, before, place, needsConfirm)),
    choose: (move, needsConfirm) => input((legal, before) => choose(legal, before, move, needsConfirm)),
    confirm: () => input(confirm),
    cancel: () => show({ ...getState(), input: cancel(getState().input) }),
    submitComputerMove: move => {
      const isLegal = whoMoves(getState().match) === 'computer' && movesOf(getState().match).includes(move)
      if (isLegal) queue.submitMove(move)
      return isLegal
    },
    undo: by => change(withUndo(getState(), by)),
    redo: () => change(withRedo(getState())),
    end: ending => change(withEnding(getState(), ending, now())),
    request: request => change(withRequest(getState(), request)),
    receive: received => show(withReceived(getState(), received)),
    takeIn: () => change(withArrival(getState())),
    markSent: () => change({ ...getState(), isUnsent: false }),
    browse: ply => show(withBrowsing(getState(), ply)),
    showHint: hint => change(withHint(getState(), hint)),
    pause: isPaused => {
      if (isPaused && isComputerOnly(getState().match)) queue.dropQueuedMove()
      change(isPaused ? withPause(getState(), now()) : withResume(getState(), now(), queue.hasQueuedMove()))
    },
    hold: isHeld => show({ ...getState(), isHeld }),
    tickClock: () => {
      if (getState().stopwatch.since !== undefined) change(withClockTick(getState(), now()))
    },
    setPace: pace => show({ ...getState(), pace }),
    setThinking: thinking => show({ ...getState(), thinking }),
    askAgain: () => {
      if (getState().thinking === 'failed') show({ ...getState(), thinking: 'idle' })
    },
    reload: (newer, isUnsent = false) => show(withReload(getState(), newer, isUnsent)),
    setSaveFault: saveFault => show({ ...getState(), saveFault }),
    isObserved: queue.isObserved,
  }
}

/** The state of a session, and the order of its moves and writes. */
interface MoveQueue extends Pick<StoreApi<PlayState>, 'getState' | 'subscribe'> {
  /** Shows a state whose match needs no writing. */
  readonly show: (next: PlayState) => void
  /** Shows a state, and starts to write what a save holds of it if that has changed. */
  readonly change: (next: PlayState) => void
  /**
   * Plays a legal move once all earlier writes have settled. The player's clock is read now: if no time is left, the
   * flag falls and the move is not played. A queued move is dropped if the match changes before it is played.
   */
  readonly submitMove: (move: Move) => void
  readonly hasQueuedMove: () => boolean
  readonly isObserved: () => boolean
  readonly dropQueuedMove: () => void
}

/**
 * Creates the queue of one match. A move waits until the write of the move before it has settled, so that a kill
 * loses at most one move. `now` reads a monotonic clock.
 */
function createMoveQueue(initial: PlayState, save: Save | undefined, now: () => number): MoveQueue {
  const { getState, setState, subscribe, isObserved } = createObservedStore(initial)
  let pendingWrites = 0
  let queued: TimedMove | undefined
  const show = (shown: PlayState) => {
    const before = getState()
    const next = withTurnStarted(before, shown, now())
    if (isSameState(next, before)) return
    if (!isSameMoment(next.match, before.match)) queued = undefined
    setState(next, true)
  }
  const change = (next: PlayState) => {
    const { match, isUnsent } = getState()
    if (save && (next.match !== match || next.isUnsent !== isUnsent)) void write(save, next)
    show(next)
  }
  const write = async (save: Save, { match, isUnsent }: PlayState) => {
    pendingWrites++
    try {
      await save(match, isUnsent)
    } finally {
      pendingWrites--
    }
    if (pendingWrites === 0 && queued !== undefined) change(withMove(getState(), queued))
  }
  const submitMove = (move: Move) => {
    const [state, moment] = [getState(), now()]
    const fallen = withFlagFallen(state, moment)
    const timed = { move, left: timeLeftAfterMove(state, moment) }
    if (fallen) change(fallen)
    else if (pendingWrites === 0) change(withMove(state, timed))
    else {
      queued = timed
      show(withMoveQueued(state, moment))
    }
  }
  const dropQueuedMove = () => {
    queued = undefined
  }
  return {
    getState,
    subscribe,
    show,
    change,
    submitMove,
    hasQueuedMove: () => queued !== undefined,
    isObserved,
    dropQueuedMove,
  }
}

/** A store that knows whether a listener is subscribed. */
function createObservedStore(initial: PlayState) {
  const store = createStore<PlayState>(() => initial)
  const observers = new Set<symbol>()
  const subscribe: typeof store.subscribe = listener => {
    const [observer, stop] = [Symbol('observer'), store.subscribe(listener)]
    observers.add(observer)
    return () => {
      observers.delete(observer)
      stop()
    }
  }
  return { ...store, subscribe, isObserved: () => observers.size > 0 }
}
