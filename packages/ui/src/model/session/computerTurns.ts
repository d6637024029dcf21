import type { MoveResult, Thinker } from '@tabuleiro/ai'
import {
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type Match,
  type Move,
  type Result,
  type State,
} from '@tabuleiro/engine'
import { isComputerOnly, whoMoves } from './seats'
import { seedFor } from './seed'
import type { MatchSession } from './session'
import type { PlayState } from './state'

/** A computer's pause takes no more than this share of the time it has left, so that it costs it no game. */
const MAX_PAUSE_SHARE = 1 / 20
/** How many times a computer is asked for a move before its turn counts as failed. */
const ATTEMPTS = 2

/** The clock and timers for computer turns, and their seeds. */
export interface TurnTiming {
  readonly clock: () => number
  /** Calls `run` after `millis`. The returned function cancels the call. */
  readonly schedule: (millis: number, run: () => void) => () => void
  /** How long the last move of a match is in motion on the screen: a computer answers when all stand still. */
  readonly motionMillis: (match: Match) => number
  /** How long a computer waits after that, so that people see both moves. */
  readonly pauseMillis: () => number
  /** The seed for a computer's move; by default `seedFor`. */
  readonly seed?: (match: Match) => number
}

/**
 * Plays the turns of the computers in a match until the returned function is called. It uses only the public functions
 * of the session: it subscribes to changes and submits moves. A change of the match cancels the query that is running;
 * browsing does not.
 */
export function runComputers(session: MatchSession, thinker: Thinker, timing: TurnTiming): () => void {
  const turns = new ComputerTurns(session, thinker, timing)
  const unsubscribe = session.subscribe(() => turns.update())
  turns.update()
  return () => {
    unsubscribe()
    turns.stop()
  }
}

/** The turn of a computer, from its beginning until its move is in the match. */
interface ComputerTurn {
  /** The position of the turn: another position ends it. */
  readonly at: State
  readonly began: number
  attempts: number
  state: 'asked' | 'found' | 'played' | 'failed'
  /** The move that was found, while it waits to be played. */
  move: Move | undefined
  /** The least milliseconds that the turn takes. */
  pace: number
  cancelTimer: () => void
}

class ComputerTurns {
  private turn: ComputerTurn | undefined

  constructor(
    private readonly session: MatchSession,
    private readonly thinker: Thinker,
    private readonly timing: TurnTiming,
  ) {}

  /** Begins or ends a computer's turn where a change of the session requires it. */
  update(): void {
    const state = this.session.getState()
    const at = positionToPlay(state)
    const { turn } = this
    if (turn?.at !== at || (turn?.state === 'failed' && state.thinking !== 'failed')) this.begin(at)
    else if (turn?.state === 'found' && turn.pace !== minTurnMillis(state, this.timing)) this.schedule(turn)
  }

  stop(): void {
    this.begin(undefined)
  }

  private begin(at: State | undefined): void {
    this.drop()
    const turn = at && newTurn(at, this.timing.clock())
    this.turn = turn
    // This notifies subscribers and so calls `update`, which finds this very turn.
    this.session.setThinking(turn ? 'thinking' : 'idle')
    if (turn && turn === this.turn) this.ask(turn)
  }

  private drop(): void {
    const { turn } = this
    this.turn = undefined
    turn?.cancelTimer()
    if (turn?.state === 'asked') this.thinker.cancel()
  }

  private ask(turn: ComputerTurn): void {
    turn.attempts++
    const { match } = this.session.getState()
    const { player } = match.seats[turn.at.turn]
    const seed = (this.timing.seed ?? seedFor)(match)
    const onAnswer = (answer?: Result<MoveResult>) => this.acceptAnswer(turn, match, answer)
    void this.thinker.ask(match, { kind: 'move', player, seed }).then(onAnswer, () => onAnswer())
  }

  /** Takes the answer to a query. The answer is undefined if another query replaced this one: that is a failure too. */
  private acceptAnswer(turn: ComputerTurn, match: Match, answer: Result<MoveResult> | undefined): void {
    if (turn !== this.turn) return
    const move = answer?.ok ? readMove(rulesOf(match), turn.at, seenAt(match), answer.value.move) : undefined
    if (move?.ok) {
      turn.state = 'found'
      turn.move = move.value
      this.schedule(turn)
    } else if (turn.attempts < ATTEMPTS) this.ask(turn)
    else {
      turn.state = 'failed'
      this.session.setThinking('failed')
    }
  }

  /** Plays the move once the turn has lasted its least time. A clock that was set back causes no longer delay. */
  private schedule(turn: ComputerTurn): void {
    turn.cancelTimer()
    turn.pace = minTurnMillis(this.session.getState(), this.timing)
    const wait = Math.min(turn.pace, turn.began + turn.pace - this.timing.clock())
    if (wait > 0) turn.cancelTimer = this.timing.schedule(wait, () => this.play(turn))
    else this.play(turn)
  }

  private play(turn: ComputerTurn): void {
    if (turn !== this.turn || turn.move === undefined) return
    turn.state = 'played'
    this.session.submitComputerMove(turn.move)
  }
}

function newTurn(at: State, began: number): ComputerTurn {
  const cancelTimer = () => undefined
  return { at, began, attempts: 0, state: 'asked', move: undefined, pace: 0, cancelTimer }
}

/** The position in which a computer is to move now; undefined in a person's turn and while paused. */
function positionToPlay({ match, isPaused }: PlayState): State | undefined {
  return whoMoves(match) === 'computer' && !isPaused ? positionOf(match) : undefined
}

/**
 * The least milliseconds of a turn: what the last move is in motion and a pause. In a match between two computers the
 * spectators set the time of a turn.
 */
function minTurnMillis({ match, pace }: PlayState, { motionMillis, pauseMillis }: TurnTiming): number {
  const moving = motionMillis(match)
  if (isComputerOnly(match)) return Math.max(pace, moving)
  const left = match.clock?.left[positionOf(match).turn] ?? Infinity
  return moving + Math.min(pauseMillis(), left * MAX_PAUSE_SHARE)
}
