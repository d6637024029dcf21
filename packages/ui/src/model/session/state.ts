import { playMove, type Match, type Move } from '@tabuleiro/engine'
import type { Hint } from '@tabuleiro/ai'
import type { StorageFault } from '../storage/storage'
import { flagFallAt, isTimed, timeLeftAfterMove, startedAt, stoppedWatch, stoppedAt, type Stopwatch } from './clock'
import { noInput, type Input } from './taps'
import { isSameMoment, isComputerOnly } from './seats'

/** Keeps a match. It settles when that is done or has failed, and never rejects; writes are made in the order asked for. */
export type Save = (match: Match) => Promise<void>

/** Advice on a screen: looked for, the place to look at, the whole move. */
export type ShownHint =
  | { readonly step: 'sought' }
  | { readonly step: 'place' | 'move'; readonly hint: Pick<Hint, 'move' | 'taps' | 'reason'> }

/** What a computer player is doing: nothing, thinking about its move, or waiting to be asked again after it failed. */
export type Thinking = 'idle' | 'thinking' | 'failed'

/** A match on a screen: the match itself, and what the screen shows of it that no record keeps. */
export interface PlayState {
  readonly match: Match
  /** What has been tapped for the next move. */
  readonly input: Input
  /** The ply looked back at; undefined while the present position is shown. Looking back never edits the match. */
  readonly browsedPly: number | undefined
  readonly hint: ShownHint | undefined
  readonly thinking: Thinking
  /** Whether two computers were stopped, or the clock was: nobody plays then. */
  readonly isPaused: boolean
  /** The time of the present turn. */
  readonly watch: Stopwatch
  /** The milliseconds of which whoever thinks is being warned: no more than that is left. */
  readonly warning: number | undefined
  /** Milliseconds that two computers give each move at least. */
  readonly pace: number
  /** Why the match is not kept as it is shown. */
  readonly saveFault: StorageFault | undefined
}

/** How fast two computers play where nobody says otherwise. */
const USUAL_PACE = 1000

/** What a store stands on: the state, who hears of it, and the order of moves and writes. */
export interface Holder {
  readonly get: () => PlayState
  readonly subscribe: (listener: () => void) => () => void
  /** Shows a state whose match needs no writing. */
  readonly show: (next: PlayState) => void
  /** Shows a state and starts to write its match where that is another one. */
  readonly change: (next: PlayState) => void
  /**
   * Plays a legal move as soon as the writes before it have settled, unless the moment is gone by then. It takes the time that
   * it is now; a move that comes too late ends the match instead.
   */
  readonly enter: (move: Move) => void
  /** Whether a move waits for a write. */
  readonly isHolding: () => boolean
  /** Forgets the move that waits. */
  readonly letGo: () => void
}

/** A move that waits for a write, and what its player had left when it was made. */
interface QueuedMove {
  readonly move: Move
  readonly left: number | undefined
}

/** A holder of one match. `now` is a time that is never set back. */
export function createHolder(match: Match, save: Save | undefined, now: () => number): Holder {
  let state = opened(match)
  let writes = 0
  let held: QueuedMove | undefined
  const listeners = new Set<() => void>()
  const show = (shown: PlayState) => {
    const next = isSameMoment(shown.match, state.match) ? shown : inNewTurn(shown, now())
    if (isSame(next, state)) return
    if (!isSameMoment(next.match, state.match)) held = undefined
    state = next
    for (const listener of listeners) listener()
  }
  const change = (next: PlayState) => {
    if (next.match !== state.match) void write(next.match)
    show(next)
  }
  const write = async (changed: Match) => {
    if (save === undefined) return
    writes++
    try {
      await save(changed)
    } finally {
      writes--
    }
    if (writes === 0 && held !== undefined) change(afterMove(state, held))
  }
  return {
    get: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show,
    change,
    enter: move => {
      const moment = now()
      const fallen = flagFallAt(state, moment)
      const made = { move, left: timeLeftAfterMove(state, moment) }
      if (fallen) change({ ...state, match: fallen, input: noInput, hint: undefined })
      else if (writes === 0) change(afterMove(state, made))
      else {
        held = made
        show({ ...state, input: noInput, watch: stoppedAt(state.watch, moment) })
      }
    },
    isHolding: () => held !== undefined,
    letGo: () => {
      held = undefined
    },
  }
}

/**
 * A match as it comes onto the screen. Two computers of which somebody took moves back wait for a word to go on, and so does a
 * clock that has run before.
 */
function opened(match: Match): PlayState {
  return {
    match,
    input: noInput,
    browsedPly: undefined,
    hint: undefined,
    thinking: 'idle',
    isPaused: isTimed(match) || (isComputerOnly(match) && match.undone.length > 0),
    watch: stoppedWatch,
    warning: undefined,
    pace: USUAL_PACE,
    saveFault: undefined,
  }
}

/** Another turn, or the end: its time begins when it is seen. Where there is nothing to go on with, nothing is stopped. */
function inNewTurn(state: PlayState, now: number): PlayState {
  const isPaused = state.isPaused && (isTimed(state.match) || isComputerOnly(state.match))
  const watch = isTimed(state.match) && !isPaused ? startedAt(now) : stoppedWatch
  return { ...state, isPaused, watch, warning: undefined }
}

/** The one place where a move enters the match. Who looks back goes on looking. */
function afterMove(state: PlayState, { move, left }: QueuedMove): PlayState {
  const played = playMove(state.match, move, left)
  if (!played.ok) throw new Error(`an offered move was refused: ${played.error.code}`)
  return { ...state, match: played.value, input: noInput, hint: undefined }
}

/** Whether nothing that a screen shows has changed. */
function isSame(a: PlayState, b: PlayState): boolean {
  return (Object.keys(a) as (keyof PlayState)[]).every(key => a[key] === b[key])
}
