import {
  movesOf,
  piecesOf,
  playMove,
  positionOf,
  redo,
  resultOf,
  rulesOf,
  undo,
  type Match,
  type Move,
} from '@tabuleiro/engine'
import { useSyncExternalStore } from 'react'
import { confirm, noInput, tap, type Input, type Offer, type Step } from './input'

/** A match on a screen: the match itself, what has been tapped for the next move, and the ply looked back at, if any. */
export interface PlayState {
  readonly match: Match
  readonly input: Input
  /** Undefined while the present position is shown. Looking back is screen state: it never edits the match. */
  readonly lookingAt: number | undefined
}

/** Holds one match and lets nobody else assign it: every change comes in through these functions. */
export interface MatchStore {
  readonly get: () => PlayState
  readonly subscribe: (listener: () => void) => () => void
  /** A tap on a place. With `confirm` the move it completes only waits. */
  readonly tap: (place: string, confirm: boolean) => void
  /** Plays the move that waits. */
  readonly confirm: () => void
  /** Forgets what was tapped. */
  readonly cancel: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Looks at the position after `ply` moves. */
  readonly look: (ply: number) => void
}

/** A store for one match. */
export function createMatchStore(match: Match): MatchStore {
  let state: PlayState = { match, input: noInput, lookingAt: undefined }
  const listeners = new Set<() => void>()
  const set = (next: PlayState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tap: (place, wait) =>
      set(canPlay(state) ? stepped(state, tap(offerOf(state.match), state.input, place, wait)) : state),
    confirm: () => set(canPlay(state) ? stepped(state, confirm(offerOf(state.match), state.input)) : state),
    cancel: () => set(state.input === noInput ? state : { ...state, input: noInput }),
    undo: () => set(canUndo(state.match) ? present(takenBack(state.match)) : state),
    redo: () => set(present(redo(state.match))),
    look: ply => set({ ...state, input: noInput, lookingAt: clamped(state.match, ply) }),
  }
}

/** The state of a store, and a new render whenever it changes. */
export function usePlayState(store: MatchStore): PlayState {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** What the present position offers to tap. */
export function offerOf(match: Match): Offer {
  const game = rulesOf(match)
  const state = positionOf(match)
  return {
    choices: movesOf(match).map(move => ({ move, taps: game.taps(state, move) })),
    // A piece that is tapped for itself is called by its kind and id (`turtle-s4`).
    lying: new Map(piecesOf(match).map(piece => [`${piece.kind}-${piece.id}`, piece.at])),
  }
}

/** Whether there is a move to take back and the match allows it. */
export function canUndo(match: Match): boolean {
  return match.takebacks.allowed && (match.plies.length > 0 || match.ending !== undefined)
}

/** Moves are made in the present only. */
function canPlay({ match, lookingAt }: PlayState): boolean {
  return lookingAt === undefined && resultOf(match) === undefined
}

function stepped(state: PlayState, { input, play }: Step): PlayState {
  return play === undefined ? { ...state, input } : present(afterMove(state.match, play))
}

/** The one place where a move enters the match. */
function afterMove(match: Match, move: Move): Match {
  const played = playMove(match, move)
  if (!played.ok) throw new Error(`an offered move was refused: ${played.error.code}`)
  return played.value
}

/** Takes back one ply and counts it for the player who had made it. */
function takenBack(match: Match): Match {
  return undo(match, 1, match.plies.length > 0 ? positionOf(match, match.plies.length - 1).turn : undefined)
}

function present(match: Match): PlayState {
  return { match, input: noInput, lookingAt: undefined }
}

function clamped({ plies }: Match, ply: number): number | undefined {
  return ply >= plies.length ? undefined : Math.max(0, ply)
}
