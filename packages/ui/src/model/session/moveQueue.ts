import type { Match, Move } from '@tabuleiro/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { timeLeftAfterMove } from './clock'
import { isSameMoment } from './seats'
import {
  initialState,
  isSameState,
  withFlagFallen,
  withMove,
  withMoveQueued,
  withTurnStarted,
  type PlayState,
  type TimedMove,
} from './state'

/** Saves a match. It settles when the write has succeeded or failed, and never rejects; writes keep their order. */
export type Save = (match: Match) => Promise<void>

/** The state of a session, and the order of its moves and writes. */
export interface MoveQueue extends Pick<StoreApi<PlayState>, 'getState' | 'subscribe'> {
  /** Shows a state whose match needs no writing. */
  readonly show: (next: PlayState) => void
  /** Shows a state, and starts to write its match if the match has changed. */
  readonly change: (next: PlayState) => void
  /**
   * Plays a legal move once all earlier writes have settled. The player's clock is read now: if no time is left, the
   * flag falls and the move is not played. A queued move is dropped if the match changes before it is played.
   */
  readonly submitMove: (move: Move) => void
  readonly hasQueuedMove: () => boolean
  readonly dropQueuedMove: () => void
}

/**
 * Creates the queue of one match. A move waits until the write of the move before it has settled, so that a kill
 * loses at most one move. `now` reads a monotonic clock.
 */
export function createMoveQueue(match: Match, save: Save | undefined, now: () => number): MoveQueue {
  const { getState, setState, subscribe } = createStore<PlayState>(() => initialState(match))
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
    if (save && next.match !== getState().match) void write(save, next.match)
    show(next)
  }
  const write = async (save: Save, changed: Match) => {
    pendingWrites++
    try {
      await save(changed)
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
  return { getState, subscribe, show, change, submitMove, hasQueuedMove: () => queued !== undefined, dropQueuedMove }
}
