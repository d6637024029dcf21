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

/** The least milliseconds between the start of a computer's turn and its move, so that people see the move. */
const MIN_ANSWER_MS = 300
/** How often a computer is asked before it has failed. */
const ATTEMPTS = 2

/** The clock and timers for computer turns, and their seeds. */
export interface TurnTiming {
  readonly clock: () => number
  /** Calls back later, unless the function it returns is called first. */
  readonly schedule: (millis: number, run: () => void) => () => void
  /** The seed for a computer's move; by default `seedFor`. */
  readonly seed?: (match: Match) => number
}

/**
 * Lets the computers of a match play until the function it returns is called. It works on the session from outside, as a person
 * does: it subscribes to changes and submits moves. A change of the match drops the query before it; browsing does not.
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

  /** The session has changed: begins or ends a computer's turn where it must. */
  update(): void {
    const state = this.session.getState()
    const at = positionToPlay(state)
    const { turn } = this
    if (turn?.at !== at || (turn?.state === 'failed' && state.thinking !== 'failed')) this.begin(at)
    else if (turn?.state === 'found' && turn.pace !== minTurnMillis(state)) this.schedule(turn)
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

  /** A thinker that was given another query meanwhile answers undefined: that is a failure like any other. */
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

  /** Plays the move when the turn has taken its least time. A clock that was set back does not delay it beyond that. */
  private schedule(turn: ComputerTurn): void {
    turn.cancelTimer()
    turn.pace = minTurnMillis(this.session.getState())
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
  return { at, began, attempts: 0, state: 'asked', move: undefined, pace: MIN_ANSWER_MS, cancelTimer }
}

/** The position in which a computer is to move now; undefined in a person's turn and while paused. */
function positionToPlay({ match, isPaused }: PlayState): State | undefined {
  return whoMoves(match) === 'computer' && !isPaused ? positionOf(match) : undefined
}

/** Between two computers the people who watch set the pace. */
function minTurnMillis({ match, pace }: PlayState): number {
  return isComputerOnly(match) ? pace : MIN_ANSWER_MS
}
